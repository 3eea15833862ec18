import LayoutModel
import SwiftSource

/// Parses blocks of SnapKit back into their typed values.
enum SnapKitReader {
    /// `title.snp.makeConstraints { make in … }`; `nil` for other statements.
    static func block(_ statement: Statement) throws(ProofFailure) -> SnapKitBlock? {
        guard case .expression(.chain(let links)) = statement.kind, links.count >= 4,
            case .function(let parameters, let body)? = links.last,
            links[links.count - 2] == .member("makeConstraints"), links[links.count - 3] == .member("snp")
        else { return nil }
        guard let receiver = SwiftExpression.chain(Array(links.dropLast(3))).path, parameters.count == 1 else {
            throw ProofFailure("line \(statement.line) makes constraints of nothing known")
        }
        var lines: [SnapKitLine] = []
        for line in body { lines.append(try self.line(line, maker: parameters[0])) }
        return SnapKitBlock(receiver: receiver, parameter: parameters[0], lines: lines)
    }

    private static func line(_ statement: Statement, maker: String) throws(ProofFailure) -> SnapKitLine {
        switch statement.kind {
        case .expression(.chain(let links)):
            return try line(links[...], maker: maker, line: statement.line)
        case .assignment(let target, "=", .chain(let links)):
            let suffix = ["constraint", "layoutConstraints", "first"].map { SwiftExpression.Link.member($0) }
            guard let property = target.path, links.count > 3, Array(links.suffix(3)) == suffix else {
                throw ProofFailure("line \(statement.line) assigns no constraint")
            }
            var line = try line(links.dropLast(3), maker: maker, line: statement.line)
            line.property = property
            return line
        default: throw ProofFailure("line \(statement.line) makes no constraint")
        }
    }

    private static func line(
        _ links: ArraySlice<SwiftExpression.Link>,
        maker: String,
        line number: Int
    ) throws(ProofFailure) -> SnapKitLine {
        var rest = links
        guard rest.popFirst() == .member(maker) else { throw ProofFailure("line \(number) makes no constraint") }
        var words: [String] = []
        while case .member(let word)? = rest.first {
            words.append(word)
            rest.removeFirst()
        }
        guard let name = words.popLast(), case .call(let arguments)? = rest.popFirst() else {
            throw ProofFailure("line \(number) has no relation")
        }
        var attributes: [SnapKitAttribute] = []
        for word in words {
            guard let attribute = SnapKitAttribute(rawValue: word) else {
                throw ProofFailure("line \(number) has the unknown attribute '\(word)'")
            }
            if attribute == .center, !attributes.isEmpty {
                throw ProofFailure("line \(number) continues with 'center', which can only begin")
            }
            attributes.append(attribute)
        }
        guard !attributes.isEmpty else { throw ProofFailure("line \(number) has no attribute") }
        let (relation, target) = try relation(name, arguments, line: number)
        var line = SnapKitLine(attributes: attributes, relation: relation, target: target)
        while let link = rest.popFirst() {
            guard case .member(let name) = link, case .call(let arguments)? = rest.popFirst(), arguments.count == 1,
                arguments[0].label == nil
            else { throw ProofFailure("line \(number) has an unknown modifier") }
            try modify(&line, name, arguments[0].value, line: number)
        }
        return line
    }

    private static func relation(
        _ name: String,
        _ arguments: [SwiftExpression.Argument],
        line: Int
    ) throws(ProofFailure) -> (Relation, SnapKitLine.Target) {
        for relation in Relation.allCases {
            if name == relation.rawValue + "ToSuperview", arguments.isEmpty { return (relation, .superview) }
            if name == relation.rawValue + "To", arguments.count == 1, arguments[0].label == nil {
                return (relation, try target(arguments[0].value, line: line))
            }
        }
        throw ProofFailure("line \(line) has the unknown relation '\(name)'")
    }

    private static func target(
        _ value: SwiftExpression,
        line: Int
    ) throws(ProofFailure) -> SnapKitLine.Target {
        if case .number(let number) = value { return .number(number) }
        guard let path = value.path else {
            let size = try ValueReader.structure(value, line: line)
            guard size.name == "CGSize", size.labels == ["width", "height"] else {
                throw ProofFailure("line \(line) compares with nothing known")
            }
            return .size(width: size.numbers[0], height: size.numbers[1])
        }
        let names = path.split(separator: ".")
        guard names.count > 2, names[names.count - 2] == "snp" else { return .item(path) }
        guard let attribute = SnapKitAttribute(rawValue: String(names[names.count - 1])) else {
            throw ProofFailure("line \(line) has the unknown attribute '\(names[names.count - 1])'")
        }
        return .attributes(names.dropLast(2).joined(separator: "."), attribute)
    }

    /// Multiplier and constant come before the priority, the label last; SnapKit's types allow no other order.
    private static func modify(
        _ line: inout SnapKitLine,
        _ name: String,
        _ value: SwiftExpression,
        line number: Int
    ) throws(ProofFailure) {
        let failure = ProofFailure("line \(number) has '\(name)' where SnapKit has none")
        switch name {
        case "multipliedBy", "dividedBy":
            guard line.multiplier == nil, line.constant == nil, line.priority == nil, line.label == nil else {
                throw failure
            }
            let factor = try ValueReader.number(value, line: number)
            line.multiplier = name == "dividedBy" ? .dividedBy(factor) : .multipliedBy(factor)
        case "offset", "inset":
            guard line.constant == nil, line.priority == nil, line.label == nil else { throw failure }
            line.constant = try constant(name, value, line: number)
        case "priority":
            guard line.priority == nil, line.label == nil else { throw failure }
            if let word = value.implicitName {
                guard let named = SnapKitLine.PriorityName(rawValue: word) else { throw failure }
                line.priority = .named(named)
            } else {
                line.priority = .number(try ValueReader.number(value, line: number))
            }
        case "labeled":
            guard line.label == nil else { throw failure }
            line.label = try ValueReader.string(value, line: number)
        default: throw failure
        }
    }

    private static func constant(
        _ name: String,
        _ value: SwiftExpression,
        line: Int
    ) throws(ProofFailure) -> SnapKitLine.Constant {
        if case .number(let number) = value { return name == "inset" ? .inset(number) : .offset(number) }
        let edges = try ValueReader.structure(value, line: line)
        let numbers = edges.numbers
        switch (name, edges.name, edges.labels) {
        case ("inset", "UIEdgeInsets", ["top", "left", "bottom", "right"]):
            return .insets(SourceInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
        case ("inset", "NSDirectionalEdgeInsets", ["top", "leading", "bottom", "trailing"]):
            return .directionalInsets(
                top: numbers[0],
                leading: numbers[1],
                bottom: numbers[2],
                trailing: numbers[3]
            )
        default: throw ProofFailure("line \(line) has a constant of an unknown kind")
        }
    }
}
