import LayoutInspector
import Testing

@testable import LayoutModel

/// What identifies a finding in every run.
@Suite struct FindingIdentityTests {
    /// A log of two constraints that conflict, with other addresses, numbers and lines in each run.
    private static func log(view: String, first: String, second: String, width: Int, lines: Int = 0) -> String {
        String(repeating: "app started\n", count: lines) + """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:\(first) UIButton:\(view).width == \(width)   (active)>",
                "<NSLayoutConstraint:\(second) UIButton:\(view).width >= \(width + 100)   (active)>"
            )

            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:\(second) UIButton:\(view).width >= \(width + 100)   (active)>

            """
    }

    private static func identities(_ text: String) throws -> [FindingIdentity] {
        let reading = try Layout.read(Array(text.utf8))
        let diagnosis = try reading.diagnosed()
        let names = StableNames(diagnosis.layout)
        return diagnosis.findings.map { names.identity(of: $0) }
    }

    @Test("addresses, lines and numbers of a log are no part of an identity")
    func logs() throws {
        let first = try Self.identities(
            Self.log(view: "0x7f8a10c04a80", first: "0x600000123450", second: "0x600000123460", width: 100)
        )
        let second = try Self.identities(
            Self.log(view: "0x7faa33333333", first: "0x6000abcdef10", second: "0x6000abcdef20", width: 120, lines: 7)
        )
        #expect(!first.isEmpty && first == second)
        #expect(!first.contains { $0.line.contains("0x") || $0.line.contains("100") })
        #expect(first[0].rule == "conflict" && first[0].objects == ["UIButton.width >="])
    }

    @Test("other objects are another identity")
    func otherObjects() throws {
        let text = Self.log(view: "0x7f8a10c04a80", first: "0x600000123450", second: "0x600000123460", width: 100)
        let height = text.replacing(".width", with: ".height")
        #expect(try Self.identities(text) != Self.identities(height))
        let label = text.replacing("UIButton", with: "UILabel")
        #expect(try Self.identities(text) != Self.identities(label))
    }

    @Test("ids that are no addresses are names of their own, and those within made constraints become names")
    func objects() throws {
        var layout = Layout()
        var button = Layout.View(id: "0x7f8a10c04a80", className: "UIButton")
        button.name = "signIn"
        let root = layout.addView(Layout.View(id: "abc-de-f12", className: "UIView"), parent: nil, previousSibling: nil)
        _ = layout.addView(button, parent: root, previousSibling: nil)
        var finding = Finding(ruleID: "duplicate-constraint", severity: .warning, message: "")
        finding.views = ["abc-de-f12", "0x7f8a10c04a80", "0x7f8a10c04a80.safeArea", "0x7f0000000000"]
        finding.constraints = [
            "content:0x7f8a10c04a80.width.hugging", "nonneg:0x7f8a10c04a80.height", "root:abc-de-f12.width",
            "stack:0x7f8a10c04a80.align.2.center",
        ]
        #expect(
            StableNames(layout).identity(of: finding).objects == [
                "abc-de-f12", "signIn", "signIn.safeArea", "0x",
                "content:signIn.width.hugging", "nonneg:signIn.height", "root:abc-de-f12.width",
                "stack:signIn.align.2.center",
            ]
        )
    }

    @Test(
        "a line holds an identity whatever the names, and is read back",
        arguments: ["a\tb", "a\\tb", "a\nb\r", "ä \\"]
    )
    func lines(_ name: String) {
        for axis in [nil, Finding.Direction.vertical] {
            let identity = FindingIdentity(rule: "conflict", axis: axis, objects: [name, "", "x"])
            #expect(!identity.line.contains("\n") && !identity.line.contains("\r"))
            let fields = identity.line.split(separator: "\t", omittingEmptySubsequences: false)
            #expect(fields.count == 5)
            #expect(FindingIdentity(fields: fields) == identity)
        }
        #expect(FindingIdentity(fields: ["conflict"]) == nil)
        #expect(FindingIdentity(fields: ["conflict", "sideways"]) == nil)
    }

    @Test("a fingerprint is the same on every machine")
    func fingerprint() {
        let identity = FindingIdentity(rule: "conflict", axis: .horizontal, objects: ["a"])
        #expect(identity.fingerprint(path: "a.xib") == "fce8099893675f3a")
        #expect(identity.fingerprint(path: "a.xib") != identity.fingerprint(path: "a.xib", occurrence: 2))
        // Where one text ends and the next begins counts.
        #expect(identity.fingerprint(path: "a") != identity.fingerprint(path: "aconflict"))
    }
}
