import Foundation
import TestSupport
import Testing

@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders

/// Mutants of layouts are not called the same unless frames and freedom agree wherever one looks.
@Suite("same: mutants")
struct SameMutantTests {
    struct Tally: CustomStringConvertible {
        var verdicts: [Sameness.Verdict: Int] = [:]
        var unknown: [String: Int] = [:]

        var description: String {
            Sameness.Verdict.allCases.map { "\($0.rawValue): \(verdicts[$0] ?? 0)" }.joined(separator: ", ")
                + " \(unknown)"
        }

        var count: Int { verdicts.values.reduce(0, +) }
    }

    /// Compares mutants of a layout with it.
    static func run(_ layout: Layout, count: Int, samples: Int, _ random: inout SeededGenerator, _ tally: inout Tally)
        throws
    {
        for _ in 0..<count {
            let kind = random.pick(LayoutMutant.allCases)
            guard let mutant = kind.applied(to: layout, &random) else { continue }
            let result = try layout.same(as: mutant)
            tally.verdicts[result.verdict, default: 0] += 1
            switch result.verdict {
            case .same:
                let sampling = SamenessSampling(layout, mutant)
                if let difference = try sampling.difference(
                    samples: samples,
                    assumesInsetsFit: result.assumesInsetsFit,
                    &random
                ) {
                    let changed = zip(layout.constraints, mutant.constraints).filter { $0 != $1 }
                    let texts = ConstraintText(names: ItemNames(layout))
                    let rows = changed.map { "\(texts.text(of: $0)) → \(texts.text(of: $1))" }
                    throw PropertyFailure(
                        "\(kind) \(layout.source.file ?? "") is called the same: \(rows), but \(difference)"
                    )
                }
            case .unknown: tally.unknown["\(kind): \(result.tried.last ?? "")", default: 0] += 1
            case .different, .sameInRange, .sameFrames: break
            }
        }
    }

    @Test("random layouts")
    func random() throws {
        var tally = Tally()
        forEachSeed(60) { random in
            let dump = RandomDump.text(using: &random)
            let layout = try Layout.read(Array(dump.utf8)).layout
            try Self.run(layout, count: 4, samples: 12, &random, &tally)
        }
        print("mutants of random layouts:", tally)
        #expect(tally.count >= 100, "\(tally)")
    }

    @Test("documents of the corpus")
    func corpus() throws {
        var tally = Tally()
        let files = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])
        for (number, file) in files.enumerated() where number % 16 == 0 {
            guard let layout = try? Layout(contentsOf: file.path) else { continue }
            forEachSeed(1, from: UInt64(number) + 1) { random in
                try Self.run(layout, count: 6, samples: 6, &random, &tally)
            }
        }
        print("mutants of documents:", tally)
    }
}
