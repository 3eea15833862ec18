import LayoutModel
import SwiftSource

/// Reads flows.
enum FlowChainReader {
    /// `nil` for other statements.
    static func chain(_ statement: Statement) throws(ProofFailure) -> FlowChain? {
        guard case .expression(.chain(let links)) = statement.kind,
            let start = links.firstIndex(of: .member("flow")), start > 0, start + 1 < links.count,
            links[start + 1] == .call([]), let subject = SwiftExpression.chain(Array(links[..<start])).path
        else { return nil }
        let line = statement.line
        var chain = FlowChain(subject: subject, groups: [])
        var calls: [FlowCall] = []
        var rest = links[(start + 2)...]
        while let link = rest.popFirst() {
            guard case .member(let name) = link, case .call(let arguments)? = rest.popFirst() else {
                throw ProofFailure("line \(line) calls nothing")
            }
            if let target = try target(name, arguments, at: line) {
                chain.groups.append(FlowGroup(calls: calls, target: target))
                calls = []
            } else {
                calls.append(try call(name, arguments, at: line))
            }
        }
        guard calls.isEmpty, !chain.groups.isEmpty else {
            throw ProofFailure("line \(line) queues constraints that nothing makes")
        }
        return chain
    }

    private static func target(
        _ name: String,
        _ arguments: [SwiftExpression.Argument],
        at line: Int
    ) throws(ProofFailure) -> FlowGroup.Target? {
        switch (name, arguments.map { $0.label ?? "" }) {
        case ("withSuperview", []): return .superview
        case ("withSelf", []): return .itself
        case ("withView", [""]): return .view(try ValueReader.expression(arguments[0].value, line: line))
        default: return nil
        }
    }

    private static func call(
        _ name: String,
        _ arguments: [SwiftExpression.Argument],
        at line: Int
    ) throws(ProofFailure) -> FlowCall {
        func number(_ place: Int) throws(ProofFailure) -> Double {
            try ValueReader.number(arguments[place].value, line: line)
        }
        switch (name, arguments.map { $0.label ?? "" }) {
        case ("center", []): return .center
        case ("edges", []): return .edges(0)
        case ("edges", [""]): return .edges(try number(0))
        case ("size", [""]): return .size(try number(0))
        case ("constant", ["", "constant"]):
            return .constant(try attribute(arguments[0].value, at: line), try number(1))
        case ("attribute", ["multiplier"]), ("attribute", ["multiplier", "for"]):
            return .multiplier(try number(0), for: try attributes(arguments, at: line))
        case ("attribute", ["constant"]), ("attribute", ["constant", "for"]):
            return .offset(try number(0), for: try attributes(arguments, at: line))
        case ("attribute", ["relation"]), ("attribute", ["relation", "for"]):
            let word = try ValueReader.implicit(arguments[0].value, line: line)
            guard let relation = Relation(rawValue: word) else {
                throw ProofFailure("line \(line) names the unknown relation '\(word)'")
            }
            return .relation(relation, for: try attributes(arguments, at: line))
        case (_, []), (_, [""]):
            guard let own = LayoutAttribute(rawValue: name) else { break }
            return .attribute(own, of: arguments.isEmpty ? nil : try attribute(arguments[0].value, at: line))
        default: break
        }
        throw ProofFailure("line \(line) calls the unknown '\(name)'")
    }

    private static func attributes(
        _ arguments: [SwiftExpression.Argument],
        at line: Int
    ) throws(ProofFailure) -> [LayoutAttribute]? {
        guard arguments.count > 1 else { return nil }
        guard case .list(let elements) = arguments[1].value else {
            throw ProofFailure("line \(line) names no attributes")
        }
        var attributes: [LayoutAttribute] = []
        for element in elements { attributes.append(try attribute(element.value, at: line)) }
        return attributes
    }

    private static func attribute(_ value: SwiftExpression, at line: Int) throws(ProofFailure) -> LayoutAttribute {
        let word = try ValueReader.implicit(value, line: line)
        guard let attribute = LayoutAttribute(rawValue: word) else {
            throw ProofFailure("line \(line) names the unknown attribute '\(word)'")
        }
        return attribute
    }
}
