import LayoutSolver
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct ConflictRuleTests {
    /// A header as wide as the screen with two labels in a row.
    private func header(titleWidth: Double, priceWidth: Double, more: [String] = []) -> String {
        ExampleDump.text(
            subviews: [
                "{\"id\": \"header\", \"class\": \"UIView\", \"name\": \"header\", \"subviews\": ["
                    + ExampleDump.view("title", size: "200, 20", more: "\"name\": \"title\"") + ", "
                    + ExampleDump.view("price", size: "90, 20", more: "\"name\": \"price\"") + "]}"
            ],
            constraints: [
                ExampleDump.constraint("header-leading", "header.leading", "==", "root.leading"),
                ExampleDump.constraint("header-trailing", "header.trailing", "==", "root.trailing"),
                ExampleDump.constraint("header-top", "header.top", "==", "root.top"),
                ExampleDump.constraint("header-height", "header.height", plus: 52),
                ExampleDump.constraint("title-leading", "title.leading", "==", "header.leading", plus: 16),
                ExampleDump.constraint("title-width", "title.width", plus: titleWidth),
                ExampleDump.constraint("gap", "price.leading", "==", "title.trailing", plus: 8),
                ExampleDump.constraint("price-width", "price.width", plus: priceWidth),
                ExampleDump.constraint("end", "header.trailing", "==", "price.trailing", plus: 16),
                ExampleDump.constraint("title-y", "title.centerY", "==", "header.centerY"),
                ExampleDump.constraint("price-y", "price.centerY", "==", "header.centerY"),
            ] + more
        )
    }

    @Test("a row that does not fill its container is compared with it")
    func tooNarrow() throws {
        let found = try diagnosis(header(titleWidth: 100, priceWidth: 190)).findings("conflict")
        let conflict = try #require(found.first)
        #expect(conflict.message == "header is 375 points wide, but its subviews fill 330 (45 left over)")
        #expect(conflict.notes.contains { $0.message == "16 + 100 + 8 + 190 + 16 = 330 points" })
    }

    @Test("what a reader only remarks does not count as left after a fix")
    func remarks() throws {
        let dump = header(titleWidth: 200, priceWidth: 190)
        let remarked = dump.replacingFirst("\"version\": 1,", with: "\"version\": 1, \"remark\": 0,")
        #expect(remarked != dump)
        let plain = try #require(try diagnosis(dump).findings("conflict").first)
        let diagnosis = try diagnosis(remarked)
        #expect(diagnosis.rules.contains("unknown-key"))
        let conflict = try #require(diagnosis.findings("conflict").first)
        #expect(conflict.fixes.map(\.remaining) == plain.fixes.map(\.remaining))
    }

    @Test("a row that is too wide is reported with its arithmetic")
    func arithmetic() throws {
        let found = try diagnosis(header(titleWidth: 200, priceWidth: 190)).findings("conflict")
        #expect(found.count == 1)
        let conflict = try #require(found.first)
        // The line has room for the total; the sum is below it.
        #expect(conflict.message == "header's subviews need 430 points of width, but header has 375 (55 short)")
        #expect(conflict.notes.contains { $0.message == "16 + 200 + 8 + 190 + 16 = 430 points" })
        #expect(conflict.severity == .error)
        #expect(conflict.confidence == .certain)
        #expect(conflict.axis == .horizontal)
        #expect(conflict.conflict?.amount == 55)
        #expect(conflict.conflict?.breaks == ["price-width"])
        #expect(
            conflict.constraints == [
                "end", "gap", "header-leading", "header-trailing", "price-width", "root:root.width", "title-leading",
                "title-width",
            ]
        )
        #expect(conflict.made.map(\.constraint.id) == ["root:root.width"])
    }

    @Test("a row that just fits is no conflict")
    func nearestNegative() throws {
        #expect(try diagnosis(header(titleWidth: 200, priceWidth: 135)).findings("conflict").isEmpty)
    }

    @Test("each fix that is listed ends the conflict and leaves as many findings as it says")
    func fixes() throws {
        let dump = header(titleWidth: 200, priceWidth: 190)
        let conflict = try #require(try diagnosis(dump).findings("conflict").first)
        #expect(!conflict.fixes.isEmpty)
        for fix in conflict.fixes {
            let after = try diagnosis(dump, after: fix)
            #expect(after.findings("conflict").isEmpty, "\(fix.title)")
            #expect(after.findings.count { $0.severity > .note } == fix.remaining, "\(fix.title)")
        }
        #expect(conflict.fixes.contains { $0.edits == [.constraint(id: "price-width", .constant(135))] })
        #expect(conflict.fixes.contains { $0.edits == [.constraint(id: "price-width", .priority(999))] })
    }

    @Test(
        "a fix reads right to left where the constraint does",
        arguments: [("rightToLeft", "leftToRight"), ("leftToRight", "rightToLeft"), ("rightToLeft", "rightToLeft")]
    )
    func rightToLeft(root: String, label: String) throws {
        let dump = ExampleDump.text(
            subviews: [
                ExampleDump.view("a", more: "\"layoutDirection\": \"\(label)\""),
                ExampleDump.view("b", more: "\"layoutDirection\": \"\(root)\""),
            ],
            constraints: [
                ExampleDump.constraint("from-a", "a.leading", "==", "b.leading", plus: 18),
                ExampleDump.constraint("from-b", "b.trailing", "==", "a.trailing", plus: root == label ? 19 : -19),
                ExampleDump.constraint("a-width", "a.width", plus: 100),
                ExampleDump.constraint("b-width", "b.width", plus: 100),
            ],
            more: "\n  \"layoutDirection\": \"\(root)\","
        )
        let conflict = try #require(try diagnosis(dump).findings("conflict").first)
        #expect(conflict.fixes.contains { $0.title.contains("change the constant of") })
        #expect(conflict.fixes.contains { $0.title.contains("relax") })
        for fix in conflict.fixes {
            let after = try diagnosis(dump, after: fix)
            #expect(after.findings("conflict").isEmpty, "\(fix.title)")
            #expect(after.findings.count { $0.severity > .note } == fix.remaining, "\(fix.title)")
        }
    }

    @Test("two widths of one view are reported as such")
    func twice() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("title", "UIView", more: "\"name\": \"title\"")],
            constraints: ExampleDump.place("title") + [
                ExampleDump.constraint("a", "title.width", plus: 200),
                ExampleDump.constraint("b", "title.width", plus: 240),
                ExampleDump.constraint("c", "title.height", plus: 20),
            ]
        )
        let conflict = try #require(try diagnosis(dump).findings("conflict").first)
        #expect(conflict.message == "title must be both 200 and 240 points wide (40 apart)")
        #expect(conflict.conflict?.cause == "size-known-twice")
        #expect(conflict.constraints == ["a", "b"])
    }

    @Test("a minimum above a maximum is reported as such")
    func minimumAndMaximum() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("title", "UIView", more: "\"name\": \"title\"")],
            constraints: ExampleDump.place("title") + [
                ExampleDump.constraint("a", "title.width", ">=", plus: 240),
                ExampleDump.constraint("b", "title.width", "<=", plus: 200),
                ExampleDump.constraint("c", "title.height", plus: 20),
            ]
        )
        let conflict = try #require(try diagnosis(dump).findings("conflict").first)
        #expect(conflict.message == "title must be both at least 240 and at most 200 points wide (40 apart)")
        #expect(conflict.conflict?.cause == "minimum-against-maximum")
    }

    @Test("what leaves no space for a view is reported with its sum")
    func negative() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("title", "UIView", more: "\"name\": \"title\"")],
            constraints: [
                ExampleDump.constraint("a", "title.leading", "==", "root.leading", plus: 200),
                ExampleDump.constraint("b", "title.trailing", "==", "root.trailing", plus: -200),
                ExampleDump.constraint("c", "title.top", "==", "root.top", plus: 20),
                ExampleDump.constraint("d", "title.height", plus: 20),
            ]
        )
        let conflict = try #require(try diagnosis(dump).findings("conflict").first)
        #expect(conflict.conflict?.cause == "negative-size")
        #expect(conflict.constraints.contains("nonneg:title.width"))
        #expect(
            conflict.message
                == "no space for title: the gaps around it need 400 points, but root is 375 points wide (25 short)"
        )
    }

    @Test("a view made in code that keeps its mask is the cause said first, and its removal the first fix")
    func mask() throws {
        let dump = ExampleDump.text(
            subviews: [
                ExampleDump.view(
                    "badge",
                    "UIView",
                    more: "\"name\": \"badge\", \"frame\": [0, 0, 0, 0], \"translatesAutoresizingMask\": true"
                )
            ],
            constraints: ExampleDump.place("badge") + [
                ExampleDump.constraint("badge-width", "badge.width", plus: 40),
                ExampleDump.constraint("badge-height", "badge.height", plus: 40),
            ]
        )
        let found = try diagnosis(dump)
        let conflicts = found.findings("conflict")
        #expect(conflicts.count == 4)
        for conflict in conflicts {
            #expect(conflict.conflict?.cause == "autoresizing-mask")
            #expect(conflict.message.hasPrefix("badge still translates its autoresizing mask"))
            #expect(
                conflict.fixes.contains { $0.edits == [.view(id: "badge", .translatesAutoresizingMask(false))] }
            )
        }
        let fix = try #require(
            conflicts.first?.fixes.first { $0.edits == [.view(id: "badge", .translatesAutoresizingMask(false))] }
        )
        #expect(try diagnosis(dump, after: fix).rules == [])
    }

    @Test("an encapsulated height against the content's own is recognised")
    func encapsulated() throws {
        let dump = ExampleDump.text(
            subviews: [
                "{\"id\": \"content\", \"class\": \"UITableViewCellContentView\", \"subviews\": ["
                    + ExampleDump.view("photo", "UIView", more: "\"name\": \"photo\"") + "]}"
            ],
            constraints: ExampleDump.place("content", x: 0, y: 0) + [
                ExampleDump.constraint("w", "content.width", plus: 375),
                ExampleDump.constraint(
                    "enforced",
                    "content.height",
                    plus: 44,
                    more: "\"identifier\": \"UIView-Encapsulated-Layout-Height\", \"origin\": \"encapsulated\""
                ),
            ] + ExampleDump.edges(of: "photo", to: "content", inset: 8) + [
                ExampleDump.constraint("photo-height", "photo.height", plus: 60)
            ]
        )
        let found = try diagnosis(dump)
        let conflict = try #require(found.findings("conflict").first)
        #expect(conflict.conflict?.cause == "encapsulated-size")
        #expect(conflict.conflict?.breaks == ["photo-height"])
        let fix = try #require(conflict.fixes.first { $0.edits == [.constraint(id: "photo-height", .priority(999))] })
        #expect(try diagnosis(dump, after: fix).findings("conflict").isEmpty)
    }

    @Test("what depends on an assumed value is possible, not certain")
    func possible() throws {
        let dump = """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "root", "class": "UIView", "subviews": [{"id": "a", "class": "UIView"}]}],
             "constraints": [
              \(ExampleDump.edges(of: "a").joined(separator: ",\n")),
              \(ExampleDump.constraint("wide", "a.width", plus: 400))
             ]}
            """
        let conflict = try #require(try diagnosis(dump).findings("conflict").first)
        #expect(conflict.confidence == .possible)
        #expect(conflict.made.contains { $0.isAssumed })
    }

    @Test("half a pixel is a rounding, more is a conflict", arguments: [(0.25, "rounding"), (0.75, "conflict")])
    func rounding(over: Double, rule: String) throws {
        let found = try diagnosis(header(titleWidth: 200, priceWidth: 135 + over))
        #expect(found.rules == [rule])
        #expect(found.findings.first?.conflict?.amount == over)
        #expect(!found.solved().isSatisfied)
    }

    @Test("all sets of a conflict are reported where they are asked for, and that there are no more")
    func allConflicts() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("a", "UIView")],
            constraints: ExampleDump.place("a") + [
                ExampleDump.constraint("w1", "a.width", plus: 100),
                ExampleDump.constraint("w2", "a.width", ">=", plus: 120),
                ExampleDump.constraint("w3", "a.width", "<=", plus: 80),
                ExampleDump.constraint("h", "a.height", plus: 20),
            ]
        )
        var options = DiagnosisOptions()
        options.findsAllConflicts = true
        let found = try Layout.read(Array(dump.utf8)).diagnosed(options: options).findings("conflict")
        #expect(Set(found.map(\.constraints)) == [["w1", "w2"], ["w1", "w3"], ["w2", "w3"]])
        #expect(found.count == 3)
        #expect(found.allSatisfy { $0.conflict?.isComplete == true })
        #expect(try diagnosis(dump).findings("conflict").allSatisfy { $0.conflict?.isComplete == nil })
        #expect(try diagnosis(dump).findings("conflict").count == 2)
    }

    @Test("each fix of random conflicts ends its set and leaves as many findings as it says")
    func fixesHold() throws {
        forEachSeed(60) { random in
            let dump = RandomDump.text(using: &random)
            let before = try diagnosis(dump)
            for finding in before.findings("conflict") {
                guard !finding.fixes.isEmpty else { throw PropertyFailure("no fix for \(finding.message)") }
                for fix in finding.fixes {
                    let after = try diagnosis(dump, after: fix)
                    guard after.findings.count(where: { $0.severity > .note }) == fix.remaining,
                        after.solution.conflicts.count < before.solution.conflicts.count,
                        Set(after.brokenConstraints).isDisjoint(with: finding.constraints)
                    else { throw PropertyFailure("\(fix.title): \(after.findings.map(\.message))") }
                }
            }
        }
    }

    @Test("every set is infeasible by its multipliers, and feasible without any one member", arguments: 1...40)
    func irreducible(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let found = try diagnosis(RandomDump.text(using: &random), fixes: false)
        for conflict in found.solution.conflicts {
            let system = found.lowered.system
            for left in conflict.rows {
                var small = LinearSystem(variableCount: system.variableCount)
                for row in conflict.rows where row != left {
                    small.addRow(system.terms(of: row), system.relations[row], system.constants[row])
                }
                var solver = Solver(small)
                #expect(try solver.solve().conflicts.isEmpty, "seed \(seed)")
            }
            var sums: [Int: Double] = [:]
            var constant = 0.0
            for (row, multiplier) in zip(conflict.rows, conflict.multipliers) {
                for term in system.terms(of: row) { sums[term.variable, default: 0] += multiplier * term.coefficient }
                constant += multiplier * system.constants[row]
            }
            #expect(sums.values.allSatisfy { abs($0) < 1e-6 }, "seed \(seed)")
            #expect(abs(constant) > 1e-6, "seed \(seed)")
        }
        let told = found.findings("conflict").count + found.findings("rounding").count
        #expect(told == found.solution.conflicts.count, "seed \(seed)")
    }
}

extension String {
    fileprivate func replacingFirst(_ part: String, with other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
    }
}
