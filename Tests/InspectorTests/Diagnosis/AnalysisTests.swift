import Dispatch
import LayoutSolver
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// An edited analysis against a fresh one of the edited layout. `PROPERTY_RUNS` asks for more of them.
@Suite("an edited analysis") struct AnalysisTests {
    @Test("finds what a fresh one finds, whatever the edits and their order")
    func agreement() {
        forEachSeed(60, from: 7_000_000) { random in
            var reading = try Layout.read(Array(RandomDump.text(using: &random).utf8), as: .dump)
            var options = DiagnosisOptions()
            options.findsFixes = random.chance(30)
            var analysis = try Analysis(
                reading.layout,
                places: reading.places,
                readerFindings: reading.findings,
                options: options
            )
            _ = try analysis.diagnosis()
            for _ in 0..<6 {
                let edits = (0..<random.integer(1...2)).compactMap { _ in edit(of: reading.layout, using: &random) }
                var inverses: [LayoutEdit] = []
                var done: [LayoutEdit] = []
                for edit in edits {
                    guard let inverse = try? reading.apply(edit) else { continue }
                    done.append(edit)
                    inverses.insert(inverse, at: 0)
                }
                try advance(&analysis, by: done, to: reading, options: options)
                if random.chance(30) {
                    for inverse in inverses { _ = try reading.apply(inverse, restoring: true) }
                    try advance(&analysis, by: inverses, to: reading, options: options)
                }
            }
        }
    }

    private func advance(
        _ analysis: inout Analysis,
        by edits: [LayoutEdit],
        to reading: Reading,
        options: DiagnosisOptions
    ) throws {
        analysis = try analysis.applying(edits, giving: reading.layout, places: reading.places, options: options)
        let edited = try analysis.diagnosis()
        let fresh = try reading.diagnosed(options: options)
        let lines = edited.findings.map(Self.line)
        let expected = fresh.findings.map(Self.line)
        guard lines == expected else {
            let gone = expected.filter { !lines.contains($0) }.joined(separator: "\n  ")
            let new = lines.filter { !expected.contains($0) }.joined(separator: "\n  ")
            throw PropertyFailure("after \(edits):\nmissing:\n  \(gone)\ntoo much:\n  \(new)")
        }
        for (mine, other) in zip(edited.findings, fresh.findings) {
            guard Self.areNear(mine, other) else { throw PropertyFailure("numbers of \(Self.line(mine)) differ") }
        }
        let frames = (analysis.solved(), fresh.solved())
        for (view, (mine, other)) in zip(frames.0.frames, frames.1.frames).enumerated() {
            for attribute in FrameAttribute.allCases where abs(mine[attribute] - other[attribute]) > 1e-6 {
                throw PropertyFailure("view \(view) is at \(mine), in a fresh analysis at \(other)")
            }
        }
        guard frames.0.undetermined == frames.1.undetermined, frames.0.isSatisfied == frames.1.isSatisfied else {
            throw PropertyFailure(
                "undetermined: \(frames.0.undetermined), in a fresh analysis \(frames.1.undetermined)"
            )
        }
    }

    private func edit(of layout: Layout, using random: inout SeededGenerator) -> LayoutEdit? {
        let users = layout.constraints.filter { $0.origin == .user }
        guard !users.isEmpty else { return nil }
        let constraint = users[random.integer(0...users.count - 1)]
        switch random.integer(0...7) {
        case 0, 1: return .constraint(id: constraint.id, .constant(Double(random.integer(-4...20) * 8)))
        case 2: return .constraint(id: constraint.id, .priority(random.pick([1000, 999, 750, 250])))
        case 3: return .constraint(id: constraint.id, .isActive(!constraint.isActive))
        case 4: return .constraint(id: constraint.id, .relation(random.pick(Relation.allCases)))
        case 5: return .constraint(id: constraint.id, .multiplier(random.pick([1, 0.5, 2])))
        default:
            let view = layout.views[random.integer(0...layout.views.count - 1)].id
            let axis = random.pick(Axis.allCases)
            let priority = random.pick([249, 250, 251, 750, 1000.0])
            return .view(
                id: view,
                random.chance(50) ? .contentHugging(axis, priority) : .compressionResistance(axis, priority)
            )
        }
    }

