import Foundation
import Testing
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct DumpFormatDocumentTests {
    private func document() throws -> String {
        try String(contentsOf: packageRoot.appendingPathComponent("Documentation/DumpFormat.md"), encoding: .utf8)
    }

    @Test("the example in the description is a dump without a fault")
    func example() throws {
        let document = try document()
        let start = try #require(document.range(of: "```json\n")).upperBound
        let end = try #require(document.range(of: "```", range: start..<document.endIndex)).lowerBound
        let reading = try DumpFixtures.read(String(document[start..<end]))
        #expect(reading.findings.isEmpty)
        #expect(reading.layout.constraints.count == 2)
    }

    @Test("the description names every key and every word")
    func completeness() throws {
        let document = try document()
        let keys =
            DumpKeys.Top.allCases.map(\.rawValue) + DumpKeys.View.allCases.map(\.rawValue)
            + DumpKeys.Stack.allCases.map(\.rawValue) + DumpKeys.Scroll.allCases.map(\.rawValue)
            + DumpKeys.Guide.allCases.map(\.rawValue) + DumpKeys.Constraint.allCases.map(\.rawValue)
            + DumpKeys.Report.allCases.map(\.rawValue) + DumpKeys.Source.allCases.map(\.rawValue)
        let words =
            DumpWords.sourceKinds.spellings + DumpWords.coverages.spellings + DumpWords.masks.spellings
            + DumpWords.distributions.spellings + DumpWords.alignments.spellings + DumpWords.guideKinds.spellings
            + DumpWords.origins.spellings + DumpWords.relations.spellings + DumpWords.reportKinds.spellings
            + DumpWords.attributes.spellings.filter { !$0.hasSuffix("Margin") }
        for name in keys + words { #expect(document.contains("`\(name)`"), "\(name)") }
    }

    @Test("the description names every rule of validation")
    func rules() throws {
        let document = try document()
        let slugs = ConstraintRules.all.map { $0.info.id } + [DuplicateID.info.id, InvalidWord.info.id]
        for slug in slugs { #expect(document.contains("`\(slug)`"), "\(slug)") }
    }
}
