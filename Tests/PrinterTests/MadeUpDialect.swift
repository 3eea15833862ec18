import LayoutModel
import SwiftSource

@testable import LayoutPrinter

/// A dialect of a library that there is not: one file, and one entry in a list. It writes a call for each view and one
/// for each constraint.
struct MadeUpDialect: ReadDialect {
    /// A call: its name, and its arguments.
    struct Call: Equatable, Sendable {
        var name: String
        var words: [String]
    }

    let name = "made-up"
    let title = "Made-up"
    let forms = [SourceForm(name: "calls", scope: .function, summary: "a call for each view and constraint")]
    let reservedNames: Set<String> = ["pin"]
    /// For tests of the proof: the constraint that the plan forgets.
    var forgotten: Int?
    /// For tests of the proof: what the writer adds to each text.
    var addition = ""

    func plan(_ context: PrintContext) -> Planned<[Call]> {
        var calls: [Call] = []
        for section in context.sections {
            for view in section.views {
                guard let superview = section.outline.superviews[view], let name = context.names.expression(of: view),
                    let outer = context.names.expression(of: superview)
                else { continue }
                calls.append(Call(name: "put", words: [name, outer]))
            }
            for index in section.constraints where index != forgotten {
                calls.append(Call(name: "pin", words: MadeUpDialect.words(index, context)))
            }
        }
        return Planned(plan: calls)
    }

    func source(of plan: [Call], in context: PrintContext) -> String {
        var document = Document()
        HeaderWriter.write(dialect: name, notes: [], in: context, to: &document)
        document.newline()
        for call in plan {
            ExpressionWriter.write(call: call.name, call.words, to: &document)
            document.newline()
        }
        return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth) + addition
    }

    func read(_ text: String) throws(ProofFailure) -> [Call] {
        let statements: [Statement]
        do {
            statements = try SwiftParser.statements(of: text)
        } catch {
            throw ProofFailure(error.message)
        }
        var calls: [Call] = []
        for statement in statements {
            guard case .expression(.chain(let links)) = statement.kind, links.count == 2,
                case .member(let name) = links[0], case .call(let arguments) = links[1]
            else { throw ProofFailure("line \(statement.line) is no call") }
            calls.append(
                Call(
                    name: name,
                    words: arguments.map { argument in
                        let value =
                            if case .number(let number) = argument.value { SwiftLiteral.number(number) } else {
                                argument.value.path ?? "\(argument.value)"
                            }
                        return (argument.label.map { $0 + ": " } ?? "") + value
                    }
                )
            )
        }
        return calls
    }

    func prove(_ plan: [Call], in context: PrintContext) throws(ProofFailure) {
        for section in context.sections {
            for index in section.constraints
            where !plan.contains(Call(name: "pin", words: MadeUpDialect.words(index, context))) {
                throw ProofFailure("a constraint is lost", constraint: index)
            }
        }
    }

    func unset(in plan: [Call]) -> [String] { [] }

    func code(for edit: LayoutEdit, in code: EditCode) -> [String]? {
        guard case .constraint(let id, .priority(let value)) = edit else { return nil }
        return ["pin(\(id), priority: \(SwiftLiteral.single(value)))"]
    }

    private static func words(_ index: Int, _ context: PrintContext) -> [String] {
        let constraint = context.layout.constraints[index]
        func anchor(_ anchor: Layout.Anchor) -> String {
            (context.expression(anchor.item) ?? "nothing") + "." + anchor.attribute.rawValue
        }
        return [constraint.first.map(anchor), constraint.second.map { "to: " + anchor($0) }].compactMap { $0 }
            + ["by: " + SwiftLiteral.number(constraint.constant)]
    }
}
