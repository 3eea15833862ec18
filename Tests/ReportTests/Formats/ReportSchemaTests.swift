import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutReport

/// Reports for other programs, validated by the schemas of those programs and by what is documented of them.
@Suite struct ReportSchemaTests {
    private static let run = ReportRun(version: "1.2.3", paths: PathBase(currentFolder: "/project"))

    /// A finding whose texts contain whatever could end a string, an attribute, a line or a link.
    private static let hostile = #"a"b<c>&'d' [e](f) %g, h:i \j ]]> *k* `l` @m #n"# + "\n\u{1b}[31m\u{7}\u{fffe}é"

    static var report: CheckReport {
        var report = FormatTests.report
        var layout = Layout()
        _ = layout.addView(Layout.View(id: hostile, className: "UIView"), parent: nil, previousSibling: nil)
        var finding = Finding(ruleID: "ambiguous-layout", severity: .warning, message: hostile)
        finding.views = [hostile]
        finding.notes = [Finding.Note(.cause, hostile, place: Place(line: 2, column: 3)), Finding.Note(.hint, hostile)]
        finding.fixes = [Finding.Fix(title: hostile, edits: [], remaining: 0)]
        let position = TextReplacement.Position(line: 2, column: 7)
        finding.fixes[0].replacements = [
            TextReplacement(from: position, to: position, text: hostile),
            TextReplacement(from: .init(line: 3, column: 1), to: .init(line: 4, column: 1), text: ""),
        ]
        finding.fixes[0].lines = LineReplacement(first: 2, last: 4, text: hostile)
        let note = Finding(ruleID: "off-parent", severity: .note, message: "a note")
        report.files.append(
            CheckedFile(path: "/project/Odd \"names\"/a%b&c.xib", layout: layout, findings: [finding, finding, note])
        )
        report.files.append(CheckedFile(path: "-", layout: layout, findings: [note], seconds: 1.2345))
        return report
    }

    private static func schema(_ name: String) throws -> Data {
        try Data(contentsOf: packageRoot.appendingPathComponent("Tests/Schemas/" + name))
    }

