import SwiftSource

/// Writes statements of Stevia.
enum SteviaWriter {
    /// A line for each, with an empty line between views.
    static func write(_ statements: [SteviaStatement], to document: inout Document) {
        let name = "SteviaLayoutConstraint.defaultPriority"
        var last: String?
        for statement in statements {
            let receiver = statement.receiver
            if let last, let receiver, last != receiver { document.newline() }
            switch statement {
            case .keepPriority: document.text("let " + SteviaStatement.keptPriority + " = " + name)
            case .setPriority(let priority):
                if last != nil { document.newline() }
                document.text(name + " = " + SwiftLiteral.single(priority))
            case .restorePriority:
                if last != nil { document.newline() }
                document.text(name + " = " + SteviaStatement.keptPriority)
            case .chain(let chain): write(chain, to: &document)
            case .equation(let equation): write(equation, to: &document)
            case .identifier(let property, let identifier):
                ExpressionWriter.write(
                    assignmentOf: SwiftLiteral.string(identifier),
                    to: property + ".identifier",
                    in: &document
                )
            }
            document.newline()
            if case .setPriority = statement { last = nil } else { last = receiver ?? last }
        }
    }

    private static func write(_ chain: SteviaChain, to document: inout Document) {
        document.group { document in
            document.text(chain.receiver)
            document.indented { document in
                for (position, call) in chain.calls.enumerated() {
                    if position > 0 { document.softBreak() }
                    let label = call.method.label.map { $0 + ": " } ?? ""
                    let argument = call.points.map { label + SwiftLiteral.number($0) } ?? ""
                    document.text("." + call.method.rawValue + "(" + argument + ")")
                }
            }
        }
    }

    private static func write(_ equation: SteviaEquation, to document: inout Document) {
        if let property = equation.property {
            ExpressionWriter.write(assignmentOf: equation.equation.text, to: property, in: &document)
        } else if let identifier = equation.identifier {
            ExpressionWriter.write(
                assignmentOf: SwiftLiteral.string(identifier),
                to: "(" + equation.equation.text + ").identifier",
                in: &document
            )
        } else {
            document.text(equation.equation.text)
        }
    }
}

extension SteviaStatement {
    /// What the statement is about, for grouping.
    fileprivate var receiver: String? {
        switch self {
        case .keepPriority, .setPriority, .restorePriority, .identifier: nil
        case .chain(let chain): chain.receiver
        case .equation(let equation): String(equation.equation.first.dropLastComponent)
        }
    }
}
