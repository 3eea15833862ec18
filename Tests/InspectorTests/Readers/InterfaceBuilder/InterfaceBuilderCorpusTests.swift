import Foundation
import TestSupport
import Testing

@testable import LayoutInspector

@Suite("Interface Builder files of the corpus")
struct InterfaceBuilderCorpusTests {
    static let files = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])

    @Test("every file is read, and every constraint in the XML is in the layout or set aside with a finding")
    func constraintsAreAccountedFor() throws {
        var counts = (files: 0, constraints: 0, active: 0, inactive: 0, placeholder: 0, setAside: 0, views: 0)
        for file in Self.files {
            let data = try Data(contentsOf: file)
            let reading = try data.withUnsafeBytes { (bytes) throws(ReadError) in
                try InterfaceBuilderReader.read(bytes, options: ReadOptions(path: file.lastPathComponent))
            }
            let written = String(decoding: data, as: UTF8.self).components(separatedBy: "<constraint ").count - 1
            let layout = reading.layout
            let setAside = layout.setAside.count {
                if case .constraint = $0.position { true } else { false }
            }
            #expect(written == layout.constraints.count + setAside, "\(file.lastPathComponent)")
            #expect(reading.places.views.count == layout.views.count)
            #expect(reading.places.constraints.count == layout.constraints.count)
            counts.files += 1
            counts.views += layout.views.count
            counts.constraints += written
            counts.active += layout.constraints.count { $0.isEffective }
            counts.inactive += layout.constraints.count { !$0.isActive }
            counts.placeholder += layout.constraints.count { $0.origin == .prototyping }
            counts.setAside += setAside
            for finding in reading.findings where finding.severity == .error {
                print(file.lastPathComponent, finding.rule, finding.message)
            }
        }
        print(
            """
            files \(counts.files), views \(counts.views), constraints \(counts.constraints): active \(counts.active) \
            (placeholders \(counts.placeholder)), inactive \(counts.inactive), set aside \(counts.setAside)
            """)
    }
}
