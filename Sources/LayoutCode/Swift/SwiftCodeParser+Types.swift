import LayoutSyntax

extension SwiftCodeParser {
    private static let typeMarks: Set<String> = [
        "some", "any", "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat", "nonisolated",
        "__owned", "__shared", "_const",
    ]

    /// The name of a type, without what follows it: `UILabel` of `UILabel?`.
    ///
    /// - Parameter joined: Whether types after `&` belong to it.
    mutating func type(joined: Bool = true) throws(ReadError) -> String {
        var first: String?
        repeat {
            try skipTypeMarks()
            let name = try typeName()
            first = first ?? name
            var index = position
            while index < end, tokens.is("async", at: index) || tokens.is("throws", at: index) {
                index += 1
                if index < end, tokens.is("(", at: index) { index = tokens.end(at: index) }
            }
            if index < end, tokens.is("->", at: index) { position = index }
        } while take("->") || joined && isNext("&") && take("&")
        return first ?? ""
    }

    private mutating func skipTypeMarks() throws(ReadError) {
        while position < end {
            if nextKind == .attribute {
                _ = attribute()
            } else if isNext("~") || nextWord.map(Self.typeMarks.contains) == true, position + 1 < end,
                !tokens.is(".", at: position + 1), !tokens.closes(at: position + 1)
            {
                let isMark = isNext("nonisolated")
                position += 1
                if isMark, isNext("("), isTouching { _ = brackets() }
            } else {
                return
            }
        }
        throw failure("a type")
    }

    /// A name with its members, generic arguments and question marks.
    private mutating func typeName() throws(ReadError) -> String {
        var name: String
        if isNext("[") || isNext("(") {
            name = tokens.text(at: position)
            _ = brackets()
        } else {
            name = try self.name()
        }
        while position < end {
            if isNext(".") || isNext("::"), kind(at: position + 1) == .word {
                position += 1
                name = try self.name()
            } else if isNext("<") {
                skipGenericArguments()
            } else if isTouching, isNext("?") || isNext("!") {
                position += 1
            } else {
                break
            }
        }
        return name
    }

    /// Moves behind `<…>`.
    mutating func skipGenericArguments() {
        var depth = 0
        while position < end {
            if isNext("<") {
                depth += 1
            } else if isNext(">") {
                depth -= 1
            } else if tokens.closes(at: position), !isNext(",") {
                return
            }
            skipOne()
            if depth <= 0 { return }
        }
    }

    /// Moves behind `where` and its requirements.
    mutating func skipRequirements() throws(ReadError) {
        guard take("where") else { return }
        repeat {
            _ = try type()
            if take(":") || take("==") { _ = try type() }
        } while take(",")
    }

    /// The position behind generic arguments that begin here, if what follows can follow a type.
    func genericEnd() -> Int? {
        var depth = 0
        var index = position
        while index < end, index - position < 256 {
            let token = tokens.tokens[index]
            if tokens.is("<", at: index) {
                depth += 1
            } else if tokens.is(">", at: index) {
                depth -= 1
                if depth == 0 { return canFollowType(index + 1) ? index + 1 : nil }
            } else {
                switch token.kind {
                case .word, .attribute, .number: break
                case .operator:
                    let isKnown =
                        tokens.is("?", at: index) || tokens.is("!", at: index) || tokens.is("->", at: index)
                        || tokens.is("&", at: index) || tokens.is("...", at: index) || tokens.is("~", at: index)
                    guard isKnown else { return nil }
                case .mark:
                    let isKnown =
                        tokens.is(",", at: index) || tokens.is(".", at: index) || tokens.is("(", at: index)
                        || tokens.is("[", at: index)
                    guard isKnown else { return nil }
                default: return nil
                }
            }
            index = tokens.end(at: index)
        }
        return nil
    }

    private func canFollowType(_ index: Int) -> Bool {
        guard index < end else { return true }
        let next = tokens.tokens[index]
        switch next.kind {
        case .mark: return !next.startsLine || !tokens.is("(", at: index) && !tokens.is("[", at: index)
        case .operator:
            return tokens.is("&", at: index) || next.fixity == .postfix && tokens.is("?", at: index)
                || next.fixity == .postfix && tokens.is("!", at: index)
        default: return false
        }
    }

    // MARK: Attributes

    /// Attributes that have no arguments: parentheses behind them are the type.
    private static let attributesOfTypes: Set<String> = ["autoclosure", "escaping", "Sendable"]

    /// An attribute with its arguments; what is no call's is skipped.
    mutating func attribute() -> SwiftCode.Attribute {
        var attribute = SwiftCode.Attribute(name: tokens.text(at: position).filter { $0 != "@" && $0 != "`" })
        var name = attribute.name
        position += 1
        while isNext("."), isTouching, kind(at: position + 1) == .word {
            name = tokens.text(at: position + 1)
            position += 2
        }
        if isNext("<"), isTouching { skipGenericArguments() }
        guard isNext("("), isTouching || name == "available", !Self.attributesOfTypes.contains(name) else {
            return attribute
        }
        let close = tokens.end(at: position)
        // The parameters of a function's type.
        if close < end, tokens.is("->", at: close) { return attribute }
        let content = brackets()
        // Swift's own attributes have words rather than arguments, and names in lower case.
        if name.first?.isUppercase == true { attribute.arguments = content }
        return attribute
    }
}
