import Foundation
import LayoutInspector
import TestSupport
import Testing

/// What fuzzing begins with: a seed that its reader refuses would keep the fuzzer outside of it.
@Suite struct FuzzingSeedTests {
    static let folder = packageRoot.appendingPathComponent("Fuzzing/Seeds")

    /// Such as `ib/login.storyboard`.
    static let seeds: [String] = {
        let formats = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return formats.sorted().flatMap { format in
            let inner = folder.appendingPathComponent(format).path
            return ((try? FileManager.default.contentsOfDirectory(atPath: inner)) ?? []).sorted()
                .filter { !$0.hasPrefix(".") }.map { format + "/" + $0 }
        }
    }()

    @Test("there are seeds of every format but dumps, whose seeds are the examples")
    func formats() {
        let formats = Set(Self.seeds.compactMap { $0.split(separator: "/").first.map(String.init) })
        for format in InputFormat.usual where format != .dump {
            #expect(formats.contains(format.rawValue), "no seed of \(format.rawValue)")
        }
    }

    @Test("a seed is read by the reader that it is for, and holds views", arguments: seeds)
    func isRead(seed: String) throws {
        let name = try #require(seed.split(separator: "/").first)
        let format = try #require(InputFormat.usual.first { $0.rawValue == name })
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(seed)))
        #expect(!(try Layout.read(bytes, as: format).layout.views.isEmpty))
    }
}
