import Foundation
import TestSupport
import Testing
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSolver

@Suite("zzdebug")
struct DebugTests {
    @Test func debug() throws {
        var shown = 0
        for seed in 1...60 {
            var random = SeededGenerator(seed: UInt64(seed))
            let dump = RandomDump.text(using: &random)
            let layout = try Layout.read(Array(dump.utf8)).layout
            for _ in 0..<4 {
                let kind = random.pick(LayoutMutant.allCases)
                guard let mutant = kind.applied(to: layout, &random) else { continue }
                let result = try layout.same(as: mutant)
                if result.verdict == .same { var r2 = random; _ = try SamenessSampling(layout, mutant).difference(samples: 12, &r2) }
                guard result.verdict == .unknown, shown < 6 else { continue }
                shown += 1
                print("=====", seed, kind, result.tried)
                let names = ItemNames(layout), texts = ConstraintText(names: names)
                for (a, b) in zip(layout.constraints, mutant.constraints) {
                    print(a.isActive ? "  " : "  off", texts.text(of: a), a == b ? "" : "   --> " + texts.text(of: b) + (b.isActive ? "" : " off"))
                }
                for view in layout.views { print("   ", view.id, view.className, view.intrinsicContentSize as Any) }
                print("missing", result.missing.map(\.text), "extra", result.extra.map(\.text))
            }
        }
    }
}
