import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutReport

/// The problem matcher for VS Code in `Editors`, by its own regular expression over what `--format concise` writes.
@Suite struct EditorTests {
    private struct Tasks: Decodable {
        struct Task: Decodable {
            var args: [String]
            var problemMatcher: Matcher
        }

        struct Matcher: Decodable {
            var pattern: Pattern
        }

        struct Pattern: Decodable {
            var regexp: String
            var file, line, column, severity, code, message: Int
        }

        var tasks: [Task]
    }

    private static func tasks() throws -> [Tasks.Task] {
        let file = packageRoot.appendingPathComponent("Editors/vscode-tasks.json")
        return try JSONDecoder().decode(Tasks.self, from: Data(contentsOf: file)).tasks
    }

    @Test("every finding of a report is a problem with its file, line, severity, rule and message")
    func problems() throws {
        let report = ReportSchemaTests.report
        let lines = ConciseFormat.text(of: report, style: TextStyle(showsNotes: true)).split(separator: "\n")
        let placed = report.files.flatMap { file in file.findings.map { (file.path, $0) } }
            .filter { $0.1.place != nil }
        #expect(!placed.isEmpty)
        for task in try Self.tasks() {
            #expect(task.args.contains("concise"))
            let pattern = task.problemMatcher.pattern
            let expression = try NSRegularExpression(pattern: pattern.regexp)
            var problems: [[String]] = []
            for line in lines.map(String.init) {
                let whole = NSRange(line.startIndex..., in: line)
                guard let match = expression.firstMatch(in: line, range: whole) else { continue }
                let groups = [
                    pattern.file, pattern.line, pattern.column, pattern.severity, pattern.code, pattern.message,
                ]
                problems.append(groups.map { (line as NSString).substring(with: match.range(at: $0)) })
            }
            #expect(problems.count == placed.count)
            for (problem, (path, finding)) in zip(problems, placed) {
                let place = try #require(finding.place)
                #expect(problem[0] == path)
                #expect(
                    problem[1...4] == ["\(place.line)", "\(place.column)", finding.severity.rawValue, finding.rule]
                )
            }
        }
    }

    @Test("every rule's id fits the expression")
    func rules() throws {
        for task in try Self.tasks() {
            let expression = try NSRegularExpression(pattern: task.problemMatcher.pattern.regexp)
            for rule in RuleInfo.all {
                let line = "App/Main.storyboard:12:5: warning[\(rule.id)] (possible): text: with (signs) [and] more"
                let range = NSRange(line.startIndex..., in: line)
                #expect(expression.firstMatch(in: line, range: range) != nil, "\(rule.id)")
            }
        }
    }
}
