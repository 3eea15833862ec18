import LayoutCode
import LayoutSyntax

/// Functions and choices that lost a part.
enum FunctionEnds {
    static let repairs = [
        Repair.containing("missing return in") { step in
            guard step.attempt < 3, step.tokens.is("}", at: step.token) else { return false }
            let isAlone = step.tokens.tokens[step.token].startsLine || step.tokens.is("{", at: max(0, step.token - 1))
            step.insert((isAlone ? " " : "; ") + "return " + Leaving.value + " ", before: step.token)
            return true
        },
        Repair.containing("switch must be exhaustive", "must contain at least one executable statement") { step in
            guard step.attempt == 0 else { return false }
            if step.error.text.contains("executable statement") {
                // `case .first:` whose body is left out.
                var index = step.token
                while index < step.tokens.count, !step.tokens.is(":", at: index) { index = step.tokens.end(at: index) }
                guard index < step.tokens.count else { return false }
                step.insert(" break", behind: index..<(index + 1))
                return true
            }
            guard let brace = (step.token..<step.tokens.count).first(where: { step.tokens.is("{", at: $0) }) else {
                return false
            }
            step.insert(" default: break ", before: Int(step.tokens.tokens[brace].partner))
            return true
        },
    ]
}
