import LayoutCode
import LayoutSyntax

/// Leaves out the smallest part that an error is in, and a larger one each time that the error comes again.
enum Leaving {
    /// What stands for a value that is left out.
    static let value = "_leftOut()"

    /// The same, and `nil` where none can be made.
    static let valueIfKnown = "_leftOutIfKnown()"

    /// What comes for a constraint's constant.
    private static let constantValue = "(" + value + " as CGFloat)"

    /// Arguments that take the constant of a constraint, and methods that take nothing else.
    private static let constantLabels: Set<String> = [
        "constant", "equalToConstant", "greaterThanOrEqualToConstant", "lessThanOrEqualToConstant",
    ]
    private static let constantMethods: Set<String> = ["offset", "inset"]

    static func leaveOut(_ step: inout RepairStep) -> Bool {
        guard !step.levels.isEmpty else {
            step.dropped.append(step.file.path)
            return true
        }
        var attempt = step.attempt
        if let innermost = step.levels.last, innermost.surroundings == .code {
            if attempt == 0, let range = constant(around: step.token, in: innermost.tokens, step.tokens) {
                step.leaveOut(range, by: constantValue, isOfLayout: true)
                return true
            }
            // The constant was not what is wrong.
            if attempt > 0, text(innermost.tokens, step).contains(constantValue) { attempt -= 1 }
        }
        let index = step.levels.count - 1 - attempt
        guard index >= 0 else {
            step.dropped.append(step.file.path)
            return true
        }
        let level = step.levels[index]
        switch level.surroundings {
        case .code: leaveOutStatement(level, attempt, &step)
        case .type, .file: leaveOutDeclaration(level, &step)
        }
        return true
    }

    private static func leaveOutStatement(_ level: CodeLevel, _ attempt: Int, _ step: inout RepairStep) {
        if attempt == 0, let element = element(around: step.token, in: level.tokens, step.tokens) {
            return step.leaveOut(element)
        }
        switch level.statement.kind {
        case .result(.some) where !text(level.tokens, step).contains(value):
            step.leaveOut((level.tokens.lowerBound + 1)..<level.tokens.upperBound, by: value)
        case .control(.choice(let branches, _)):
            // An unknown condition does not hold; one that was replaced before is not what is wrong.
            guard attempt == 0,
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

    /// The constant of a constraint that a token is in: the constraint stays.
    private static func constant(around token: Int, in range: Range<Int>, _ tokens: SwiftCodeTokens) -> Range<Int>? {
        var open = token
        while open > range.lowerBound {
            open -= 1
            if tokens.tokens[open].kind == .mark, tokens.tokens[open].partner >= 0,
                Int(tokens.tokens[open].partner) < open
            {
                // Back over brackets that end before the token.
                open = Int(tokens.tokens[open].partner)
                continue
            }
            if tokens.is("{", at: open) { return nil }
            guard tokens.is("(", at: open), open > range.lowerBound else { continue }
            let close = tokens.end(at: open) - 1
            let isMethod =
                open > 1 && constantMethods.contains(tokens.text(at: open - 1)) && tokens.is(".", at: open - 2)
            var start = open + 1
            var index = start
            while index <= close {
                if index == close || tokens.is(",", at: index) {
                    let label = start + 1 < index && tokens.is(":", at: start + 1) ? tokens.text(at: start) : nil
                    let first = label == nil ? start : start + 2
                    if (first..<index).contains(token), label.map({ constantLabels.contains($0) }) ?? isMethod {
                        return first..<index
                    }
                    start = index + 1
                }
                index = index == close ? index + 1 : tokens.end(at: index)
            }
        }
        return nil
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

    /// The type whose initializer an expression calls, and whose value methods such as `withAlpha(…)` change; in a static
    /// variable of that type anything that begins so is one.
    private static func constructed(_ range: Range<Int>, _ step: RepairStep) -> String? {
        let tokens = step.tokens
        let first = range.lowerBound
        guard tokens.kindIsWord(at: first), tokens.text(at: first).first?.isUppercase == true,
            first + 1 < range.upperBound
        else { return nil }
        let name = tokens.text(at: first)
        if step.error.text.contains("cannot find '\(name)'") { return nil }
        if case .type(let type)? = step.typeLevel?.statement.kind, type.name == name { return name }
        guard tokens.is("(", at: first + 1) else { return nil }
        var index = tokens.end(at: first + 1)
        while index < range.upperBound {
            if tokens.is("!", at: index) {
                index += 1
            } else if tokens.is(".", at: index), index + 2 < range.upperBound, tokens.is("(", at: index + 2),
                tokens.text(at: index + 1).hasPrefix("with")
            {
                index = tokens.end(at: index + 2)
            } else {
                return nil
            }
        }
        return name
    }

    private static func text(_ range: Range<Int>, _ step: RepairStep) -> String { step.file.text(of: range) }
}
