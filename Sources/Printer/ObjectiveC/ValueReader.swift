import SwiftSource

/// Reads the values of arguments.
enum ValueReader {
    static func number(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> Double {
        guard case .number(let number) = value else { throw ProofFailure("line \(line) lacks a number") }
        return number
    }

    /// `.fill`
    static func implicit(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> String {
        guard let name = value.implicitName else { throw ProofFailure("line \(line) lacks a case") }
        return name
    }

    static func bool(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> Bool {
        switch value.path {
        case "true": return true
        case "false": return false
        default: throw ProofFailure("line \(line) lacks true or false")
        }
    }

    /// `CGSize(width: 1, height: 2)`: the name of the type, and its numbers by label.
    static func structure(
        _ value: SwiftExpression,
        line: Int
    ) throws(ProofFailure) -> (name: String, labels: [String], numbers: [Double]) {
        guard case .chain(let links) = value, links.count == 2, case .call(let arguments) = links[1] else {
            throw ProofFailure("line \(line) lacks a value")
        }
        let name: String
        switch links[0] {
        case .member(let type): name = type
        case .implicit(let member): name = "." + member
        case .call: throw ProofFailure("line \(line) lacks a value")
        }
        var labels: [String] = []
        var numbers: [Double] = []
        for argument in arguments {
            labels.append(argument.label ?? "")
            numbers.append(try number(argument.value, line: line))
        }
        return (name, labels, numbers)
    }

    static func edges(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> SourceInsets {
        let edges = try structure(value, line: line)
        guard edges.name == "UIEdgeInsets", edges.labels == ["top", "left", "bottom", "right"] else {
            throw ProofFailure("line \(line) lacks edge insets")
        }
        let numbers = edges.numbers
        return SourceInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
