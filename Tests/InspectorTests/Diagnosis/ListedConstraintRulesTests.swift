import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSolver
@testable import LayoutSyntax

/// The rules about single constraints and about what the source reported, beyond their documented examples.
@Suite struct ListedConstraintRulesTests {
    private func pair(_ constraints: [String]) throws -> [Finding] {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("a", size: "20, 20"), ExampleDump.view("b", size: "20, 20")],
            constraints: constraints
        )
        return try diagnosis(dump).findings("duplicate-constraint")
    }

    private func ratio(_ id: String, _ first: String, _ second: String, _ factor: String, _ constant: Double = 0)
        -> String
    {
        ExampleDump.constraint(
            id,
            first,
            ">=",
            second,
            plus: constant,
            priority: 500,
            more: "\"multiplier\": \(factor)"
        )
    }

    @Test("sides exchanged are a duplicate, for multipliers too")
    func exchanged() throws {
        let found = try pair([
            ratio("1", "a.width", "b.width", "2", 8),
            ExampleDump.constraint(
                "2",
                "b.width",
                "<=",
                "a.width",
                plus: -4,
                priority: 500,
                more: "\"multiplier\": 0.5"
            ),
        ])
        #expect(found.map(\.constraints) == [["1", "2"]])
        #expect(found.first?.fixes.first?.edits == [.constraint(id: "2", .isActive(false))])
    }

    @Test(
        "another priority, constant, relation or attribute is no duplicate, nor is an inactive one",
        arguments: [
            ExampleDump.constraint("2", "a.left", "==", "b.left", plus: 8, priority: 500),
            ExampleDump.constraint("2", "a.left", "==", "b.left", plus: 9),
            ExampleDump.constraint("2", "a.left", ">=", "b.left", plus: 8),
            ExampleDump.constraint("2", "a.right", "==", "b.right", plus: 8),
            ExampleDump.constraint("2", "a.left", "==", "b.left", plus: 8, more: "\"isActive\": false"),
            ExampleDump.constraint("2", "a.left", "==", "b.left", plus: 8, more: "\"origin\": \"system\""),
        ]
    )
    func distinct(other: String) throws {
        #expect(try pair([ExampleDump.constraint("1", "a.left", "==", "b.left", plus: 8), other]).isEmpty)
    }

    @Test("a root and a cell's content view may translate their masks, their subviews may not")
    func masks() throws {
        let dump = """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "cell", "class": "UITableViewCell", "frame": [0, 0, 375, 44],
               "translatesAutoresizingMask": true, "subviews": [
               {"id": "content", "class": "UITableViewCellContentView", "frame": [0, 0, 375, 44],
                "translatesAutoresizingMask": true, "subviews": [
                 {"id": "inner", "class": "UIView", "frame": [0, 0, 375, 44], "translatesAutoresizingMask": true}]}]}],
             "constraints": [
               \(ExampleDump.constraint("1", "content.width", "==", "cell.width")),
               \(ExampleDump.constraint("2", "inner.width", "==", "content.width"))]}
            """
        let found = try diagnosis(dump).findings("autoresizing-with-constraints")
        #expect(found.map(\.views) == [["inner"]])
        #expect(found.first?.constraints == ["2"])
    }

    @Test(
        "a view placed by its mask may hold up others, and is not to be placed by constraints itself",
        arguments: [
            (ExampleDump.constraint("1", "label.left", "==", "box.right", plus: 8), false),
            (ExampleDump.constraint("1", "box.right", "==", "label.left", plus: -8), true),
            (ExampleDump.constraint("1", "root.right", "==", "box.right", plus: 8), true),
            (ExampleDump.constraint("1", "box.width", plus: 90), true),
        ]
    )
    func beside(constraint: String, isFound: Bool) throws {
        let dump = ExampleDump.text(
            subviews: [
                "{\"id\": \"box\", \"class\": \"UIView\", \"frame\": [0, 0, 90, 90],"
                    + " \"translatesAutoresizingMask\": true}",
                ExampleDump.view("label", size: "20, 20"),
            ],
            constraints: [constraint]
        )
        let found = try diagnosis(dump).findings("autoresizing-with-constraints")
        #expect(found.map(\.views) == (isFound ? [["box"]] : []))
    }

    @Test("a constraint to the view's own descendant is not against its mask")
    func ownDescendant() throws {
        let dump = ExampleDump.text(
            subviews: [
                "{\"id\": \"box\", \"class\": \"UIView\", \"frame\": [0, 0, 90, 90],"
                    + " \"translatesAutoresizingMask\": true, \"subviews\": ["
                    + ExampleDump.view("inner", size: "20, 20") + "]}"
            ],
            constraints: ExampleDump.place("inner", in: "box")
        )
        #expect(try diagnosis(dump).findings.isEmpty)
    }

    private func reported(_ constraints: [String], members: [String], broken: String? = nil) throws -> [Finding] {
        let list = members.map { "\"\($0)\"" }.joined(separator: ", ")
        let more = broken.map { ", \"broken\": \"\($0)\"" } ?? ""
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("a", "UIView"), ExampleDump.view("b", "UIView")],
            constraints: constraints,
            more: "\n  \"coverage\": \"partial\","
                + "\n  \"reports\": [{\"kind\": \"conflict\", \"constraints\": [\(list)]\(more)}],"
        )
        return try diagnosis(dump).findings
    }

    @Test("a reported conflict that is one is reported once, with what UIKit broke")
    func confirmedReport() throws {
        let found = try reported(
            [
                ExampleDump.constraint("1", "a.width", plus: 100), ExampleDump.constraint("2", "a.width", plus: 120),
            ],
            members: ["1", "2"],
            broken: "1"
        )
        #expect(found.map(\.rule) == ["conflict"])
        #expect(found.first?.conflict?.broken == "1")
        #expect(found.first?.conflict?.breaks == ["1"])
    }

    @Test(
        "a reported conflict that is none is reported with its likely reason",
        arguments: [
            (["1", "3"], "the conflict must come from a value that the log does not show"),
            (["1", "gone"], "missing from the input"),
        ]
    )
    func unconfirmedConflict(members: [String], reason: String) throws {
        let found = try reported(
            [
                ExampleDump.constraint("1", "a.width", plus: 100),
                ExampleDump.constraint("3", "b.width", "==", "a.width"),
            ],
            members: members
        )
        #expect(found.map(\.rule) == ["reported-conflict"])
        #expect(found.first?.confidence == .possible)
        #expect(found.first?.severity == .error)
        #expect(found.first?.message.contains(reason) == true)
        #expect(found.first?.constraints == members.filter { $0 != "gone" })
    }

    @Test("a report of ambiguity is confirmed by any attribute of it that is open")
    func confirmedAmbiguity() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("a", size: "20, 20")],
            constraints: [ExampleDump.constraint("x", "a.left", "==", "root.left")],
            more: "\n  \"reports\": [{\"kind\": \"ambiguous\", \"item\": \"a\"}],"
        )
        #expect(try diagnosis(dump).rules == ["ambiguous-layout"])
    }

    @Test("a constraint that moves two free views against each other has an effect, one that cannot has none")
    func effectOnFreeViews() throws {
        func distance(_ id: String, _ weight: Double, _ distance: Double) -> String {
            """
            {"id": "\(id)", "terms": [{"item": "b", "attribute": "top", "multiplier": \(weight)},
              {"item": "a", "attribute": "top", "multiplier": \(-weight)}], "constant": \(weight * distance),
             "priority": 500}
            """
        }
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("a", size: "10, 10"), ExampleDump.view("b", size: "10, 10")],
            constraints: [
                ExampleDump.constraint("1", "a.leading", "==", "root.leading"),
                ExampleDump.constraint("2", "b.leading", "==", "root.leading"),
                // By weight the distance is 30. Without the one of 40 it is 10, and as open as before.
                distance("held", 2, 30), distance("pulls", 1.5, 40), distance("near", 3, 10),
                distance("far", 0.25, 90),
            ]
        )
        let found = try diagnosis(dump, notes: true)
        #expect(found.findings("no-effect").map(\.constraints.first) == ["near", "far"])
    }

    @Test("a constraint that alone brings a guide into the layout is not called without effect", arguments: [0, 40])
    func guideAlone(width: Int) throws {
        let dump = """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 320, 480], "subviews": [
               {"id": "a", "class": "UIView",
                "layoutMargins": {"top": 0, "leading": 10, "bottom": 0, "trailing": 10}, "subviews": [
                  {"id": "b", "class": "UIView"}]}]}],
             "constraints": [
               \(ExampleDump.constraint("x", "a.leading", "==", "root.leading")),
               \(ExampleDump.constraint("y", "a.top", "==", "root.top")),
               \(ExampleDump.constraint("w", "a.width", plus: Double(width), priority: 500)),
               \(ExampleDump.constraint("h", "a.height", plus: 20)),
               \(ExampleDump.constraint("b-x", "b.leading", "==", "root.leading", plus: 5)),
               \(ExampleDump.constraint("b-y", "b.top", "==", "root.top")),
               \(ExampleDump.constraint("b-w", "b.width", plus: 20)),
               \(ExampleDump.constraint("b-h", "b.height", plus: 20)),
               \(ExampleDump.constraint("end", "b.trailing", "==", "a.layoutMargins.trailing", priority: 250))]}
            """
        // The margins keep a view from being narrower than they are, as long as something names them.
        let told = try diagnosis(dump, notes: true).findings("no-effect").map(\.constraints.first)
        #expect(told.contains("end") == (width == 40))
    }

    @Test("what required constraints fix has no effect, as a solve without it shows")
    func fixedByRequired() throws {
        var count = 0
        forEachSeed(150, from: 7_000) { random in
            let reading = try Layout.read(Array(RandomDump.text(using: &random).utf8))
            let examination = try Examination(
                reading.layout,
                places: reading.places,
                readerFindings: [],
                options: DiagnosisOptions()
            )
            let system = examination.lowered.system
            let failing = (0..<system.rowCount).filter { row in
                system.isEnabled[row] && system.priorities[row] < LinearSystem.required
                    && examination.error(ofRow: row) > 1e-6 * max(1, abs(system.constants[row]))
            }
            for row in try NoEffectRule.fixedByRequired(failing, in: examination, fewRows: 1) {
                count += 1
                var solver = examination.solver
                solver.edit { $0.setEnabled(false, row: row) }
                guard examination.solution.hasSameOptimum(as: try solver.solve()) else {
                    throw PropertyFailure("without \(examination.text(ofRow: row)) the layout differs")
                }
            }
        }
        #expect(count > 100)
    }

    @Test("redundant constraints can all go together")
    func redundantTogether() throws {
        forEachSeed(25) { random in
            let dump = RandomDump.text(using: &random)
            let before = try diagnosis(dump, notes: true, fixes: false)
            let found = before.findings("redundant-constraint")
            guard !found.isEmpty, before.solution.conflicts.isEmpty else { return }
            var reading = try Layout.read(Array(dump.utf8))
            let redundant = found.compactMap(\.constraints.first)
            for id in redundant { try reading.layout.apply(.constraint(id: id, .isActive(false))) }
            var options = DiagnosisOptions()
            options.findsFixes = false
            let after = try reading.diagnosed(options: options)
            guard after.undeterminedAttributes == before.undeterminedAttributes, after.findings("conflict").isEmpty
            else {
                throw PropertyFailure("without \(redundant): \(after.undeterminedAttributes)")
            }
        }
    }

    @Test("what is broken and what is open do not depend on the order of views")
    func order() throws {
        forEachSeed(25) { random in
            let first = SeededGenerator(seed: random.seed)
            var one = first
            var other = first
            let dump = RandomDump.text(using: &one)
            let shuffled = RandomDump.text(using: &other, reversesViews: true)
            let left = try diagnosis(dump, fixes: false)
            let right = try diagnosis(shuffled, fixes: false)
            guard left.undeterminedAttributes == right.undeterminedAttributes,
                left.brokenConstraints == right.brokenConstraints
            else { throw PropertyFailure("\(left.undeterminedAttributes) and \(right.undeterminedAttributes)") }
        }
    }
}
