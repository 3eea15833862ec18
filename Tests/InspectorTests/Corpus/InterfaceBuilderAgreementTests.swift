import LayoutInspector
import TestSupport
import Testing

@Suite("Agreement with Xcode, over the corpus")
struct InterfaceBuilderAgreementTests {
    /// Prints the table that the documentation quotes. `swift test --filter InterfaceBuilderAgreement`
    @Test("solved frames agree with recorded ones, and ambiguities with Xcode's marks, as well as they did")
    func agreement() throws {
        let files = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])
        guard !files.isEmpty else { return }
        var agreement = InterfaceBuilderAgreement()
        for file in files {
            try agreement.add(try Layout.read(contentsOf: file.path), file: file.lastPathComponent)
        }
        for line in agreement.details { print(line) }
        print(agreement.table)
        #expect(agreement.agreeingViews * 1000 >= agreement.comparedViews * 970)
        #expect(agreement.markedViewsFound * 100 >= agreement.markedViews * 80)
        #expect(agreement.cleanScenesAmbiguous <= 3)
        #expect(agreement.cleanScenesConflicting <= 7)
    }
}
