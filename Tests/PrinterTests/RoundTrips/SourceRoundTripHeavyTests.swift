import Foundation
import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

/// The same with many layouts, and with real files.
@Suite("printed source as input: many layouts")
struct SourceRoundTripHeavyTests {
    @Test("2,000 random layouts make the same constraints from dialect to dialect")
    func random() throws { try SourceRoundTripTests.random(count: 2_000) }

    @Test(
        "real files make the same constraints",
        arguments: SourceRoundTrip.dialects.indices,
        [SourceForm.plan, .class, .statements]
    )
    func corpus(_ dialect: Int, _ form: SourceForm) throws {
        // Not every dialect has every form.
        guard SourceRoundTrip.dialects[dialect].dialect.forms.contains(form) else { return }
        let all = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])
        for file in all {
            guard let layout = try? Layout(contentsOf: file.path) else { continue }
            var options = PrintOptions()
            options.printsConfiguration = form == .class
            #expect(throws: Never.self, "\(file.lastPathComponent)") {
                _ = try SourceRoundTrip.run(
                    layout,
                    as: SourceRoundTrip.dialects[dialect],
                    form: form,
                    options: options
                )
            }
        }
    }
}
