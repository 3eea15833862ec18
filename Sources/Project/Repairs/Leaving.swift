import LayoutCode
import LayoutSyntax

/// Leaves out the smallest part that an error is in, and a larger one each time that the error comes again.
enum Leaving {
    /// What stands for a value that is left out.
    package static let value = "_leftOut()"

    static func leaveOut(_ step: inout RepairStep) -> Bool {
        guard !step.levels.isEmpty else {
            step.dropped.append(step.file.path)
            return true
        }
        let index = step.levels.count - 1 - step.attempt
        guard index >= 0 else {
            step.dropped.append(step.file.path)
            return true
        }
        let level = step.levels[index]
        switch level.surroundings {
        case .code: leaveOutStatement(level, &step)
        case .type, .file: leaveOutDeclaration(level, &step)
        }
        return true
    }

    private static func leaveOutStatement(_ level: CodeLevel, _ step: inout RepairStep) {
        if step.attempt == 0, let element = element(around: step.token, in: level.tokens, step.tokens) {
            return step.leaveOut(element)
        }
        switch level.statement.kind {
        case .result(.some) where !text(level.tokens, step).contains(value):
            step.leaveOut((level.tokens.lowerBound + 1)..<level.tokens.upperBound, by: value)
        case .control(.choice(let branches, _)):
            // An unknown condition does not hold; one that was replaced before is not what is wrong.
            guard step.attempt == 0,
                let (range, body) = conditions(of: branches, around: step.token, level, step)
            else {
                return step.leaveOut(level.tokens)
            }
            step.leaveOut(range, by: "false", decided: body)
        case .variable(let variable):
            leaveOut(variable, level, &step)
        default: step.leaveOut(level.tokens)
        }
    }

    /// The element of a list that a token is in, with the comma behind it: a list of constraints does without one.
    private static func element(around token: Int, in range: Range<Int>, _ tokens: SwiftCodeTokens) -> Range<Int>? {
        var open = token
        while open > range.lowerBound {
            open -= 1
            // Back over brackets that end before the token.
            if tokens.tokens[open].partner >= 0, Int(tokens.tokens[open].partner) < open,
                tokens.tokens[open].kind == .mark
            {
                open = Int(tokens.tokens[open].partner)
                continue
            }
            if tokens.is("{", at: open) { return nil }
            if tokens.is("[", at: open) { break }
        }
        guard tokens.is("[", at: open), open > range.lowerBound,
            tokens.tokens[open].isSpaced || tokens.is("(", at: open - 1) || tokens.is("[", at: open - 1)
        else { return nil }
        let close = Int(tokens.tokens[open].partner)
        guard close > token else { return nil }
        var start = open + 1
        var index = start
        var found: Range<Int>?
        var count = 0
        while index < close {
            if tokens.is(":", at: index) { return nil }
            if tokens.is(",", at: index) {
                if (start...index).contains(token) { found = start..<(index + 1) }
                start = index + 1
                count += 1
            }
            index = tokens.end(at: index)
        }
        if start < close, (start..<close).contains(token) { found = start..<close }
        return count > 0 ? found : nil
    }

    /// The tokens between `if` and the brace, and those of the block, of the branch whose condition a token is in.
    private static func conditions(
        of branches: [SwiftCode.Branch],
        around token: Int,
        _ level: CodeLevel,
        _ step: RepairStep
    ) -> (Range<Int>, body: Range<Int>)? {
        for branch in branches {
            let brace = branch.body.tokens.lowerBound - 1
            guard token <= brace, brace > level.tokens.lowerBound else { continue }
            var start = brace
            while start > level.tokens.lowerBound, !step.tokens.is("if", at: start - 1) { start -= 1 }
            return start < brace ? (start..<brace, branch.body.tokens) : nil
        }
        return nil
    }

    private static func leaveOutDeclaration(_ level: CodeLevel, _ step: inout RepairStep) {
        switch level.statement.kind {
        case .variable(let variable): leaveOut(variable, level, &step)
        case .function(let function):
            if let range = function.parameters.compactMap(\.defaultValue).first(where: { $0.contains(step.token) }),
                step.attempt == 0
            {
                return step.leaveOut(range, by: value)
            }
            if let body = function.body, body.tokens.contains(step.token), function.name != "init",
                !body.tokens.isEmpty,
                !text(body.tokens, step).hasPrefix("return " + value)
            {
                return step.leaveOut(body.tokens, by: " return " + value + " ")
            }
            step.leaveOut(level.tokens)
        default: step.leaveOut(level.tokens)
        }
    }

    /// With a type that is known, a variable stays, and its value is left out.
    private static func leaveOut(_ variable: SwiftCode.Variable, _ level: CodeLevel, _ step: inout RepairStep) {
        if variable.type != nil, let range = variable.value, range.contains(step.token),
            !text(range, step).hasPrefix(value)
        {
            return step.leaveOut(range, by: value)
        }
        // What a type is called for is one of it.
        if variable.type == nil, let range = variable.value, range.contains(step.token), step.attempt == 0,
            let name = constructed(range, step)
        {
            return step.leaveOut(range, by: "(" + value + " as " + name + ")")
        }
        step.leaveOut(level.tokens)
    }

    /// The type whose initializer an expression calls.
    private static func constructed(_ range: Range<Int>, _ step: RepairStep) -> String? {
        let first = range.lowerBound
        guard step.tokens.kindIsWord(at: first), step.tokens.text(at: first).first?.isUppercase == true,
            first + 1 < range.upperBound, step.tokens.is("(", at: first + 1),
            step.tokens.end(at: first + 1) == range.upperBound, !step.error.text.contains("cannot find '")
        else { return nil }
        return step.tokens.text(at: first)
    }

    private static func text(_ range: Range<Int>, _ step: RepairStep) -> String { step.file.text(of: range) }
}
