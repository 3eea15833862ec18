import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSolver
@testable import LayoutSyntax

/// Which of several irreducible sets of a log's conflict is its cause.
@Suite("the preferred cause of a log's conflict")
struct PreferredCauseTests {
    /// A label of 120 points in a box of 100: its trailing edge is pinned to the box's, and once more by way of a line.
    private static let twoWays = [
        "0x1": "H:|-(10)-[UILabel:0xa1]   (active, names: '|':UIView:0xb1 )",
        "0x2": "UILabel:0xa1.trailing == UIView:0xc1.trailing   (active)",
        "0x3": "UIView:0xc1.trailing == UIView:0xb1.trailing - 10   (active)",
        "0x4": "UIView:0xb1.trailing == UILabel:0xa1.trailing + 10   (active)",
        "0x5": "UIView:0xb1.width == 100   (active)",
        "0x6": "UILabel:0xa1.width == 120   (active)",
    ]

    private static func log(_ constraints: [String: String], broken: String?) -> String {
        let lines = constraints.sorted { $0.key < $1.key }.map { "<NSLayoutConstraint:\($0.key) \($0.value)>" }
        return "Unable to simultaneously satisfy constraints.\n(\n"
            + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
            + (broken.flatMap { id in constraints[id].map { (id, $0) } }.map { id, text in
                "Will attempt to recover by breaking constraint \n<NSLayoutConstraint:\(id) \(text)>\n"
            } ?? "")
    }

    private static func causes(_ log: String) throws -> [Finding] {
        try Layout.readAll(Array(log.utf8), as: .log).flatMap { try $0.diagnosed().findings("conflict") }
    }

    @Test(
        "the set with the constraint that UIKit broke comes first, then the one with fewer members",
        arguments: [
            ("0x2", ["0x1", "0x2", "0x3", "0x5", "0x6"]), ("0x3", ["0x1", "0x2", "0x3", "0x5", "0x6"]),
            ("0x4", ["0x1", "0x4", "0x5", "0x6"]), ("0x6", ["0x1", "0x4", "0x5", "0x6"]),
            (nil, ["0x1", "0x4", "0x5", "0x6"]),
        ] as [(String?, [String])]
    )
    func reported(broken: String?, members: [String]) throws {
        let findings = try Self.causes(Self.log(Self.twoWays, broken: broken))
        #expect(findings.map(\.constraints) == [members])
        let finding = try #require(findings.first)
        // Whichever set it is: the same label breaks, by as much, and no fix breaks anything else.
        #expect(finding.conflict?.breaks == ["0x6"])
        #expect(finding.conflict?.excess == 40)
        #expect(finding.conflict?.amount == 40)
        #expect(finding.confidence == .certain)
        #expect(finding.fixes.first?.remaining == 0)
    }

    @Test("of two sets without what UIKit broke, the one with more of the user's own sizes is the cause")
    func ownSizes() throws {
        // The label is as wide as the image, and 20 points narrower than the screen, which the system sizes.
        let constraints = [
            "0x1": "UILabel:0xa1.width == UIImageView:0xc1.width   (active)",
            "0x2": "UIImageView:0xc1.width == 90   (active)",
            "0x3": "UILabel:0xa1.width == UIView:0xb1.width - 10   (active)",
            "0x6": "UILabel:0xa1.width == 120   (active)",
        ]
        let mask = "<NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& UIView:0xb1.width == 100   (active)>"
        let text = Self.log(constraints, broken: nil).replacing("\n)\n", with: ",\n    \"\(mask)\"\n)\n")
        #expect(try Self.causes(text).map(\.constraints) == [["0x1", "0x2", "0x6"]])
    }

    @Test("two sets that share nothing but the broken constraint are one cause, and a fix of it leaves no finding")
    func oneFinding() throws {
        let text = Self.log(Self.twoWays, broken: "0x3")
        let reading = try #require(try Layout.readAll(Array(text.utf8), as: .log).first)
        let finding = try #require(try reading.diagnosed().findings("conflict").first)
        for fix in finding.fixes {
            var edited = reading
            for edit in fix.edits { try edited.layout.apply(edit) }
            let left = try edited.diagnosed().findings.filter { $0.severity > .note && !$0.rule.hasPrefix("reported-") }
            #expect(left.count == fix.remaining, "\(fix.title)")
        }
    }

    @Test("every set that is preferred is irreducible: without any member the others have a solution")
    func irreducible() throws {
        for broken in Self.twoWays.keys.sorted() {
            let text = Self.log(Self.twoWays, broken: broken)
            let reading = try #require(try Layout.readAll(Array(text.utf8), as: .log).first)
            let finding = try #require(try reading.diagnosed().findings("conflict").first)
            let lowered = reading.layout.lowered(under: LayoutConditions())
            let rows = try finding.constraints.map { id in
                let index = try #require(lowered.layout.constraintIndex(id: id))
                return try #require(lowered.row(ofConstraint: index))
            }
            func isInfeasible(_ rows: [Int]) throws -> Bool {
                var solver = Solver(lowered.system.restricted(to: rows))
                return try !solver.solve().broken.isEmpty
            }
            #expect(try isInfeasible(rows))
            for row in rows { #expect(try !isInfeasible(rows.filter { $0 != row })) }
        }
    }
}
