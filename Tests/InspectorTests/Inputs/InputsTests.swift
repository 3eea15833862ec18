import Foundation
import Testing

@testable import LayoutInspector

/// From paths to sources: folders, patterns, files that cannot be read.
@Suite struct InputsTests {
    private static let dump = #"{"format": "layout-dump", "version": 1, "roots": [], "constraints": []}"#
    private static let xib = #"<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#

    /// A folder with these files, which is removed after use.
    private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inputs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        try body(folder.path)
    }

    private func names(
        _ paths: [String],
        _ options: InputOptions = InputOptions(),
        readers: [any LayoutReader.Type] = Readers.all,
        in folder: String
    ) throws -> [String] {
        try Inputs(paths, options: options, readers: readers).sources.map {
            $0.path.replacingOccurrences(of: folder + "/", with: "")
        }
    }

    private static let project = [
        "b.json": dump, "a.json": dump, "B.xib": xib, "Views/a.xib": xib, "Views/Old/z.xib": xib, "Views-2/a.xib": xib,
        "package.json": #"{"name": "x"}"#, "notes.txt": "nothing of interest", "app.swift": "let a = 1",
        ".build/c.json": dump, "Pods/Lib/d.xib": xib, "DerivedData/e.json": dump, ".hidden.json": dump,
        "broken.storyboard": "no xml", "console.log": "Unable to simultaneously satisfy constraints.\n",
    ]

    @Test("a folder stands for the layouts in it and below, sorted by the bytes of their paths")
    func folder() throws {
        try withFolder(Self.project) { folder throws in
            let expected = [
                "B.xib", "Views-2/a.xib", "Views/Old/z.xib", "Views/a.xib", "a.json", "b.json", "broken.storyboard",
                "console.log",
            ]
            #expect(try names([folder], in: folder) == expected)
            #expect(try names([folder + "/"], in: folder) == expected)
            // A folder that is skipped below another is looked into where it is named.
            #expect(try names([folder + "/Pods"], in: folder) == ["Pods/Lib/d.xib"])
        }
    }

    private static let view = """
        import UIKit
        class Card: UIView {
            let title = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(title)
                title.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }
        }
        """

    @Test("Swift files of a project are read as one program, without tests, manifests and other people's code")
    func code() throws {
        let files = [
            "Card.swift": Self.view, "Model.swift": "struct Model {}", "AppTests/CardTests.swift": Self.view,
            "Package.swift": Self.view, "Pods/Card.swift": Self.view, "build/Card.swift": Self.view,
            "Main.storyboard": Self.xib,
            "Shop.xcodeproj/project.pbxproj": "", "Broken.swift": "import UIKit\nclass X: UIView { func f( }",
        ]
        try withFolder(files) { folder throws in
            var options = InputOptions()
            options.allowsUnknowns = true
            let expected = ["Broken.swift", "Card.swift", "Main.storyboard"]
            #expect(try names([folder], options, in: folder) == expected)
            #expect(try names([folder + "/Shop.xcodeproj"], options, in: folder) == expected)
            let broken = try #require(try Inputs([folder], options: options).sources.first)
            #expect(throws: ReadError.self) { try broken.open { _ in } }
            // Commands that would pass a guess on find none.
            #expect(try names([folder], in: folder) == ["Main.storyboard"])
        }
    }

    @Test("patterns choose and exclude files of folders")
    func includeAndExclude() throws {
        try withFolder(Self.project) { folder in
            var options = InputOptions()
            options.exclude = [try #require(GlobPattern("Views/")), try #require(GlobPattern("*.json"))]
            let some = ["B.xib", "Views-2/a.xib", "broken.storyboard", "console.log"]
            #expect(try names([folder], options, in: folder) == some)
            // What was named is read.
            let named = folder + "/a.json"
            #expect(try names([named], options, in: folder) == ["a.json"])
            options = InputOptions()
            options.include = [try #require(GlobPattern("Views/**/*.xib")), try #require(GlobPattern("*.txt"))]
            let chosen = ["Views/Old/z.xib", "Views/a.xib", "notes.txt"]
            #expect(try names([folder], options, in: folder) == chosen)
        }
    }

    @Test("a pattern stands for the files that it matches, each of them once")
    func patterns() throws {
        try withFolder(Self.project) { folder in
            #expect(try names([folder + "/*.json"], in: folder) == ["a.json", "b.json", "package.json"])
            let all = ["B.xib", "Views-2/a.xib", "Views/Old/z.xib", "Views/a.xib"]
            #expect(try names([folder + "/**/*.xib"], in: folder) == all)
            let twice = [folder + "/*.xib", folder + "/**/*.xib"]
            #expect(try names(twice, in: folder) == all)
            #expect(try names([folder + "/V*s/?.xib"], in: folder) == ["Views/a.xib"])
            let none = try Inputs([folder + "/*.vfl"]).sources
            #expect(none.first?.failure == .noMatch(folder + "/*.vfl"))
        }
    }

    @Test("a file that is called like a pattern comes first")
    func fileCalledLikeAPattern() throws {
        try withFolder(["[a].json": Self.dump, "a.json": Self.dump]) { folder throws in
            #expect(try names([folder + "/[a].json"], in: folder) == ["[a].json"])
            #expect(try names([folder + "/[b].json#2"], in: folder) == ["[b].json#2"])
        }
    }

    @Test("a folder without layouts is one fault that says what was expected")
    func empty() throws {
        try withFolder(["notes.txt": "nothing", "x.swift": ""]) { folder in
            let sources = try Inputs([folder]).sources
            #expect(sources.count == 1)
            let error = #expect(throws: ReadError.self) { try sources[0].open { _ in } }
            #expect(
                error?.message
                    == "no layouts in this folder; expected .json, .log, .lookin, .storyboard, .txt, .vfl or .xib"
            )
        }
    }

    @Test("links: to a folder above they end in no circle, to a file they are read, and broken ones are faults")
    func links() throws {
        try withFolder(["A/a.json": Self.dump]) { folder in
            let manager = FileManager.default
            try manager.createSymbolicLink(atPath: folder + "/A/up", withDestinationPath: folder)
            try manager.createSymbolicLink(atPath: folder + "/A/self.json", withDestinationPath: "self.json")
            try manager.createSymbolicLink(atPath: folder + "/b.json", withDestinationPath: "A/a.json")
            try manager.createSymbolicLink(atPath: folder + "/gone.xib", withDestinationPath: "nowhere.xib")
            try manager.createSymbolicLink(atPath: folder + "/gone.txt", withDestinationPath: "nowhere.txt")
            let inputs = try Inputs([folder])
            #expect(try names([folder], in: folder) == ["A/a.json", "A/self.json", "b.json", "gone.txt", "gone.xib"])
            var faults = 0
            for source in inputs.sources {
                do { _ = try source.open { _ in } } catch { faults += 1 }
            }
            #expect(faults == 3)
            // A link that was named is followed.
            #expect(try names([folder + "/A/up"], in: folder).first == "A/up/A/a.json")
        }
    }

    @Test("what cannot be read in a folder is one source among the others")
    func unreadable() throws {
        // The superuser can read everything.
        if getuid() == 0 { return }
        try withFolder(["a.json": Self.dump, "locked/b.json": Self.dump, "c.json": Self.dump]) { folder in
            let manager = FileManager.default
            try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: folder + "/locked")
            try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: folder + "/c.json")
            defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder + "/locked") }
            let inputs = try Inputs([folder])
            #expect(try names([folder], in: folder) == ["a.json", "c.json", "locked"])
            #expect(throws: ReadError("permission denied")) { try inputs.sources[1].open { _ in } }
            #expect(throws: ReadError("permission denied")) { try inputs.sources[2].open { _ in } }
        }
    }

    /// A format that no reader of ours knows: one view a line.
    private enum LineReader: LayoutReader {
        static let format = InputFormat(rawValue: "lines")
        static let fileExtensions = ["lines"]

        static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: Array("lines\n".utf8)) }

        static func read(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> Reading {
            var layout = Layout()
            for name in String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst() {
                _ = layout.addView(
                    Layout.View(id: String(name), className: "UIView"),
                    parent: nil,
                    previousSibling: nil
                )
            }
            return Reading(layout: layout, places: Reading.Places(), findings: [], format: format)
        }
    }

    @Test("a reader that is added to the list is asked, offered and looked for in folders")
    func addedReader() throws {
        let readers = Readers.all + [LineReader.self]
        try withFolder(["a.lines": "lines\none\ntwo\n", "b.json": Self.dump]) { folder in
            #expect(try names([folder], readers: readers, in: folder) == ["a.lines", "b.json"])
            let (_, reading) = try Inputs([folder + "/a.lines"], readers: readers).layout { _ in }
            #expect(reading.format == LineReader.format)
            #expect(reading.layout.views.map(\.id) == ["one", "two"])
            let input = try #require(InputOptions.declarations(readers: readers).first { $0.name == "input" })
            #expect(input.value.words.contains("lines"))
            var options = InputOptions()
            try input.assign(["lines"], in: &options)
            #expect(options.format == LineReader.format)
        }
    }
}
