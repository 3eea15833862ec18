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

    static let checksums: [Checksum] = [
        Checksum(name: "form 100", make: { .form(100) }, s: 60511, t: 2_747_361),
        Checksum(name: "form 1000", make: { .form(1000) }, s: 3_105_391, t: 146_704_113),
        Checksum(name: "tree 100", make: { .tree(100) }, s: 3_391_507.5, t: 145_947_434.333333),
        Checksum(name: "tree 1000", make: { .tree(1000) }, s: 11_186_137.5, t: 519_013_246.666667),
        Checksum(name: "chain 100", make: { .chain(100) }, s: 192_341, t: 9_281_788),
        Checksum(name: "chain 1000", make: { .chain(1000) }, s: 15_873_489, t: 759_081_459),
        Checksum(name: "grid 100", make: { .grid(100) }, s: 10_149_602, t: 470_026_885.733333),
        Checksum(name: "grid 1000", make: { .grid(1000) }, s: 102_545_905.999999, t: 4_956_762_679.870968),
        Checksum(name: "form-s 100", make: { .form(100, rootPriority: 999) }, s: 60511, t: 2_747_361),
        Checksum(
            name: "tree-s 100",
            make: { .tree(100, rootPriority: 999) },
            s: 3_391_507.5,
            t: 145_947_434.333333
        ),
    ]

    @Test("the optimum has the known sums", arguments: checksums)
    func optimum(expected: Checksum) throws {
        var solver = Solver(expected.make().system)
        let solution = try solver.solve()
        let sums = Workload.checksums(solution.values)
        #expect(abs(sums.s - expected.s) <= 1e-9 * expected.s)
        #expect(abs(sums.t - expected.t) <= 1e-9 * expected.t)
        #expect(solution.conflicts.isEmpty)
        #expect(solution.freeVariables.isEmpty)
    }

    @Test("a planted conflict is found, with exactly its eight constraints", arguments: [154, 500, 1000])
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

    @Test("a planted tie leaves exactly three attributes open, with their ranges", arguments: [157, 500])
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
