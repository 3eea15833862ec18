import LayoutSolver
import Testing

@testable import LayoutDiagnosis
@testable import LayoutModel
@testable import LayoutReaders

/// A rule as somebody would add one: this type, and its entry in the list.
private enum WideViewRule: Rule {
    static let info = RuleInfo(
        id: "wide-view",
        title: "wide view",
        severity: .warning,
        runsOnPartialDumps: false,
        identity: .firstView,
        summary: "a view is wider than 300 points",
        meaning: "Made up.",
        bad: "",
        good: ""
    )

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        examination.layout.views.indices.compactMap { view in
            guard examination.layout.views[view].parent != nil else { return nil }
            let width = examination.frame(of: .view(view), at: examination.point).width
            guard width > 300 else { return nil }
            var finding = Finding(info, message: "\(examination.names[view: view]) is \(PointsText.points(width)) wide")
            finding.views = [examination.layout.views[view].id]
            return finding
        }
    }
}

@Suite("a rule that is added") struct MadeUpRuleTests {
    private static let layout = ExampleDump.text(
        subviews: [ExampleDump.view("panel", "UIView")],
        constraints: ExampleDump.edges(of: "panel")
    )

    private func options(only rules: [String] = []) -> DiagnosisOptions {
        var options = DiagnosisOptions()
        options.rules.append(WideViewRule.self)
        options.onlyRules = rules
        return options
    }

    @Test("runs with the others, and its findings have its severity and id")
    func runs() throws {
        let reading = try Layout.read(Array(Self.layout.utf8))
        let findings = try reading.layout.diagnose(options: options()).findings
        #expect(findings.map(\.message) == ["UIView is 343 points wide"])
        #expect(findings.first?.rule == "wide-view")
        #expect(findings.first?.severity == .warning)
    }

    @Test("is asked for and excluded by its id")
    func asked() throws {
        let reading = try Layout.read(Array(Self.layout.utf8))
        #expect(try reading.layout.diagnose(options: options(only: ["conflict"])).findings.isEmpty)
        #expect(try reading.layout.diagnose(options: options(only: ["wide-view"])).findings.count == 1)
    }

    @Test("counts in what a fix leaves")
    func countsAfterFixes() throws {
        let constraints = ExampleDump.edges(of: "panel") + [ExampleDump.constraint("w", "panel.width", plus: 340)]
        let text = ExampleDump.text(subviews: [ExampleDump.view("panel", "UIView")], constraints: constraints)
        let reading = try Layout.read(Array(text.utf8))
        let conflict = try #require(
            try reading.layout.diagnose(options: options()).findings.first { $0.rule == "conflict" }
        )
        #expect(!conflict.fixes.isEmpty)
        for fix in conflict.fixes {
            var fixed = reading.layout
            for edit in fix.edits { _ = try fixed.apply(edit) }
            let left = try fixed.diagnose(options: options()).findings.count { $0.severity > .note }
            #expect(fix.remaining == left, "\(fix.title)")
        }
    }
}
