import LayoutProject
import Testing

@testable import draft_inspect

@Suite("what became of a project")
struct ProjectReportTests {
    private func scene(_ name: String, calls: Int) throws -> SceneClass {
        let body = String(repeating: "a.constraint(equalTo: b); ", count: calls)
        let file = ProjectFile(
            path: name + ".swift",
            bytes: Array("class \(name): UIView { func f() { \(body)} }".utf8)
        )
        var index = ProjectIndex()
        index.add(file)
        return try #require(index.scenes(in: [file]).first)
    }

    private func part(_ path: String, line: Int, calls: Int) -> LeftOut {
        LeftOut(
            path: path,
            line: line,
            code: "a()",
            reason: "no b",
            constraintCalls: calls,
            isOfLayout: calls > 0
        )
    }

    @Test("each class has its line, and each part of layout its place")
    func lines() throws {
        let lost = part("A.swift", line: 4, calls: 2)
        let other = part("A.swift", line: 2, calls: 0)
        var ran = ProjectRun.Outcome(
            scene: try scene("A", calls: 5),
            dumps: [],
            failure: nil,
            leftOut: [lost, other],
            lostCalls: 2
        )
        ran.madeUp = ["CGFloat at A.swift:7"]
        ran.lostElsewhere = 1
        let failed = ProjectRun.Outcome(
            scene: try scene("B", calls: 3),
            dumps: [],
            failure: "needs arguments: B(title: …)",
            leftOut: [],
            lostCalls: 0
        )
        let elsewhere = part("C.swift", line: 1, calls: 1)
        let outcomes = ProjectRun.Outcomes(
            outcomes: [ran, failed],
            files: [],
            leftOut: [lost, other, elsewhere],
            fileCount: 3,
            rounds: 4
        )
        #expect(
            ProjectReport(outcomes).lines == [
                "A.swift:1: A: 3 of 5 constraint calls compiled; 2 parts left out",
                "  A.swift:4: left out: a() (no b)",
                "  made up: 1 value", "  left out: 1 constraint call of files that it names",
                "B.swift:1: B did not run: needs arguments: B(title: …)",
                "  C.swift:1: left out: a() (no b)",
                "1 of 2 classes ran, 0 with all constraint calls; 3 parts of 3 files left out (--left-out lists them)",
            ]
        )
        #expect(ProjectReport(outcomes, listsAll: true).lines.contains("  A.swift:2: left out: a() (no b)"))
        #expect(ProjectReport(outcomes, listsAll: true).lines.contains("  made up: a value for CGFloat at A.swift:7"))
        #expect(ran.doubt == "a part of its layout did not compile here, line 4")
        #expect(failed.doubt == nil)
    }
}
