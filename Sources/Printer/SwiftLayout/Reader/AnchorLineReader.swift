import LayoutModel
import SwiftSource

/// Reads lines of anchors.
enum AnchorLineReader {
    static func lines(_ body: [Statement]) throws(ProofFailure) -> [AnchorLine] {
        var lines: [AnchorLine] = []
        for statement in body {
            guard case .expression(.chain(let links)) = statement.kind else {
                throw ProofFailure("line \(statement.line) has no anchors")
            }
            lines.append(try line(links[...], at: statement.line))
        }
        return lines
    }

    private static func line(
        _ links: ArraySlice<SwiftExpression.Link>,
        at line: Int
    ) throws(ProofFailure) -> AnchorLine {
        var links = links
        guard links.popFirst() == .member("Anchors") else { throw ProofFailure("line \(line) has no anchors") }
        var read: AnchorLine
        if case .call(let arguments)? = links.first {
            links.removeFirst()
            var attributes: [LayoutAttribute] = []
            for argument in arguments {
                guard argument.label == nil else { throw ProofFailure("line \(line) labels an attribute") }
                attributes.append(try attribute(ValueReader.implicit(argument.value, line: line), at: line))
            }
            read = AnchorLine(isListed: true, head: .attributes(attributes))
        } else {
            read = AnchorLine(head: try head(&links, at: line))
        }
        while let link = links.popFirst() {
            guard case .member(let name) = link, case .call(let arguments)? = links.popFirst() else {
                throw ProofFailure("line \(line) calls nothing")
            }
            try add(name, arguments, to: &read, at: line)
        }
        return read
    }

    /// `top.bottom`, up to the first call.
    private static func head(
        _ links: inout ArraySlice<SwiftExpression.Link>,
        at line: Int
    ) throws(ProofFailure) -> AnchorLine.Head {
        var names: [String] = []
        while case .member(let name)? = links.first {
            if links.count > 1, case .call = links[links.startIndex + 1] { break }
            links.removeFirst()
            names.append(name)
        }
        if names.count == 1, let composite = AnchorComposite(rawValue: names[0]) { return .composite(composite) }
        var attributes: [LayoutAttribute] = []
        for name in names { attributes.append(try attribute(name, at: line)) }
        return .attributes(attributes)
    }

    private static func attribute(_ name: String, at line: Int) throws(ProofFailure) -> LayoutAttribute {
        guard let attribute = LayoutAttribute(rawValue: name) else {
            throw ProofFailure("line \(line) names the unknown attribute '\(name)'")
        }
        return attribute
    }

    // MARK: Calls

    private static func add(
        _ name: String,
        _ arguments: [SwiftExpression.Argument],
        to read: inout AnchorLine,
        at line: Int
    ) throws(ProofFailure) {
        switch (name, arguments.count) {
        case ("multiplier", 1), ("setMultiplier", 1):
            guard read.isListed == (name == "setMultiplier") else {
                throw ProofFailure("line \(line) mixes the calls of two versions")
            }
            read.multiplier = try ValueReader.number(arguments[0].value, line: line)
        case ("priority", 1): read.priority = try priority(arguments[0].value, at: line)
        case ("identifier", 1): read.identifier = try ValueReader.string(arguments[0].value, line: line)
        default:
            guard read.call == nil, read.isUnmodified else {
                throw ProofFailure("line \(line) calls '\(name)' too late")
            }
            read.call = try call(name, arguments, at: line)
        }
    }

    private static func priority(_ value: SwiftExpression, at line: Int) throws(ProofFailure) -> Double {
        if let name = value.implicitName {
            guard let known = UILayoutPriorityName(rawValue: name) else {
                throw ProofFailure("line \(line) names the unknown priority '\(name)'")
            }
            return known.value
        }
        let read = try ValueReader.structure(value, line: line)
        guard read.name == ".init", read.labels == [""] else { throw ProofFailure("line \(line) sets no priority") }
        return read.numbers[0]
    }

    private static func call(
        _ name: String,
        _ arguments: [SwiftExpression.Argument],
        at line: Int
    ) throws(ProofFailure) -> AnchorLine.Call {
        let words = ["equalTo": Relation.equal, "lessThanOrEqualTo": .lessThanOrEqual]
            .merging(["greaterThanOrEqualTo": .greaterThanOrEqual]) { first, _ in first }
        let isToSuper = name.hasSuffix("Super")
        guard let relation = words[isToSuper ? String(name.dropLast("Super".count)) : name] else {
            throw ProofFailure("line \(line) calls the unknown '\(name)'")
        }
        var call = AnchorLine.Call(relation: relation, target: isToSuper ? .superview : .constant)
        var rest = arguments[...]
        if !isToSuper, let first = rest.first, first.label == nil {
            call.target = .item(try ValueReader.expression(first.value, line: line))
            rest.removeFirst()
        }
        if let first = rest.first, first.label == "attribute" {
            call.attribute = try attribute(ValueReader.implicit(first.value, line: line), at: line)
            rest.removeFirst()
        }
        call.offset = try offset(rest, at: line)
        return call
    }

    private static func offset(
        _ arguments: ArraySlice<SwiftExpression.Argument>,
        at line: Int
    ) throws(ProofFailure) -> AnchorLine.Offset {
        var numbers: [String: Double] = [:]
        for argument in arguments {
            numbers[argument.label ?? ""] = try ValueReader.number(argument.value, line: line)
        }
        switch arguments.map({ $0.label ?? "" }) {
        case []: return .none
        case ["constant"]: return .constant(numbers["constant"] ?? 0)
        case ["inwardOffset"]: return .inward(numbers["inwardOffset"] ?? 0)
        case ["width", "height"]: return .size(width: numbers["width"] ?? 0, height: numbers["height"] ?? 0)
        case ["widthOffset"], ["heightOffset"], ["widthOffset", "heightOffset"]:
            return .sizeOffsets(width: numbers["widthOffset"] ?? 0, height: numbers["heightOffset"] ?? 0)
        case ["xOffset"], ["yOffset"], ["xOffset", "yOffset"]:
            return .centerOffsets(x: numbers["xOffset"] ?? 0, y: numbers["yOffset"] ?? 0)
        default: throw ProofFailure("line \(line) has arguments that no call takes")
        }
    }
}
