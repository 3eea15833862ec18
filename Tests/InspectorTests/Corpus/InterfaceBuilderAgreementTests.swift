import Foundation
import LayoutInspector
import TestSupport
import Testing

@Suite("Agreement with Xcode, over the corpus")
struct InterfaceBuilderAgreementTests {
    /// Prints a table: `swift test --filter InterfaceBuilderAgreement`; with `DRAFT_INSPECT_DETAILS=1` also what disagrees.
    @Test("solved frames agree with recorded ones, and ambiguities with Xcode's marks, as well as they did")
    func agreement() throws {
        let files = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])
        guard !files.isEmpty else { return }
        var agreement = InterfaceBuilderAgreement()
        for file in files {
            try agreement.add(try Layout.read(contentsOf: file.path), file: file.lastPathComponent)
        }
        print(agreement.table)
        if ProcessInfo.processInfo.environment["DRAFT_INSPECT_DETAILS"] != nil {
            for line in agreement.details { print(line) }
        }
        #expect(agreement.agreeingViews * 1000 >= agreement.comparedViews * 980)
        #expect(agreement.markedViewsFound * 100 >= agreement.markedViews * 88)
        #expect(agreement.cleanScenesAmbiguous <= 3)
        #expect(agreement.cleanScenesConflicting <= 7)
    }

    /// Sizes of AppKit's contents are unknown, so that little but what is pinned is determined.
    @Test("the determined frames of macOS documents agree as well as they did")
    func agreementOnMac() throws {
        let files = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])
        guard !files.isEmpty else { return }
        var agreement = InterfaceBuilderAgreement(isForMac: true)
        for file in files {
            try agreement.add(try Layout.read(contentsOf: file.path), file: file.lastPathComponent)
        }
        print(agreement.table)
        if ProcessInfo.processInfo.environment["DRAFT_INSPECT_DETAILS"] != nil {
            for line in agreement.details { print(line) }
        }
        #expect(agreement.comparedNumbers > 0)
        #expect(agreement.agreeingNumbers * 100 >= agreement.comparedNumbers * 90)
        #expect(agreement.agreeingViews * 100 >= agreement.comparedViews * 82)
        #expect(agreement.cleanScenesAmbiguous <= 9)
    }

    @Test("what is found compares with Xcode's marks, by view and by file, as well as it did")
    func marks() throws {
        let files = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])
        guard !files.isEmpty else { return }
        var marks = XcodeMarks()
        for file in files { try marks.add(try Layout.read(contentsOf: file.path), file: file.lastPathComponent) }
        print(marks.table)
        if ProcessInfo.processInfo.environment["DRAFT_INSPECT_DETAILS"] != nil {
            for line in marks.details { print(line) }
        }
        #expect(marks.ambiguousViews.recall >= 0.88)
        #expect(marks.ambiguousViews.precision >= 0.97)
        #expect(marks.calledViews.recall >= 0.91)
        #expect(marks.ambiguousFiles.recall >= 0.75)
        #expect(marks.calledCellViews.recall >= 0.5)
        #expect(marks.calledCellViews.precision >= 0.9)
    }
}
