import LayoutInspector
import Testing

@testable import LayoutPolicy

/// What configurations and baselines make of findings.
@Suite struct FindingFilterTests {
    private static func layout() -> Layout {
        var layout = Layout()
        var view = Layout.View(id: "0x7f8a10c04a80", className: "UILabel")
        view.name = "title"
        _ = layout.addView(view, parent: nil, previousSibling: nil)
        _ = layout.addView(Layout.View(id: "abc", className: "UIView"), parent: nil, previousSibling: nil)
        return layout
    }

    private static func finding(_ rule: String = "ambiguous-layout", _ views: String...) -> Finding {
        var finding = Finding(ruleID: rule, severity: .warning, message: "a message")
        finding.views = views
        return finding
    }

    private static func configuration(_ text: String) throws -> Configuration {
        try Configuration(Array(text.utf8), path: ".draft-inspect.yml", keys: [])
    }

    private static func filter(_ baseline: Baseline? = nil, today: String = "2026-06-01") throws -> FindingFilter {
        FindingFilter(
            baseline: baseline,
            keepsFound: true,
            currentFolder: "/project",
            today: try #require(CalendarDay(today))
        )
    }

    @Test("rules are off or have another severity, by the nearest configuration that mentions them")
    func severities() throws {
        let near = try Self.configuration("rules: {zero-size: error}\n")
        let far = try Self.configuration("rules: {zero-size: off, off-parent: off}\n")
        var filter = try Self.filter()
        let found = filter.apply(
            to: [Self.finding("zero-size"), Self.finding("off-parent"), Self.finding()],
            of: Self.layout(),
            path: "a.xib",
            configurations: [near, far]
        )
        #expect(found.map(\.rule) == ["zero-size", "ambiguous-layout"])
        #expect(found.map(\.severity) == [.error, .warning])
    }

    @Test(
        "a finding is suppressed by rule, file and object, which can be an id or a name",
        arguments: [
            ("rule: ambiguous-layout", true), ("rule: conflict", false), ("file: '*.xib'", true),
            ("file: App/a.xib", true), ("file: a.xib", true), ("file: Other/a.xib", false), ("object: title", true),
            ("object: '0x7f8a10c04a80'", true), ("object: abc", false),
            ("rule: ambiguous-layout, object: title, file: App/*", true),
            ("rule: ambiguous-layout, until: 2026-06-01", true), ("rule: ambiguous-layout, until: 2026-05-31", false),
        ]
    )
    func suppressions(_ members: String, _ isSuppressed: Bool) throws {
        let configuration = try Self.configuration("suppress:\n  - {\(members), reason: why}\n")
        var filter = try Self.filter()
        let found = filter.apply(
            to: [Self.finding("ambiguous-layout", "0x7f8a10c04a80")],
            of: Self.layout(),
            path: "./App/a.xib",
            configurations: [configuration]
        )
        #expect(found.isEmpty == isSuppressed)
        #expect(filter.suppressedCount == (isSuppressed ? 1 : 0))
        let remark =
            isSuppressed
            ? nil
            : members.contains("until")
                ? ".draft-inspect.yml:2:5: suppression expired on 2026-05-31: why"
                : ".draft-inspect.yml:2:5: suppression matches no finding: why"
        #expect(filter.remarks() == (remark.map { [$0] } ?? []))
    }

    @Test("a suppression is not needed only where all files were checked that it can be for, by its rule")
    func unneeded() throws {
        let text =
            "suppress:\n  - {rule: conflict, file: App/a.xib, reason: one}\n"
            + "  - {rule: conflict, object: gone, reason: any}\n  - {file: \"App/*.xib\", object: gone, reason: some}\n"
        func remarks(
            _ path: String,
            notRun: [String] = [],
            ran: (String) -> Bool = { _ in true },
            covers: Bool
        ) throws -> [String] {
            var filter = try Self.filter()
            _ = filter.apply(
                to: [],
                of: Self.layout(),
                path: path,
                configurations: [try Self.configuration(text)],
                notRun: notRun
            )
            return filter.remarks(ran: ran, covers: { _ in covers }).map { String($0.suffix(4).drop { $0 == " " }) }
        }
        #expect(try remarks("App/a.xib", covers: true) == ["one", "any", "some"])
        #expect(try remarks("App/a.xib", covers: false) == ["one"])
        #expect(try remarks("App/b.xib", covers: false) == [])
        #expect(
            try remarks("App/a.xib", ran: { $0 != "conflict" }, covers: true) == [],
            "a rule that did not run may need it"
        )
        #expect(try remarks("App/a.xib", notRun: ["conflict"], covers: true) == ["some"])
    }

    @Test("known findings are left out, the others of the same rule are not; what is unreadable is never accepted")
    func baseline() throws {
        let findings = [Self.finding("ambiguous-layout", "abc"), Self.finding("ambiguous-layout", "0x7f8a10c04a80")]
        var first = try Self.filter()
        let all = first.apply(to: findings, of: Self.layout(), path: "a.xib", configurations: [])
        #expect(all == findings)
        #expect(first.found.count == 2)
        var second = try Self.filter(first.found)
        var another = Self.finding("zero-size", "abc")
        another.message = "new"
        let found = second.apply(
            to: findings + [another],
            of: Self.layout(),
            path: "/project/a.xib",
            configurations: []
        )
        #expect(found == [another])
        let unreadable = Finding(ruleID: "unreadable-file", severity: .error, message: "no such file")
        var third = try Self.filter()
        let remaining = third.apply(to: [unreadable], of: nil, path: "b.xib", configurations: [])
        #expect(remaining == [unreadable])
        #expect(third.found.count == 0)
    }

    @Test(
        "days",
        arguments: [
            (0, "1970-01-01"), (951_782_400, "2000-02-29"), (1_798_675_199, "2026-12-30"), (-1, "1969-12-31"),
            (4_102_444_800, "2100-01-01"),
        ]
    )
    func days(_ seconds: Int, _ text: String) {
        #expect(CalendarDay(secondsSince1970: seconds).text == text)
        #expect(CalendarDay(text) == CalendarDay(secondsSince1970: seconds))
    }

    @Test(
        "texts that are no days",
        arguments: ["", "2026", "2026-13-01", "2026-00-10", "2026-02-29", "2026-1-1", "a-b-c", "2026-01-01x"]
    )
    func noDays(_ text: String) {
        #expect(CalendarDay(text) == nil)
    }
}
