import LayoutModel
import LayoutSyntax

/// Statements and expressions of a strict translation.
extension ObjectiveCTranslation {
    // MARK: Statements

    mutating func writeStatementStrictly(_ parser: inout ObjectiveCParser) throws(ReadError) -> Bool {
        let start = parser.position
        if parser.isAt("*", start + 1), parser.kind(at: start + 2) == .word, parser.isAt("=", start + 3) {
            let variable = try parser.objectVariable()
            try parser.skip("=")
            output.word("var", at: start)
            output.name(variable.name, at: variable.token)
            output.mark(":", at: start)
            output.name(variable.type, at: start)
            output.symbol("=", at: start)
            try write(parser.expression())
            strict?.locals.insert(variable.name)
            return try end(&parser)
        }
        let isAssignment = try isAssignment(parser)
        if !isAssignment {
            var ahead = parser
            guard case .chain(let primary, let links, _) = try ahead.expression() else {
                throw parser.failure("a statement")
            }
            if let last = links.last {
                guard case .call = last.kind else { throw fault("the value of this statement is not used", start) }
            } else {
                guard case .message = primary else { throw fault("the value of this statement is not used", start) }
            }
        }
        try writeExpressionStatement(&parser, returnsLast: false)
        return try end(&parser)
    }

    private func isAssignment(_ parser: ObjectiveCParser) throws(ReadError) -> Bool {
        var ahead = parser
        _ = try ahead.expression()
        return ahead.nextKind == .operator
    }

    mutating func assignStrictly(
        _ primary: ObjectiveCExpression.Primary,
        _ links: [ObjectiveCExpression.Link],
        _ mark: String,
        _ value: ObjectiveCExpression,
        _ token: Int
    ) throws(ReadError) {
        var (primary, links) = (primary, links)
        if case .group(.chain(let inner, let first, _)) = primary { (primary, links) = (inner, first + links) }
        guard mark == "=" else { throw fault("found \"\(mark)\", expected \"=\"", token) }
        var names: [String] = []
        for link in links {
            guard case .member(let name, let isVariable) = link.kind else { throw fault("this is not assigned", token) }
            names.append(isVariable ? "->" : name)
        }
        let isSelf = if case .name("self") = primary { true } else { false }
        if isSelf, names.count == 1, strict?.properties?[names[0]] == true {
            throw fault("\"\(names[0])\" can only be read, expected \"_\(names[0])\"", token)
        }
        let start = links.first?.token ?? token
        var kept = links.count
        if names.isEmpty || isSelf && names.count == 1 && strict?.isOwn(names[0]) == true {
            try write(.chain(primary, links, at: start))
        } else if let (count, row) = property(names, isSelf: isSelf) {
            kept -= count
            try write(.chain(primary, Array(links[..<kept]), at: start))
            for name in row.path.split(separator: ".") {
                output.member(name.last == "?" ? String(name.dropLast()) : String(name), at: links[kept].token)
                if name.last == "?" { output.postfix("?", at: links[kept].token) }
            }
            switch row.kind {
            case .cases(let prefix, _), .options(let prefix): expect(prefix, of: value)
            default: break
            }
        } else {
            try write(.chain(primary, links, at: start))
            switch names[names.count - 1] {
            case "autoresizingMask": expect("UIViewAutoresizing", of: value)
            case "priority": expect("UILayoutPriority", of: value)
            default: break
            }
        }
        output.symbol("=", at: token)
        try write(value)
    }

    /// The property of UIKit that the last members are, and how many these are.
    private func property(_ names: [String], isSelf: Bool) -> (count: Int, row: UIKitProperty)? {
        for count in [2, 1] where names.count >= count {
            // The code's own view of that name.
            if isSelf, names.count == count, strict?.isOwn(names[0]) == true { continue }
            if let row = UIKitProperty.objectiveC(names.suffix(count).joined(separator: ".")) { return (count, row) }
        }
        return nil
    }

    // MARK: Expressions

    func check(_ expression: ObjectiveCExpression) throws(ReadError) {
        let token = expression.token
        let prefix = strict?.prefixes[token]
        switch expression {
        case .text(let text, _):
            guard text != nil, source.text(at: token).hasPrefix("@") else { throw fault("expected @\"…\"", token) }
        case .cast, .unread: throw fault("found \"\(source.text(at: token))\", expected a value", token)
        case .chain(.statements, _, _): throw fault("found statements, expected a value", token)
        case .number where prefix == "UILayoutPriority": return
        case .operation: return
        case .chain(.name, let links, _) where links.isEmpty: return
        default: break
        }
        if let prefix { throw fault("expected a constant that begins with \(prefix)", token) }
    }

    /// Says how a value has to begin that is a constant.
    mutating func expect(_ prefix: String, of value: ObjectiveCExpression) {
        strict?.prefixes[value.token] = prefix
        guard case .operation(let operands, _, _) = value else { return }
        for operand in operands { strict?.prefixes[operand.token] = prefix }
    }

    /// `fillEqually` for `UIStackViewDistributionFillEqually` where such a constant is expected.
    private func word(_ name: String, _ prefix: String, _ token: Int) throws(ReadError) -> String {
        let rest = name.dropFirst(prefix.count)
        guard name.hasPrefix(prefix), rest.first?.isUppercase == true || rest.first?.isNumber == true else {
            throw fault("found \"\(name)\", expected a constant that begins with \(prefix)", token)
        }
        return ObjectiveCNames.lowercased(String(rest))
    }