    /// All of a finding but numbers by themselves.
    private static func line(_ finding: Finding) -> String {
        var parts = ["\(finding.rule) \(finding.severity) \(finding.confidence): \(finding.message)"]
        parts += finding.views + finding.constraints + finding.notes.map { "\($0)" }
        parts.append(finding.axis?.rawValue ?? "")
        if let conflict = finding.conflict { parts += conflict.breaks + [conflict.cause ?? ""] }
        if let ambiguity = finding.ambiguity {
            parts.append("\(ambiguity.kind) \(ambiguity.attributes) \(ambiguity.dependents) \(ambiguity.shared)")
        }
        parts += finding.fixes.map { "\($0.title) leaves \($0.remaining)" }
        return parts.joined(separator: "; ")
    }

    private static func areNear(_ left: Finding, _ right: Finding) -> Bool {
        func near(_ one: Double?, _ other: Double?) -> Bool {
            guard let one, let other else { return one == nil && other == nil }
            return abs(one - other) <= 1e-6 * max(1, abs(other))
        }
        let ranges = (left.ambiguity?.ranges ?? [], right.ambiguity?.ranges ?? [])
        return near(left.conflict?.amount, right.conflict?.amount)
            && near(left.conflict?.excess, right.conflict?.excess)
            && zip(left.conflict?.multipliers ?? [], right.conflict?.multipliers ?? []).allSatisfy { near($0, $1) }
            && zip(ranges.0, ranges.1).allSatisfy { near($0.lowest, $1.lowest) && near($0.highest, $1.highest) }
    }

    @Test("can be used by several threads, together with the one before the edit")
    func threads() throws {
        let text = ExampleDump.text(
            subviews: [
                ExampleDump.view("a", "UILabel", size: "50, 20"), ExampleDump.view("b", "UILabel", size: "60, 20"),
            ],
            constraints: ExampleDump.place("a") + [
                ExampleDump.constraint("gap", "b.leading", "==", "a.trailing", plus: 8),
                ExampleDump.constraint("end", "b.trailing", "==", "root.trailing", plus: -16),
                ExampleDump.constraint("line", "b.top", "==", "a.top"),
            ]
        )
        let reading = try Layout.read(Array(text.utf8), as: .dump)
        let analysis = try Analysis(reading.layout, places: reading.places, readerFindings: reading.findings)
        let constants = (0..<16).map { 8.0 * Double($0 % 4) }
        let expected = try constants.map { constant in
            var layout = reading.layout
            _ = try layout.apply(.constraint(id: "gap", .constant(constant)))
            return try Analysis(layout).diagnosis().findings.map(\.message)
        }
        let found = Locked<[Int: [String]]>([:])
        DispatchQueue.concurrentPerform(iterations: constants.count) { index in
            let edits = [LayoutEdit.constraint(id: "gap", .constant(constants[index]))]
            let messages = try? analysis.applying(edits)?.diagnosis().findings.map(\.message)
            _ = try? analysis.diagnosis()
            found.withLock { $0[index] = messages }
        }
        #expect(constants.indices.map { index in found.withLock { $0[index] } ?? [] } == expected)
        #expect(expected.contains { !$0.isEmpty })
    }

    @Test("of a large layout costs what the edit touches")
    func isLocal() throws {
        var constraints: [String] = []
        var views: [String] = []
        for row in 0..<400 {
            views.append(ExampleDump.view("v\(row)", "UILabel", size: "50, 20"))
            constraints.append(ExampleDump.constraint("x\(row)", "v\(row).leading", "==", "root.leading", plus: 8))
            constraints.append(ExampleDump.constraint("e\(row)", "v\(row).trailing", "<=", "root.trailing", plus: -8))
            constraints.append(ExampleDump.constraint("y\(row)", "v\(row).top", "==", "root.top", plus: 8))
        }
        let text = ExampleDump.text(subviews: views, constraints: constraints)
        let reading = try Layout.read(Array(text.utf8), as: .dump)
        let analysis = try Analysis(reading.layout, places: reading.places, readerFindings: reading.findings)
        let edited = try #require(try analysis.applying([.constraint(id: "x7", .priority(998))]))
        guard case .part(let rows, _) = edited.solution.change else {
            Issue.record("everything was solved anew")
            return
        }
        // Its own row, that of the other edge, its sizes' bounds and content, and the root's width.
        #expect(rows.count < 10)
    }
}
