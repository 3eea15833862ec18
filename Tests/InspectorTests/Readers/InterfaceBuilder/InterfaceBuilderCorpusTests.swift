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
            """
        )
    }

    @Test("what is written as a dump reads back equal, with the findings of the file itself")
    func dumpsReadBackEqual() throws {
        for file in Self.files {
            let reading = try Layout.read(contentsOf: file.path)
            #expect(reading.format == .interfaceBuilder)
            let dump = reading.layout.dump()
            let again = try Layout.read(dump)
            #expect(again.layout == reading.layout, "\(file.lastPathComponent)")
            #expect(again.layout.dump() == dump, "\(file.lastPathComponent)")
            let faults = { (reading: Reading) in
                reading.findings.filter { $0.severity == .error }.map { $0.rule + $0.constraints.joined() }.sorted()
            }
            #expect(faults(again) == faults(reading), "\(file.lastPathComponent)")
        }
    }

    @Test("files that are cut or have bytes changed are read or refused, never a crash")
    func survivesDamage() throws {
        let cuts = ProcessInfo.processInfo.environment["DRAFT_INSPECT_CUTS"].flatMap(Int.init) ?? 3
        var random = SeededGenerator(seed: 5)
        var refused = 0
        var read = 0
        for file in Self.files {
            let bytes = [UInt8](try Data(contentsOf: file))
            for turn in 0..<cuts * 2 {
                var damaged = bytes
                if turn % 2 == 0 {
                    damaged.removeSubrange(random.integer(0...bytes.count - 1)...)
                } else {
                    for _ in 0..<random.integer(1...20) {
                        damaged[random.integer(0...bytes.count - 1)] = UInt8(random.integer(0...255))
                    }
                }
                do {
                    _ = try Layout.read(damaged, as: .interfaceBuilder)
                    read += 1
                } catch {
                    #expect(!error.message.isEmpty)
                    refused += 1
                }
            }
        }
        print("damaged files (seed 5): \(read) read, \(refused) refused")
    }
}