    @Test("SARIF is valid by its schema, and has what GitHub demands")
    func sarif() throws {
        let text = SARIFFormat.text(of: Self.report, run: Self.run)
        let value = try JSONValue(Data(text.utf8))
        #expect(try JSONSchema(Self.schema("sarif-2.1.0.json")).faults(of: value) == [])

        let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
        let run = try #require((object["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "draft-inspect")
        #expect(driver["version"] as? String == "1.2.3")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.count == RuleInfo.all.count)
        for rule in rules {
            for key in ["shortDescription", "fullDescription", "help"] {
                let text = try #require((rule[key] as? [String: String])?["text"])
                #expect(!text.isEmpty)
                if key != "help" { #expect(text.count <= 1024) }
            }
        }
        let precision = Dictionary(
            uniqueKeysWithValues: rules.map {
                ($0["id"] as? String ?? "", ($0["properties"] as? [String: String])?["precision"] ?? "")
            }
        )
        #expect(Set(precision.values) == ["high"])

        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == Self.report.files.map(\.findings.count).reduce(0, +))
        var fingerprints = Set<String>()
        for result in results {
            #expect(precision[result["ruleId"] as? String ?? ""] != nil)
            let locations = try #require(result["locations"] as? [[String: Any]])
            let physical = try #require(locations[0]["physicalLocation"] as? [String: Any])
            let region = try #require(physical["region"] as? [String: Int])
            for key in ["startLine", "startColumn", "endLine", "endColumn"] { #expect(region[key] ?? 0 >= 1) }
            let uri = try #require((physical["artifactLocation"] as? [String: String])?["uri"])
            #expect(URL(string: uri) != nil && !uri.hasPrefix("/") && !uri.contains(" "))
            let hash = (result["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]
            fingerprints.insert(try #require(hash))
        }
        #expect(fingerprints.count == results.count, "equal findings have different fingerprints")
        // Links in messages lead to related locations.
        let linked = try #require((results[0]["message"] as? [String: String])?["text"])
        #expect(linked.contains("[title.width == 430 (yours)](1)"))
        #expect((results[0]["relatedLocations"] as? [[String: Any]])?.first?["id"] as? Int == 1)
    }

    @Test("what SARIF says of rules is the same whatever was found")
    func sarifRules() throws {
        func tool(_ report: CheckReport) throws -> JSONValue? {
            guard
                case .array(let runs)? = try JSONValue(
                    Data(SARIFFormat.text(of: report, run: Self.run).utf8)
                )["runs"]
            else { return nil }
            return runs[0]["tool"]
        }
        let some = try #require(try tool(Self.report))
        #expect(try tool(CheckReport(files: [])) == some)
        #expect(Self.report.files.contains { $0.findings.contains { $0.confidence == .possible } })
    }

    @Test(
        "a text that turns the direction of what follows is escaped in reports for programs",
        arguments: ["sarif", "json"]
    )
    func directions(_ name: String) throws {
        var report = Self.report
        report.files[0].findings[0].message += "\u{202E}txet\u{2066}"
        let text = name == "sarif" ? SARIFFormat.text(of: report, run: Self.run) : JSONFormat.text(of: report)
        #expect(text.contains("\\u202etxet\\u2066"))
        #expect(
            !text.unicodeScalars.contains {
                (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
            }
        )
    }

    @Test("SARIF has the text that a fix replaces")
    func sarifFixes() throws {
        let text = SARIFFormat.text(of: Self.report, run: Self.run)
        let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let results = try #require((object["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
        let fixes = results.compactMap { $0["fixes"] as? [[String: Any]] }
        // One finding with replacements, twice in the report; fixes without text are left out.
        #expect(fixes.count == 2)
        let changes = try #require(fixes.first?.first?["artifactChanges"] as? [[String: Any]])
        let uri = try #require((changes.first?["artifactLocation"] as? [String: String])?["uri"])
        #expect(uri == "Odd%20%22names%22/a%25b%26c.xib")
        let replacements = try #require(changes.first?["replacements"] as? [[String: Any]])
        #expect(
            replacements.first?["deletedRegion"] as? [String: Int] == [
                "startLine": 2, "startColumn": 7, "endLine": 2, "endColumn": 7,
            ]
        )
        #expect(replacements.first?["insertedContent"] as? [String: String] == ["text": Self.hostile])
        #expect(replacements.last?["insertedContent"] == nil)
    }

    @Test("SARIF holds what GitHub accepts, notes are omitted first, and it reports how many")
    func sarifLimit() throws {
        var writer = SARIFFormat.Writer(limit: 3)
        var text = writer.begin(Self.run)
        for file in Self.report.files { text += writer.add(file) }
        text += writer.end(Self.report.tally)
        let value = try JSONValue(Data(text.utf8))
        #expect(try JSONSchema(Self.schema("sarif-2.1.0.json")).faults(of: value) == [])
        guard case .array(let runs)? = value["runs"], case .array(let results)? = runs[0]["results"] else {
            Issue.record("no results")
            return
        }
        #expect(results.count == 3)
        #expect(!results.contains { $0["level"] == .string("note") })
        let total = Self.report.files.map(\.findings.count).reduce(0, +)
        #expect(text.contains("\(total - 3) results omitted"))
    }

    @Test("reviewdog's diagnostics are valid by its schema, with the first fix as lines that can be committed")
    func reviewdog() throws {
        let text = ReviewdogFormat.text(of: Self.report, run: Self.run)
        let value = try JSONValue(Data(text.utf8))
        #expect(try JSONSchema(Self.schema("reviewdog-DiagnosticResult.json")).faults(of: value) == [])
        guard case .array(let diagnostics)? = value["diagnostics"] else {
            Issue.record("no diagnostics")
            return
        }
        #expect(diagnostics.count == Self.report.files.map(\.findings.count).reduce(0, +))
        #expect(diagnostics[0]["location"]?["range"]?["start"]?["line"] == .number(12))
        let suggestions = diagnostics.compactMap { $0["suggestions"] }
        // One finding with replacements, twice in the report.
        let range: JSONValue = .object(["start": .object(["line": .number(2)]), "end": .object(["line": .number(4)])])
        let suggestion: JSONValue = .array([.object(["range": range, "text": .string(Self.hostile)])])
        #expect(suggestions == [suggestion, suggestion])
    }

    @Test("JUnit's XML is valid by its schema, and its counts are right")
    func junit() throws {
        let text = JUnitFormat.text(of: Self.report, run: Self.run)
        #expect(try XMLSchema(Self.schema("junit-10.xsd")).faults(of: Data(text.utf8)) == [])
        let suite = #"<testsuite name="Screens/login.json" tests="2" failures="#
        // The error is only possible, and the warning does not make the run fail.
        #expect(text.contains(suite + #""0" errors="0" skipped="1" time="0">"#))
        for (threshold, isStrict, failures) in [
            (FailurePolicy.Threshold.warning, false, 1), (.error, true, 1), (.warning, true, 2), (.nothing, true, 0),
        ] {
            var run = Self.run
            run.failure.threshold = threshold
            run.failure.isStrict = isStrict
            let text = JUnitFormat.text(of: Self.report, run: run)
            #expect(try XMLSchema(Self.schema("junit-10.xsd")).faults(of: Data(text.utf8)) == [])
            #expect(text.contains(suite + "\"\(failures)\" "), "\(threshold), strict \(isStrict)")
        }
        #expect(text.contains(#"<testsuite name="broken.json" tests="1" failures="0" errors="1" time="0">"#))
        #expect(text.contains(#"<testcase name="layout" classname="clean.json" time="0"/>"#))
        #expect(text.contains(#"time="1.235""#) || text.contains(#"time="1.234""#))
        let clean = JUnitFormat.text(of: CheckReport(files: []), run: Self.run)
        #expect(try XMLSchema(Self.schema("junit-10.xsd")).faults(of: Data(clean.utf8)) == [])
    }

    @Test("Checkstyle's XML is valid")
    func checkstyle() throws {
        let text = CheckstyleFormat.text(of: Self.report, run: Self.run)
        #expect(try XMLSchema(Self.schema("checkstyle.xsd")).faults(of: Data(text.utf8)) == [])
        #expect(text.contains(#"<file name="clean.json"/>"#))
        #expect(text.contains(#"severity="info" message="a note" source="draft-inspect.off-parent""#))
    }

    @Test("GitLab's report has the keys it needs, relative paths and no equal fingerprints")
    func gitlab() throws {
        let text = GitLabFormat.text(of: Self.report, run: Self.run)
        let issues = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(issues.count == Self.report.files.map(\.findings.count).reduce(0, +))
        for issue in issues {
            for key in ["description", "check_name", "fingerprint", "severity"] {
                #expect((issue[key] as? String)?.isEmpty == false, "\(key)")
            }
            let severity = issue["severity"] as? String ?? ""
            #expect(["info", "minor", "major", "critical", "blocker"].contains(severity))
            let location = try #require(issue["location"] as? [String: Any])
            let path = try #require(location["path"] as? String)
            #expect(!path.hasPrefix("/") && !path.hasPrefix("./"))
            #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
        }
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
        let empty = GitLabFormat.text(of: CheckReport(files: []), run: Self.run)
        #expect((try JSONSerialization.jsonObject(with: Data(empty.utf8)) as? [Any])?.isEmpty == true)
    }

    @Test("a line of json-lines is one object with all that JSON has of the file")
    func jsonLines() throws {
        let lines = JSONLinesFormat.text(of: Self.report).split(separator: "\n")
        let whole = try JSONValue(Data(JSONFormat.text(of: Self.report).utf8))
        guard case .array(let files)? = whole["files"] else {
            Issue.record("no files")
            return
        }
        #expect(lines.count == files.count)
        for (line, file) in zip(lines, files) {
            let record = try JSONValue(Data(line.utf8))
            #expect(record["version"] == .number(1))
            #expect(Self.has(record, file), "\(line)")
        }
    }

    /// Whether every member and element of a value is in another one, which can have more members.
    private static func has(_ value: JSONValue, _ part: JSONValue) -> Bool {
        switch (value, part) {
        case (.object(let members), .object(let parts)):
            parts.allSatisfy { key, part in members[key].map { has($0, part) } ?? false }
        case (.array(let elements), .array(let parts)) where elements.count == parts.count:
            zip(elements, parts).allSatisfy { has($0, $1) }
        default: value == part
        }
    }

    @Test("a schema's checker finds what is wrong")
    func checkers() throws {
        let sarif = try JSONSchema(Self.schema("sarif-2.1.0.json"))
        for wrong in [
            #"{"version": "2.1.0"}"#, #"{"version": "2", "runs": []}"#,
            #"{"version": "2.1.0", "runs": [{"results": []}]}"#,
            #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a"}}, "results": [{"level": "bad"}]}]}"#,
        ] {
            #expect(try !sarif.faults(of: JSONValue(Data(wrong.utf8))).isEmpty, "\(wrong)")
        }
        let junit = try XMLSchema(Self.schema("junit-10.xsd"))
        for wrong in [
            "<testsuites><testcase name=\"a\"/></testsuites>", "<testsuites><testsuite name=\"a\"/></testsuites>",
            "<testsuites when=\"now\"/>",
            "<testsuites><testsuite name=\"a\" tests=\"1\" failures=\"0\" errors=\"0\" time=\"1,5\"/></testsuites>",
        ] {
            #expect(try !junit.faults(of: Data(wrong.utf8)).isEmpty, "\(wrong)")
        }
    }
}
