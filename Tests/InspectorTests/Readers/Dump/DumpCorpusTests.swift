import Foundation
import Testing
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct DumpCorpusTests {
    @Test("what is read of real Interface Builder files comes back equal from a dump")
    func interfaceBuilderFiles() throws {
        let schema = try JSONSchema(
            Data(contentsOf: packageRoot.appendingPathComponent("Documentation/dump.schema.json"))
        )
        // Debug builds check every fifteenth file; `DRAFT_INSPECT_CORPUS_STRIDE=1` has them all.
        let environment = ProcessInfo.processInfo.environment["DRAFT_INSPECT_CORPUS_STRIDE"]
        let stride = max(environment.flatMap { Int($0) } ?? 15, 1)
        for (index, file) in Corpus.files(in: "ib", extensions: ["storyboard", "xib"]).enumerated()
        where index % stride == 0 {
            guard let reading = try? Layout.read(contentsOf: file.path) else { continue }
            let dump = reading.layout.dump()
            let again = try Layout.read(dump)
            #expect(again.layout == reading.layout, "\(file.lastPathComponent)")
            #expect(again.layout.dump() == dump, "\(file.lastPathComponent)")
            let faults = reading.findings.filter { $0.severity == .error }.map(\.rule).sorted()
            #expect(again.findings.filter { $0.severity == .error }.map(\.rule).sorted() == faults)
            if faults.isEmpty {
                #expect(try schema.faults(of: JSONValue(Data(dump))).isEmpty, "\(file.lastPathComponent)")
            }
        }
    }
}
