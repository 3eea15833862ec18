import LayoutModel
import SwiftSource

@testable import LayoutPrinter

/// A dialect of a library that there is not: one file, and one entry in a list. It writes a call for each view and one
/// for each constraint.
struct MadeUpDialect: DialectDefinition {
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

    /// The library's rules: each line puts a view of the layout into its superview, or pins a constraint of it.
    func prove(_ text: String, of plan: [Call], in context: PrintContext) throws(ProofFailure) {
        var waiting: [String: Int] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("//") { waiting[String(line), default: 0] += 1 }
        func take(_ call: Call) -> Bool {
            let line = call.name + "(" + call.words.joined(separator: ", ") + ")"
            guard let count = waiting[line] else { return false }
            waiting[line] = count == 1 ? nil : count - 1
            return true
        }
        for section in context.sections {
            for index in section.constraints where !take(Call(name: "pin", words: MadeUpDialect.words(index, context)))
            {
                throw ProofFailure("a constraint is lost", constraint: index)
            }
            for view in section.views {
                guard let superview = section.outline.superviews[view], let name = context.names.expression(of: view),
                    let outer = context.names.expression(of: superview)
                else { continue }
                if !take(Call(name: "put", words: [name, outer])) { throw ProofFailure("a view is lost") }
            }
        }
        if let other = waiting.keys.min() { throw ProofFailure("'\(other)' is nothing of the layout") }
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
