import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutReport

/// The page as text; Tests/Browser opens it.
@Suite("the page") struct PageFormatTests {
    private static let run = ReportRun(version: "1.2.3", paths: PathBase(currentFolder: "/project"))

    private static func page(_ files: [CheckedFile], options: PageOptions = PageOptions()) -> String {
        PageFormat.text(of: CheckReport(files: files), options: options, run: run)
    }

    /// The data of the documents, as the page's script gets it.
    static func documents(_ page: String) throws -> [[String: Any]] {
        try page.components(separatedBy: "<script type=\"application/json\" class=\"document\">").dropFirst().map {
            let json = $0.components(separatedBy: "</script>")[0]
            return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        }
    }

    private static func layout() throws -> Layout {
        let text = """
            {"format": "layout-dump", "version": 1, "constraints": [], "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 320, 100], "subviews": [
                {"id": "label", "class": "UILabel", "name": "la<b>el", "frame": [16, 20, 100, 20]}]}]}
            """
        return try Layout.read(Array(text.utf8)).layout
    }

    @Test(
        "digests are those of the standard",
        arguments: [
            ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
            ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
            ),
        ]
    )
    func digest(_ text: String, _ digest: String) {
        #expect(SHA256.base64(of: text) == digest)
    }

    @Test("runs one script, its own, which its policy names")
    func policy() throws {
        let page = Self.page(FormatTests.report.files)
        let scripts = page.components(separatedBy: "<script>")
        #expect(scripts.count == 2)
        let script = scripts[1].components(separatedBy: "</script>")[0]
        #expect(page.contains("script-src 'sha256-\(SHA256.base64(of: script))'\""))
        let styles = page.components(separatedBy: "<style>")[1].components(separatedBy: "</style>")[0]
        #expect(page.contains("style-src 'sha256-\(SHA256.base64(of: styles))'"))
        #expect(!page.contains(" style="), "the policy refuses styles of elements")
        #expect(!page.contains("{{"), "every hole of the template is filled")
        #expect(page.contains(PageFormat.fileMark ?? "?"), "the program knows its own files")
        #expect(!page.contains("frame-src"))
    }

    @Test("a page that follows its inputs may hold the page that has the newest stamp, and nothing else")
    func stamp() {
        var run = Self.run
        run.stamp = PageStamp(value: "7-1", file: "a.stamp.html")
        let page = PageFormat.text(of: CheckReport(files: []), run: run)
        #expect(page.contains("; frame-src file:\""))
        #expect(page.contains("\"stamp\":\"7-1\""))
        #expect(run.stamp?.text.contains("postMessage(\"draft-inspect:7-1\"") == true)
    }

    @Test("has every finding and its record, and nothing of a document as markup")
    func hostileTexts() throws {
        let page = Self.page(ReportSchemaTests.report.files)
        let documents = try Self.documents(page)
        #expect(documents.count == ReportSchemaTests.report.files.count)
        for (document, file) in zip(documents, ReportSchemaTests.report.files) {
            let people = try #require(document["findings"] as? [[String: Any]])
            #expect(people.count == file.findings.count)
            for (words, finding) in zip(people, file.findings) {
                #expect((words["message"] as? String)?.hasPrefix(finding.message) == true)
            }
            let record = try #require(document["record"] as? [String: Any])
            #expect((record["findings"] as? [[String: Any]])?.count == file.findings.count)
        }
        // What is between the data's elements has no bracket that opens one.
        let data = page.components(separatedBy: "class=\"document\">").dropFirst().map {
            $0.components(separatedBy: "</script>")[0]
        }
        #expect(data.allSatisfy { !$0.contains("<") })
        #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }

    @Test("has views where they are solved, and what fixes and witnesses move")
    func scene() throws {
        let layout = try Self.layout()
        var finding = Finding(ruleID: "ambiguous-layout", severity: .warning, message: "la<b>el has no width")
        finding.views = ["label"]
        var ambiguity = Finding.Ambiguity(kind: .missing, attributes: [.width])
        ambiguity.witnesses = [100, 150].map {
            [.init(item: "label", frame: Rectangle(x: 16, y: 20, width: $0, height: 20))]
        }
        finding.ambiguity = ambiguity
        let edits = [LayoutEdit.constraint(id: "c", .isActive(false))]
        finding.fixes = [Finding.Fix(title: "deactivate c", edits: edits, remaining: 0)]
        var file = CheckedFile(path: "a.json", layout: layout, findings: [finding])
        let root = Rectangle(x: 0, y: 0, width: 320, height: 100)
        func frames(_ width: Double, in root: Rectangle = root) -> [Rectangle] {
            [root, Rectangle(x: 16, y: 20, width: width, height: 20)]
        }
        var scenes = LayoutScenes(frames: frames(100))
        scenes.outcomes = [.init(edits: edits, frames: frames(80))]
        let wide = Rectangle(x: 0, y: 0, width: 400, height: 100)
        let piece = FramesOverSizes.Piece(
            range: 320...400,
            isExact: true,
            lowest: frames(100),
            highest: frames(180, in: wide)
        )
        scenes.overSizes = [FramesOverSizes(axis: .horizontal, pieces: [piece])]
        file.scenes = scenes
        let document = try #require(try Self.documents(Self.page([file])).first)
        let scene = try #require(document["scene"] as? [String: Any])
        #expect(scene["frames"] as? [Double] == [0, 0, 320, 100, 16, 20, 100, 20])
        let views = try #require(scene["views"] as? [[String: Any]])
        #expect(
            (views[1]["name"] as? String)?.contains("la<b>el") == true && views[1]["parent"] as? Int == 0,
            "\(views[1])"
        )
        #expect(views[1]["outline"] as? String == "label" && views[0]["outline"] == nil)
        let outcome = try #require((scene["outcomes"] as? [[String: Any]])?.first)
        #expect(outcome["frames"] as? [Double] == [1, 16, 20, 80, 20])
        let widths = try #require((scene["widths"] as? [[String: Any]])?.first)
        #expect(widths["range"] as? [Double] == [320, 400] && widths["exact"] == nil)
        #expect(widths["from"] as? [Double] == [], "it begins with the layout as solved")
        #expect(widths["to"] as? [Double] == [0, 0, 0, 400, 100, 1, 16, 20, 180, 20])
        let record = try #require((document["record"] as? [String: Any])?["findings"] as? [[String: Any]])
        #expect((record[0]["witnesses"] as? [Any])?.count == 2)
    }

    @Test("is read again with its pictures")
    func joined() throws {
        var file = CheckedFile(
            path: "a.json",
            layout: try Self.layout(),
            findings: FormatTests.report.files[0].findings
        )
        file.scenes = LayoutScenes(frames: [
            Rectangle(x: 0, y: 0, width: 320, height: 100), Rectangle(x: 16, y: 20, width: 100.25, height: 20),
        ])
        let page = Self.page([file, FormatTests.report.files[1]])
        let records = try ReportRecords(Array(page.utf8))
        #expect(PageRecords.isPage(Array(page.utf8)))
        let files = try records.entries.map { try records.file(at: $0) }
        #expect(Self.page(files) == page)
        #expect(!PageRecords.isPage(Array(file.record().utf8)))
    }

    @Test("that is cut short anywhere is refused")
    func damagedPage() {
        let page = Array(Self.page(FormatTests.report.files).utf8)
        for part in 1..<20 {
            #expect(throws: ReadError.self) { try ReportRecords(Array(page[..<(page.count * part / 20)])) }
        }
    }

    @Test(
        "an address gets the path, the line and the column",
        arguments: [
            ("https://h/{path}#L{line}", "https://h/a%20b/%3C%25.xib#L7"),
            ("vscode://file{absolute}:{line}:{column}", "vscode://file/project/a%20b/%3C%25.xib:7:3"),
            ("x-app://open?file={path}&other={other}", "x-app://open?file=a%20b/%3C%25.xib&other={other}"),
        ]
    )
    func address(_ template: String, _ expected: String) throws {
        let link = try #require(SourceLink(template))
        let place = Place(line: 7, column: 3)
        #expect(link.address(path: "a b/<%.xib", absolute: "/project/a b/<%.xib", place: place) == expected)
        #expect(link.address(path: "-", absolute: "-", place: nil) == nil)
    }

    @Test(
        "an address that runs or names nothing is refused",
        arguments: [
            "javascript://%0aalert(1)//{path}", "JavaScript://{path}", "data://text/html,{path}", "https://h/#L{line}",
            "{path}",
            "/{path}", "://{path}", "a b://{path}",
        ]
    )
    func refusedAddress(_ template: String) {
        #expect(SourceLink(template) == nil)
    }
}
