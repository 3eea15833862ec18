import TestSupport
import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

@Suite("damaged layout code")
struct CodeDamageTests {
    @Test("cut and flipped bytes are an error or a layout, never a trap", arguments: CodeExamples.all.indices)
    func damage(_ index: Int) {
        let example = CodeExamples.all[index]
        let bytes = Array(example.source.utf8)
        for end in stride(from: index % 7, through: bytes.count, by: 29) {
            _ = try? Layout.read(Array(bytes[..<end]), as: example.format)
        }
        forEachSeed(20) { random in
            var damaged = bytes
            for _ in 0...random.integer(0...4) {
                damaged[random.integer(0...damaged.count - 1)] = UInt8(random.integer(0...255))
            }
            let from = random.integer(0...damaged.count - 1)
            if random.chance(40) { damaged.removeSubrange(from..<min(damaged.count, from + random.integer(1...40))) }
            _ = try? Layout.read(damaged, as: example.format)
        }
    }
}
