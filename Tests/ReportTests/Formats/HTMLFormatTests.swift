import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutReport

/// The page as text; Tests/Browser opens it.
@Suite("the HTML report") struct HTMLFormatTests {
    private static let run = ReportRun(version: "1.2.3", paths: PathBase(currentFolder: "/project"))

    private static func page(_ files: [CheckedFile], options: HTMLOptions = HTMLOptions()) -> String {
        HTMLFormat.text(of: CheckReport(files: files), options: options, run: run)
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

    @Test("has one script, its own, which its policy names")
    func policy() {
        let page = Self.page(FormatTests.report.files)
        #expect(page.components(separatedBy: "<script").count == 2)
        let script = page.components(separatedBy: "<script>")[1].components(separatedBy: "</script>")[0]
        #expect(page.contains("script-src 'sha256-\(SHA256.base64(of: script))'"))
        let styles = page.components(separatedBy: "<style>")[1].components(separatedBy: "</style>")[0]
        #expect(page.contains("style-src 'sha256-\(SHA256.base64(of: styles))'"))
        #expect(!page.contains(" style="), "the policy refuses styles of elements")
        #expect(page.contains(HTMLFormat.fileMark ?? "?"), "the program knows its own files")
    }

    @Test("contains every finding, and nothing of a document as markup")
    func hostileTexts() {
        let page = Self.page(ReportSchemaTests.report.files)
        for finding in ReportSchemaTests.report.files.flatMap(\.findings) where finding.severity > .note {
            #expect(page.contains(escapedForXML(finding.message)))
        }
        #expect(page.components(separatedBy: "<script").count == 2)
        #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }

    @Test("draws views where they are solved, and lists what a choice moves")
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
        var scenes = LayoutScenes(frames: [root, Rectangle(x: 16, y: 20, width: 100, height: 20)])
        scenes.outcomes = [.init(edits: edits, frames: [root, Rectangle(x: 16, y: 20, width: 80, height: 20)])]
        file.scenes = scenes
        let page = Self.page([file])
        #expect(page.contains("<g data-view=\"1\" class=\"warning\" data-findings=\"d1-f1\" role=\"button\""))
        #expect(page.contains("<rect x=\"16\" y=\"20\" width=\"100\" height=\"20\">"))
        #expect(page.contains("data-frames=\"\" checked> layout 1"))
        #expect(page.contains("data-frames=\"1,16,20,150,20\"> layout 2"))
        #expect(page.contains("data-frames=\"1,16,20,80,20\"> after fix 1"))
        #expect(!page.contains("la<b>el"))
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