    /// `A | B`
    mutating func writeOptions(_ operands: [ObjectiveCExpression], _ token: Int) throws(ReadError) {
        guard let prefix = strict?.prefixes[token], ObjectiveCNames.optionPrefixes.contains(prefix) else {
            throw fault("\"|\" is not understood here", token)
        }
        output.mark("[", at: token)
        for (index, operand) in operands.enumerated() {
            guard let name = operand.name else { throw fault("expected a constant", operand.token) }
            if index > 0 { output.mark(",", at: operand.token) }
            output.member(try word(name, prefix, operand.token), at: operand.token)
        }
        output.mark("]", at: token)
    }

    /// - Returns: Whether it was written.
    mutating func writeNameStrictly(_ name: String, _ token: Int) throws(ReadError) -> Bool {
        if strict?.locals.contains(name) == true {
            output.name(strict?.parameters[name] ?? name, at: token)
            return true
        }
        if let prefix = strict?.prefixes[token] {
            let word = try word(name, prefix, token)
            let isOption = ObjectiveCNames.optionPrefixes.contains(prefix)
            if isOption { output.mark("[", at: token) }
            // Swift has no name for a mask without bits.
            if prefix != "UIViewAutoresizing" || word != "none" { output.member(word, at: token) }
            if isOption { output.mark("]", at: token) }
            return true
        }
        if ["self", "super", "YES", "NO", "nil"].contains(name) || strict?.variable(name) != nil { return false }
        if ObjectiveCNames.structure(name, before: "Zero") != nil {
            output.member("zero", at: token)
            return true
        }
        guard Self.isClass(name), ObjectiveCNames.constant(name) == nil else {
            throw fault("\"\(name)\" is not understood here", token)
        }
        return false
    }

    /// The first member of a chain whose beginning Swift needs not say: `self.title`, `UIColor.redColor`.
    func implied(_ name: String, _ links: [ObjectiveCExpression.Link]) -> String? {
        guard case .member(let member, isVariable: false)? = links.first?.kind else { return nil }
        return name == "UIColor" || name == "self" && isSeen(member) ? member : nil
    }

    /// Whether a member of `self` that the code or its surroundings declare means the same without `self`.
    private func isSeen(_ member: String) -> Bool {
        strict?.isOwn(member) == true && strict?.locals.contains(member) == false
    }

    mutating func writeMemberStrictly(
        _ name: String,
        of receiver: String?,
        isVariable: Bool,
        _ token: Int
    ) throws(ReadError) {
        if isVariable {
            let property = String(name.dropFirst())
            guard receiver == "self", name.hasPrefix("_"), strict?.properties.map({ $0[property] != nil }) ?? true
            else {
                throw fault("\"\(name)\" is no variable of this class", token)
            }
            return output.member(property, at: token)
        }
        if receiver == "UIColor" {
            guard name.hasSuffix("Color") else { throw fault("UIColor has no \"\(name)\" here", token) }
            return output.member(ObjectiveCNames.color(name), at: token)
        }
        if receiver == "self", facts.selectors.contains(name) { throw fault("\"\(name)\" is never called", token) }
        let isOwn = strict?.isOwn(name) == true
        if !isOwn, ObjectiveCNames.isSwift(name) { throw fault("Objective-C has no \"\(name)\"", token) }
        let member = isOwn ? name : swiftMember(name)
        if receiver == "self", isSeen(name) {
            output.name(member, at: token)
        } else {
            output.member(member, at: token)
        }
    }

    /// The types of a block's parameters are the library's.
    mutating func checkBlock(_ parameters: [String], _ head: Range<Int>) throws(ReadError) {
        var parser = ObjectiveCParser(source, head, depth: depth)
        try parser.skip("^")
        if parser.isNext("(") {
            var list = ObjectiveCParser(source, parser.brackets(), depth: depth)
            repeat {
                let variable = try list.objectVariable()
                guard strict?.library.blockTypes.contains(variable.type) == true else {
                    throw fault("found a block with \"\(variable.type)\", which is not understood", variable.token)
                }
                strict?.locals.insert(variable.name)
            } while list.take(",")
            guard list.isAtEnd else { throw list.failure("\")\"") }
        }
        guard parser.isAtEnd else { throw parser.failure("\"{\"") }
    }

    // MARK: Messages

    mutating func writeStrictly(_ message: ObjectiveCExpression.Message, _ token: Int) throws(ReadError) {
        let names = message.parts.map(\.name)
        let place = message.parts[0].token
        if message.isUnary {
            if message.receiver.name == "UIColor", !names[0].hasSuffix("Color") {
                throw fault("UIColor has no \"\(names[0])\" here", place)
            }
        } else if ObjectiveCNames.isSwift(names) {
            throw fault("Objective-C has no \"\(message.selector)\"", place)
        }
        for (index, part) in message.parts.enumerated() {
            guard let argument = part.arguments.first else { continue }
            if let prefix = ObjectiveCNames.constants(names, index) { expect(prefix, of: argument) }
        }
        try writeMessage(message, message.parts.flatMap(\.arguments), token)
    }
}
