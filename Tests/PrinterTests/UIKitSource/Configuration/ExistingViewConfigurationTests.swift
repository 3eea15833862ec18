import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutPrinter

@Suite("settings of views that exist already")
struct ExistingViewConfigurationTests {
    @Test("a stack that the plan makes in place has no name to set properties by")
    func inPlace() throws {
        let data = try Data(contentsOf: packageRoot.appendingPathComponent("Examples/nested-stacks.json"))
        let layout = try Layout.read(Array(data)).layout
        var options = PrintOptions()
        options.printsConfiguration = true
        let source = try layout.printed(as: .draftsman, form: .plan, options: options).text
        #expect(source.contains("HStacked(alignment: .firstBaseline, spacing: 8) {"))
        #expect(!source.contains("summaryStackStack.") && !source.contains("summaryStackStack2."))
        #expect(source.contains("summaryStack.axis = .vertical"))
    }

    @Test("the proof refuses settings of a view that is not declared")
    func proof() throws {
        let data = try Data(contentsOf: packageRoot.appendingPathComponent("Examples/nested-stacks.json"))
        let layout = try Layout.read(Array(data)).layout
        var options = PrintOptions()
        options.printsConfiguration = true
        let printing = try Draftsman().printing(of: layout, form: .plan, options: options)
        var plan = printing.plan
        let spacing = Setting.assignment(path: "spacing", .number(8))
        plan.sections[0].parts.configurations.append(Configuration(target: "summaryStackStack", settings: [spacing]))
        let text = Draftsman().source(of: plan, in: printing.context)
        #expect(throws: ProofFailure.self) {
            try Draftsman().prove(text, of: printing.plan, in: printing.context)
        }
    }
}
