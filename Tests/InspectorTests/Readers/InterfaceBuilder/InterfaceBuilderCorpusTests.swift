import Foundation
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("Interface Builder files of the corpus")
struct InterfaceBuilderCorpusTests {
    static let files = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])

    /// What became of a constraint of the file; each is exactly one of these.
    private enum Fate: String, CaseIterable {
        case used, placeholder
        case excluded = "excluded by a variation"
        case uninstalled = "on a view that is not installed"
        case withoutAutoLayout = "in a file without Auto Layout"
        case invalid = "set aside as invalid"
    }

    private static func fate(of constraint: Layout.Constraint, in reading: Reading, isAutoLayout: Bool) -> Fate {
        if constraint.fault != nil { return .invalid }
        if constraint.isActive { return constraint.origin == .prototyping ? .placeholder : .used }
        if !isAutoLayout { return .withoutAutoLayout }
        let isOnUninstalled = constraint.items.contains { item in
            guard case .view(let view) = item else { return false }
            return reading.layout.views[view].inferred.contains("isHidden")
        }
        return isOnUninstalled ? .uninstalled : .excluded
    }

    @Test("every file is read; each constraint in the XML has one fate, and a finding where it is invalid")
    func constraintsAreAccountedFor() throws {
        var fates: [Fate: Int] = [:]
        var (constraintCount, viewCount) = (0, 0)
        for file in Self.files {
            let data = try Data(contentsOf: file)
            let reading = try data.withUnsafeBytes { (bytes) throws(ReadError) in
                try InterfaceBuilderReader.read(bytes, options: ReadOptions(path: file.lastPathComponent))
            }
            let text = String(decoding: data, as: UTF8.self)
            let written = text.components(separatedBy: "<constraint ").count - 1
            let layout = reading.layout
            let setAside = layout.skippedObjects.count {
                if case .constraint = $0.position { true } else { false }
            }
            let isAutoLayout = text.contains("useAutolayout=\"YES\"")
            var own: [Fate: Int] = [:]
            for constraint in layout.constraints {
                own[Self.fate(of: constraint, in: reading, isAutoLayout: isAutoLayout), default: 0] += 1
            }
            own[.invalid, default: 0] += setAside
            #expect(written == own.values.reduce(0, +), "\(file.lastPathComponent)")
            let toldInvalid = reading.findings.count { $0.severity == .error && !$0.constraints.isEmpty }
            #expect(toldInvalid >= own[.invalid, default: 0], "\(file.lastPathComponent)")
            if own[.excluded, default: 0] > 0 { #expect(text.contains("<exclude "), "\(file.lastPathComponent)") }
            #expect(reading.places.views.count == layout.views.count)
            #expect(reading.places.constraints.count == layout.constraints.count)
            fates.merge(own, uniquingKeysWith: +)
            constraintCount += written
            viewCount += layout.views.count
            for finding in reading.findings where finding.severity == .error {
                print(file.lastPathComponent, finding.rule, finding.message)
            }
        }
        print("files \(Self.files.count), views \(viewCount), constraints \(constraintCount)")
        for fate in Fate.allCases { print("  \(fate.rawValue): \(fates[fate, default: 0])") }
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
