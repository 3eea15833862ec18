import LayoutModel

/// Reads blocks of Masonry.
enum MasonryReader {
    private typealias Link = ObjectiveCExpression.Link

    /// `[title mas_makeConstraints:^(MASConstraintMaker *make) { … }]`; `nil` for other statements.
    static func block(_ statement: ObjectiveCStatement) throws(ProofFailure) -> MasonryBlock? {
        guard case .expression(.message(let receiver, ["mas_makeConstraints"], let arguments)) = statement.kind,
            case .block(let parameter, let body)? = arguments.first
        else { return nil }
        guard parameter == "make", !body.isEmpty else { throw ProofFailure("line \(statement.line) makes nothing") }
        var lines: [MasonryLine] = []
        for statement in body { lines.append(try line(statement)) }
        return MasonryBlock(receiver: try receiver.path(line: statement.line), lines: lines)
    }

    private static func line(_ statement: ObjectiveCStatement) throws(ProofFailure) -> MasonryLine {
        let number = statement.line
        let failure = ProofFailure("line \(number) is no line of Masonry")
        guard case .expression(.chain(var links)) = statement.kind, !links.isEmpty,
            links.removeFirst() == .member("make")
        else { throw failure }
        var attributes: [MasonryLine.Attribute] = []
        while case .member(let word)? = links.first, let attribute = MasonryLine.Attribute(word: word) {
            attributes.append(attribute)
            links.removeFirst()
        }
        guard !attributes.isEmpty, let comparison = try call(&links, number), comparison.arguments.count == 1 else {
            throw failure
        }
        let isBoxed = comparison.name.hasPrefix("mas_")
        let word = isBoxed ? String(comparison.name.dropFirst("mas_".count)) : comparison.name
        guard let relation = Relation.allCases.first(where: { $0.rawValue + "To" == word }) else { throw failure }
        var line = MasonryLine(
            attributes: attributes,
            relation: relation,
            target: try target(comparison.arguments[0], isBoxed: isBoxed, number)
        )
        while let modifier = try call(&links, number) { try modify(&line, modifier.name, modifier.arguments, number) }
        return line
    }

    /// The next call of a chain; `nil` at its end.
    private static func call(
        _ links: inout [ObjectiveCExpression.Link],
        _ line: Int
    ) throws(ProofFailure) -> (name: String, arguments: [ObjectiveCExpression])? {
        if links.isEmpty { return nil }
        guard links.count > 1, case .member(let name) = links[0], case .call(let arguments) = links[1] else {
            throw ProofFailure("line \(line) is no line of Masonry")
        }
        links.removeFirst(2)
        return (name, arguments)
    }

    private static func target(
        _ value: ObjectiveCExpression,
        isBoxed: Bool,
        _ line: Int
    ) throws(ProofFailure) -> MasonryLine.Target {
        if isBoxed {
            if case .number(let number) = value { return .number(number) }
            let numbers = try value.numbers(of: "CGSizeMake", count: 2, line: line)
            return .size(width: numbers[0], height: numbers[1])
        }
        if case .message(let allocated, let labels, let arguments) = value {
            guard labels == ["initWithView", "item", "layoutAttribute"],
                case .message(let type, ["alloc"], []) = allocated, type.name == "MASViewAttribute",
                let attribute = LayoutAttribute(
                    rawValue: try arguments[2].word(after: "NSLayoutAttribute", line: line)
                )
            else { throw ProofFailure("line \(line) compares with nothing known") }
            return .guide(
                view: try arguments[0].path(line: line),
                guide: try arguments[1].path(line: line),
                attribute
            )
        }
        guard let names = value.names, let last = names.last else {
            throw ProofFailure("line \(line) compares with nothing known")
        }
        let owner = ObjectiveCNames.path(from: Array(names.dropLast()))
        if last.hasPrefix("mas_"), names.count > 1 {
            let word = String(last.dropFirst("mas_".count))
            if let attribute = LayoutAttribute(rawValue: word) { return .attribute(owner, attribute) }
            guard
                let edge = ObjectiveCLiteral.word(word, after: "safeAreaLayoutGuide")
                    .flatMap({ LayoutAttribute(rawValue: $0) })
            else { throw ProofFailure("line \(line) compares with nothing known") }
            return .safeArea(owner, edge)
        }
        return .view(ObjectiveCNames.path(from: names))
    }

    /// Each modifier once, in the order of the writer.
    private static func modify(
        _ line: inout MasonryLine,
        _ name: String,
        _ arguments: [ObjectiveCExpression],
        _ number: Int
    ) throws(ProofFailure) {
        let failure = ProofFailure("line \(number) has modifiers in another order")
        guard line.priority == nil else { throw failure }
        if arguments.isEmpty {
            guard let named = MasonryLine.priorities.first(where: { $0.name == name }) else { throw failure }
            line.priority = named.value
            return
        }
        guard arguments.count == 1 else { throw failure }
        switch name {
        case "multipliedBy" where line.multiplier == nil && line.constant == nil:
            line.multiplier = try arguments[0].number(line: number)
        case "offset" where line.constant == nil: line.constant = .offset(try arguments[0].number(line: number))
        case "inset" where line.constant == nil: line.constant = .inset(try arguments[0].number(line: number))
        case "insets" where line.constant == nil: line.constant = .insets(try arguments[0].insets(line: number))
        case "priority": line.priority = try arguments[0].number(line: number)
        default: throw failure
        }
    }
}
