import SwiftSource

/// Reads the arguments of stacks, of scrollable stacks and of their helpers, and sizes with the library's label.
enum StackReader {
    static func stack(
        _ arguments: [SwiftExpression.Argument],
        isHelper: Bool,
        line: Int
    ) throws(ProofFailure) -> DraftsmanPlan.StackArguments {
        let labels = ["margins", "distribution", "alignment", "spacing"]
        try checkOrder(arguments, of: labels, isHelper: isHelper, line: line)
        var result = DraftsmanPlan.StackArguments()
        for argument in arguments {
            switch argument.label {
            case "margins", "margin": result.margins = try margins(argument, line: line)
            case "distribution": result.distribution = try ValueReader.implicit(argument.value, line: line)
            case "alignment": result.alignment = try ValueReader.implicit(argument.value, line: line)
            default: result.spacing = try ValueReader.number(argument.value, line: line)
            }
        }
        return result
    }

    static func scrollable(
        _ arguments: [SwiftExpression.Argument],
        isHelper: Bool,
        line: Int
    ) throws(ProofFailure) -> DraftsmanPlan.ScrollableArguments {
        try checkOrder(arguments, of: ["margins", "alignment", "spacing"], isHelper: isHelper, line: line)
        var result = DraftsmanPlan.ScrollableArguments()
        for argument in arguments {
            switch argument.label {
            case "margins", "margin": result.margins = try margins(argument, line: line)
            case "alignment": result.alignment = try ValueReader.implicit(argument.value, line: line)
            default: result.spacing = try ValueReader.number(argument.value, line: line)
            }
        }
        return result
    }

    /// One number for all edges, or insets.
    static func margins(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> DraftsmanPlan.Edges {
        if case .number(let number) = value {
            return DraftsmanPlan.Edges(top: number, left: number, bottom: number, right: number)
        }
        return try ValueReader.edges(value, line: line)
    }

    private static func margins(
        _ argument: SwiftExpression.Argument,
        line: Int
    ) throws(ProofFailure) -> DraftsmanPlan.Edges {
        if case .number = argument.value {
            guard argument.label == "margin" else { throw ProofFailure("line \(line) has one number for margins") }
        } else if argument.label == "margin" {
            throw ProofFailure("line \(line) has insets for one margin")
        }
        return try margins(argument.value, line: line)
    }

    /// `CGSize(sides: 8)` or `CGSize(width: 8, height: 4)`
    static func size(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> (width: Double, height: Double) {
        let size = try ValueReader.structure(value, line: line)
        guard size.name == "CGSize" else { throw ProofFailure("line \(line) lacks a size") }
        switch size.labels {
        case ["sides"]: return (size.numbers[0], size.numbers[0])
        case ["width", "height"]: return (size.numbers[0], size.numbers[1])
        default: throw ProofFailure("line \(line) has a size of unknown form")
        }
    }

    /// The library accepts the arguments in one order only.
    private static func checkOrder(
        _ arguments: [SwiftExpression.Argument],
        of labels: [String],
        isHelper: Bool,
        line: Int
    ) throws(ProofFailure) {
        var last = -1
        for argument in arguments {
            let label = argument.label == "margin" && isHelper ? "margins" : argument.label ?? ""
            guard let place = labels.firstIndex(of: label), place > last else {
                throw ProofFailure("line \(line) has the arguments of a stack in another order")
            }
            last = place
        }
    }
}
