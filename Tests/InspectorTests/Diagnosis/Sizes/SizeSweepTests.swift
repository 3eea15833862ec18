import Foundation
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics

/// Ranges of sizes are solved as a whole; layouts that are solved at one size after the other say the same.
@Suite struct SizeSweepTests {
    /// `SIZES_PER_LAYOUT=1000` compares more sizes of each layout.
    private static let sizesPerLayout =
        ProcessInfo.processInfo.environment["SIZES_PER_LAYOUT"].flatMap { Int($0) } ?? 40

    /// Sizes of which some are whole numbers, where layouts have their breakpoints.
    private static func lengths(_ range: ClosedRange<Double>, using random: inout SeededGenerator) -> [Double] {
        (0..<sizesPerLayout).map { _ in
            let length = Double.random(in: range, using: &random)
            return random.chance(50) ? length.rounded() : length
        }
    }

    @Test("random layouts at random sizes", arguments: [false, true])
    func random(inRows: Bool) throws {
        var profile = SizeProfile()
        forEachSeed(60) { random in
            let text = inRows ? RandomRow.text(using: &random) : RandomDump.text(using: &random)
            let layout = try Layout.read(Array(text.utf8)).layout
            for (axis, range) in [(Axis.horizontal, 100.0...900.0), (.vertical, 100.0...1200.0)] {
                let lengths = Self.lengths(range, using: &random)
                let before = profile.disagreements.count
                try profile.compare(layout, axis, over: range, at: lengths, named: "seed \(random.seed)")
                if profile.disagreements.count > before {
                    throw PropertyFailure(profile.disagreements[before...].prefix(5).joined(separator: "\n"))
                }
            }
        }
        print(
            "compared \(profile.sizes) sizes in \(profile.pieces) pieces: \(profile.conflictingSizes) conflict,",
            terminator: " "
        )
        print("\(profile.freeSizes) ambiguous, \(profile.disagreements.count) disagreements")
        #expect(profile.disagreements.isEmpty)
        #expect(profile.sizes == 0 || profile.conflictingSizes > 0 && profile.freeSizes > 0)
    }

    @Test("a constant that differs by a point is noticed")
    func teeth() throws {
        var noticed = 0
        forEachSeed(20) { random in
            let text = RandomRow.text(using: &random)
            let layout = try Layout.read(Array(text.utf8)).layout
            var other = layout
            guard let last = other.constraints.lastIndex(where: { $0.second != nil }) else { return }
            other.constraints[last].constant += 1
            var profile = SizeProfile()
            for axis in Axis.allCases {
                let lengths = stride(from: 300.0, through: 900, by: 2.5)
                try profile.compare(layout, axis, over: 300...900, at: Array(lengths), named: "", with: other)
            }
            if !profile.disagreements.isEmpty { noticed += 1 }
        }
        #expect(noticed >= 5)
    }

    @Test("documents at random sizes")
    func documents() throws {
        var profile = SizeProfile()
        var random = SeededGenerator(seed: 50)
        var count = 0
        let files = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])
        let step = max(1, files.count / 60)
        for (place, file) in files.enumerated() where place % step == 0 && count < 50 {
            guard let reading = try? Layout.read(Array(Data(contentsOf: file)), as: .interfaceBuilder) else { continue }
            let before = profile.disagreements.count
            var isCompared = false
            for (axis, range) in [(Axis.horizontal, 320.0...1366.0), (.vertical, 480.0...1366.0)] {
                let lengths = Self.lengths(range, using: &random)
                if try profile.compare(reading.layout, axis, over: range, at: lengths, named: file.lastPathComponent) {
                    isCompared = true
                }
            }
            if isCompared { count += 1 }
            if profile.disagreements.count > before {
                print(profile.disagreements[before...].prefix(5).joined(separator: "\n"))
            }
        }
        if count > 0 {
            print(
                "\(count) documents: \(profile.sizes) sizes in \(profile.pieces) pieces, \(profile.conflictingSizes)",
                terminator: " "
            )
            print("conflict, \(profile.freeSizes) ambiguous, \(profile.disagreements.count) disagreements")
        }
        #expect(profile.disagreements.isEmpty)
    }
}
