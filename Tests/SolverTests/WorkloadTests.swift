import Foundation
import LayoutSolver
import Testing

@Suite("closed-form layouts")
struct WorkloadTests {
    struct Checksum: Sendable, CustomTestStringConvertible {
        var name: String
        var make: @Sendable () -> Workload
        var s: Double
        var t: Double
        var testDescription: String { name }
    }

    /// 10,000 views, and 100,000 where `LARGE_LAYOUTS` is set: that takes minutes without optimisation.
    static let largeSizes =
        ProcessInfo.processInfo.environment["LARGE_LAYOUTS"] == nil ? [10_000] : [10_000, 100_000]

    /// The sums of all values, and of all values weighted by index modulo 97, by shape and views asked for.
    private static let sums: [(shape: String, size: Int, s: Double, t: Double)] = [
        ("form", 100, 60511, 2_747_361),
        ("form", 1_000, 3_105_391, 146_704_113),
        ("form", 10_000, 281_054_191, 13_470_829_024),
        ("form", 100_000, 27_810_542_191, 1_334_767_661_937),
        ("tree", 100, 3_391_507.5, 145_947_434.333333),
        ("tree", 1_000, 11_186_137.5, 519_013_246.666667),
        ("tree", 10_000, 35_377_139.25, 1_679_549_453.552083),
        ("tree", 100_000, 114_287_157.5, 5_467_391_248.304688),
        ("chain", 100, 192_341, 9_281_788),
        ("chain", 1_000, 15_873_489, 759_081_459),
        ("chain", 10_000, 1_553_734_986, 74_543_215_586),
        ("chain", 100_000, 155_037_349_986, 7_441_560_231_442),
        ("grid", 100, 10_149_602, 470_026_885.733333),
        ("grid", 1_000, 102_545_905.999999, 4_956_762_679.870968),
        ("grid", 10_000, 1_000_110_001.999899, 47_986_861_423.262848),
        ("grid", 100_000, 10_016_899_316.004385, 480_755_319_289.272461),
    ]

    /// Larger ones are for ``WorkloadHeavyTests``.
    static let checksums = checksums(of: [100, 1_000])

    static func checksums(of sizes: [Int]) -> [Checksum] {
        sums.filter { sizes.contains($0.size) }.flatMap(checksums)
    }

    private static func checksums(_ shape: String, _ size: Int, _ s: Double, _ t: Double) -> [Checksum] {
        let make: @Sendable (Double) -> Workload = { priority in
            switch shape {
            case "form": .form(size, rootPriority: priority)
            case "tree": .tree(size, rootPriority: priority)
            case "chain": .chain(size)
            default: .grid(size)
            }
        }
        let plain = Checksum(name: "\(shape) \(size)", make: { make(1000) }, s: s, t: t)
        if shape == "chain" || shape == "grid" { return [plain] }
        return [plain, Checksum(name: "\(shape)-s \(size)", make: { make(999) }, s: s, t: t)]
    }

    @Test("the optimum has the known sums", arguments: checksums)
    func optimum(expected: Checksum) throws { try Self.checkOptimum(expected) }

    static func checkOptimum(_ expected: Checksum) throws {
        var solver = Solver(expected.make().system)
        let solution = try solver.solve()
        let sums = Workload.checksums(solution.values)
        #expect(abs(sums.s - expected.s) <= 1e-9 * expected.s)
        #expect(abs(sums.t - expected.t) <= 1e-9 * expected.t)
        #expect(solution.conflicts.isEmpty)
        #expect(solution.freeVariables.isEmpty)
    }

    @Test("the optimum has the known sums with the rows in another order too", arguments: checksums)
    func shuffledOptimum(expected: Checksum) throws { try Self.checkShuffledOptimum(expected) }

    static func checkShuffledOptimum(_ expected: Checksum) throws {
        let workload = expected.make()
        var solver = Solver(workload.withShuffledRows())
        let sums = Workload.checksums(try solver.solve().values)
        #expect(abs(sums.s - expected.s) <= 1e-9 * expected.s)
        #expect(abs(sums.t - expected.t) <= 1e-9 * expected.t)
    }

    @Test("a planted conflict is found, with exactly its eight constraints", arguments: [154, 500, 1_000] + largeSizes)
    func plantedConflict(viewCount: Int) throws {
        let workload = Workload.conflictingForm(viewCount)
        var solver = Solver(workload.system)
        let solution = try solver.solve()
        let rowCount = (viewCount - 1) / 3
        let planted = (0..<rowCount).filter { $0 % 100 == 50 }
        let plantedRows = planted.indices.map { workload.system.rowCount - planted.count + $0 }
        #expect(solution.conflicts.map(\.broken) == plantedRows)
        for (conflict, row) in zip(solution.conflicts, planted) {
            let first = 5 + 27 * row
            // nonneg(field).w, row.x, row.right, label.x, field.x, field.right, and the root's width.
            let expected = [4, first + 4, first + 6, first + 7, first + 9, first + 10, first + 11, conflict.broken]
            #expect(conflict.rows == expected)
            #expect(conflict.amount == 65)
            #expect(conflict.shift == 65)
            #expect(conflict.isCertain)
        }
    }

    @Test(
        "a planted tie leaves exactly three attributes open, with their ranges",
        arguments: [157, 500, 1_000] + largeSizes
    )
    func plantedTie(viewCount: Int) throws {
        var solver = Solver(Workload.form(viewCount, tiesEvery: 100).system)
        let solution = try solver.solve()
        let rows = (0..<(viewCount - 1) / 3).filter { $0 % 100 == 51 }
        #expect(solution.faces.count == rows.count)
        for (face, r) in zip(solution.faces, rows) {
            let (label, field) = (2 + 3 * r, 3 + 3 * r)
            let (lw, fx, fw) = (4 * label + 2, 4 * field, 4 * field + 2)
            #expect(face.variables == [lw, fx, fw].sorted())
            #expect(face.dimension == 1)
            let labelWidth = Double(r % 10 == 7 ? 260 : 60 + (7 * r) % 50)
            let fieldWidth = Double(100 + (11 * r) % 90)
            expect(face.range(of: [LinearTerm(lw, 1)]), labelWidth, 335 - fieldWidth)
            expect(face.range(of: [LinearTerm(fx, 1)]), 24 + labelWidth, 359 - fieldWidth)
            expect(face.range(of: [LinearTerm(fw, 1)]), fieldWidth, 335 - labelWidth)
            #expect(
                face.basis(order: [lw]) == [
                    OptimalFace.Direction(pivot: lw, terms: [LinearTerm(lw, 1), LinearTerm(fx, 1), LinearTerm(fw, -1)])
                ]
            )
        }
    }

    private func expect(_ range: (lowest: Double?, highest: Double?), _ lowest: Double, _ highest: Double) {
        #expect(abs((range.lowest ?? .nan) - lowest) < 1e-7)
        #expect(abs((range.highest ?? .nan) - highest) < 1e-7)
    }
}
