import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// What a pull request shows: what changed since the base, in renamed and deleted files and in submodules, too.
@Suite struct PullRequestTests {
    private static let layouts = packageRoot.appendingPathComponent("Tests/MCP/Layouts")
    private static let wide =
        #"<constraint firstItem="ply-02-tit" firstAttribute="width" constant="220" id="new-00-001"/>"#

    /// A repository with layouts, on a branch of its own.
    private struct Repository {
        let folder: URL

        init(_ folder: URL, _ layouts: [String] = []) throws {
            self.folder = folder
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try git("init", "-q", "-b", "main")
            for name in layouts {
                try FileManager.default.copyItem(
                    at: PullRequestTests.layouts.appendingPathComponent(name),
                    to: folder.appendingPathComponent(name)
                )
            }
            try commit("base")
            try git("checkout", "-q", "-b", "work")
        }

        @discardableResult
        func git(_ arguments: String...) throws -> String {
            try runGit(arguments, in: folder)
        }

        func commit(_ message: String) throws {
            try git("add", "-A")
            try git("commit", "-q", "--allow-empty", "-m", message)
        }

        func edit(_ name: String, _ old: String, _ new: String) throws {
            let file = folder.appendingPathComponent(name)
            let text = try String(contentsOf: file, encoding: .utf8)
            try #require(text.contains(old))
            try Data(text.replacingOccurrences(of: old, with: new).utf8).write(to: file)
        }

        func check(_ options: [String], paths: [String] = ["."]) throws -> ProgramRun {
            try runProgram(["check"] + paths + ["--changed-since", "main"] + options, folder: folder)
        }

        /// The files of a check, by their names.
        func checked(_ paths: [String] = ["."]) throws -> [String] {
            let json = try JSONValue(Data(check(["--format", "json"], paths: paths).output.utf8))
            guard case .array(let files)? = json["files"] else { return [] }
            return files.compactMap { if case .string(let path)? = $0["path"] { path } else { nil } }
        }
    }

    @Test("a comment says what is new and what was fixed, and shows the layouts before and after")
    func comment() throws {
        try withTemporaryFolder { folder in
            let names = ["PlayerBar.xib", "PriceTag.xib", "ProfileCard.xib", "Login.storyboard"]
            let repository = try Repository(folder.appendingPathComponent("app"), names)
            // The base has a conflict that stays, and one that is fixed.
            try repository.git("checkout", "-q", "main")
            let width = #"<constraint firstAttribute="width" constant="343" id="c15-car-wid"/>"#
            let name = #"<constraint firstItem="prf-02-nam" firstAttribute="width" constant="300" id="new-00-001"/>"#
            try repository.edit("ProfileCard.xib", width, width + name)
            let separator =
                #"<constraint firstItem="tag-02-lin" firstAttribute="leading" secondItem="tag-00-tag" "#
                + #"secondAttribute="leading" constant="12" id="c06-tag-lea"/>"#
            try repository.edit("PriceTag.xib", separator, "")
            try repository.commit("with findings")
            try repository.git("checkout", "-q", "work")
            try repository.git("merge", "-q", "main")
            try repository.edit("PriceTag.xib", #"id="c05-tag-top"/>"#, #"id="c05-tag-top"/>"# + separator)
            let bar = #"<constraint firstAttribute="width" constant="375" id="c15-bar-wid"/>"#
            try repository.edit("PlayerBar.xib", bar, bar + Self.wide)
            try repository.edit("ProfileCard.xib", #"constant="36""#, #"constant="40""#)
            try repository.commit("the branch")
            let pictures = repository.folder.appendingPathComponent("pictures")
            try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
            let run = try repository.check([
                "--report", "github-comment=comment.md", "--pictures", "pictures", "--quiet",
            ])
            #expect(run.status == 1, "\(run.error)")
            let text = try String(contentsOf: repository.folder.appendingPathComponent("comment.md"), encoding: .utf8)
            let begin = "<!-- draft-inspect github-comment -->\n### draft-inspect: 1 new, 1 fixed since `main`\n"
            #expect(text.hasPrefix(begin), "\(text)")
            let sections = text.components(separatedBy: "\n#### ")
            #expect(sections.map { $0.prefix { $0 != "\n" } }.dropFirst() == ["New", "Fixed", "Before and after"])
            #expect(sections[1].contains("- **conflict** `PlayerBar.xib:47`: PlayerBar's subviews need 432 points"))
            #expect(sections[1].contains("  - fix: "))
            #expect(sections[2].contains("- **ambiguous-layout** `PriceTag.xib`: separator has no horizontal position"))
            #expect(text.contains("<summary>1 finding that is not new</summary>"))
            #expect(text.contains("**conflict** `ProfileCard.xib:47`"))
            let files = try FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted()
            #expect(
                files
                    == ["PlayerBar.xib", "PriceTag.xib", "ProfileCard.xib"].flatMap {
                        [$0 + "-after.svg", $0 + "-before.svg"]
                    }
            )
            for file in files {
                #expect(text.contains("](pictures/\(file))"), "\(file)")
                let picture = try String(contentsOf: pictures.appendingPathComponent(file), encoding: .utf8)
                #expect(picture.hasPrefix("<svg xmlns=") && picture.hasSuffix("</svg>\n"))
            }
            // A second run overwrites what the first has written, and names pictures as they are published.
            let link = ["--picture-link", "https://example.com/raw/layouts/12/"]
            let again = try repository.check(["--format", "github-comment", "--pictures", "pictures"] + link)
            #expect(again.status == 1, "\(again.error)")
            #expect(again.output.contains("](https://example.com/raw/layouts/12/PriceTag.xib-after.svg)"))
        }
    }

    @Test("a renamed file is compared with what it was, and the findings of a deleted one are fixed")
    func renamedAndDeleted() throws {
        try withTemporaryFolder { folder in
            let repository = try Repository(folder.appendingPathComponent("app"), ["PlayerBar.xib", "SettingsRow.xib"])
            try repository.git("checkout", "-q", "main")
            let bar = #"<constraint firstAttribute="width" constant="375" id="c15-bar-wid"/>"#
            try repository.edit("PlayerBar.xib", bar, bar + Self.wide)
            let row = #"<constraint firstAttribute="height" constant="44" id="c11-row-hei"/>"#
            let title = #"<constraint firstItem="set-02-tit" firstAttribute="width" constant="260" id="new-00-001"/>"#
            try repository.edit("SettingsRow.xib", row, row + title)
            try repository.commit("with findings")
            try repository.git("checkout", "-q", "work")
            try repository.git("merge", "-q", "main")
            try FileManager.default.createDirectory(
                at: repository.folder.appendingPathComponent("Player"),
                withIntermediateDirectories: true
            )
            try repository.git("mv", "PlayerBar.xib", "Player/Bar.xib")
            try repository.git("rm", "-q", "SettingsRow.xib")
            try repository.commit("moved")
            #expect(try repository.checked() == ["Player/Bar.xib"])
            let run = try repository.check(["--format", "github-comment"])
            #expect(
                run.output.hasPrefix("<!-- draft-inspect github-comment -->\n### draft-inspect: 2 fixed since `main`\n")
            )
            #expect(run.output.contains("#### Fixed\n\n- **conflict** `SettingsRow.xib`"), "\(run.output)")
            #expect(run.output.contains("- **truncated-content** `SettingsRow.xib`: valueLabel needs 20 points"))
            #expect(run.output.contains("1 finding that is not new"))
            // What other formats show does not depend on it.
            #expect(run.error.contains("1 error in 1 file"), "\(run.error)")
            // A deleted file may be named; one that never was is an error.
            #expect(try repository.check(["--quiet"], paths: ["SettingsRow.xib"]).status == 0)
            let missing = try repository.check([], paths: ["SetingsRow.xib"])
            #expect(missing.status == 2 && (missing.output + missing.error).contains("SetingsRow.xib"))
        }
    }

    @Test("files of submodules are compared with the commit that the base has of them")
    func submodules() throws {
        try withTemporaryFolder { folder in
            let kit = try Repository(folder.appendingPathComponent("kit"), ["PlayerBar.xib", "PriceTag.xib"])
            try kit.git("checkout", "-q", "main")
            let app = try Repository(folder.appendingPathComponent("app"), ["Login.storyboard"])
            try app.git("checkout", "-q", "main")
            try app.git("submodule", "add", "-q", kit.folder.path, "Kit")
            try app.commit("with a submodule")
            try app.git("checkout", "-q", "work")
            try app.git("merge", "-q", "main")
            #expect(try app.checked().isEmpty)
            let inside = app.folder.appendingPathComponent("Kit")
            func edit(_ name: String) throws {
                let file = inside.appendingPathComponent(name)
                let text = try String(contentsOf: file, encoding: .utf8) + "<!-- edited -->\n"
                try Data(text.utf8).write(to: file)
            }
            // Dirty, committed in the submodule alone, and committed in both.
            try edit("PriceTag.xib")
            #expect(try app.checked() == ["Kit/PriceTag.xib"])
            try app.git("-C", "Kit", "commit", "-q", "-a", "-m", "edited")
            #expect(try app.checked() == ["Kit/PriceTag.xib"])
            try app.commit("a newer submodule")
            #expect(try app.checked() == ["Kit/PriceTag.xib"])
            try FileManager.default.copyItem(
                at: Self.layouts.appendingPathComponent("SettingsRow.xib"),
                to: inside.appendingPathComponent("New.xib")
            )
            #expect(try app.checked() == ["Kit/New.xib", "Kit/PriceTag.xib"])
            let comment = try app.check(["--format", "github-comment"])
            #expect(comment.output.contains("nothing new and nothing fixed since `main`"), "\(comment.output)")
        }
    }

    @Test("pictures need a folder and a revision to compare with")
    func usage() throws {
        try withTemporaryFolder { folder in
            let repository = try Repository(folder.appendingPathComponent("app"), ["PriceTag.xib"])
            let missing = try repository.check(["--format", "github-comment", "--pictures", "none"])
            #expect(missing.status == 64 && missing.error.contains("'none' is not a folder"), "\(missing.error)")
            let words = ["check", "PriceTag.xib", "--format", "github-comment", "--pictures", "."]
            let alone = try runProgram(words, folder: repository.folder)
            #expect(alone.status == 64 && alone.error.contains("--changed-since"), "\(alone.error)")
            let other = try repository.check(["--format", "markdown", "--pictures", "."])
            #expect(other.status == 64 && other.error.contains("github-comment"), "\(other.error)")
        }
    }

    @Test("without a revision, a comment lists everything")
    func withoutBase() throws {
        let run = try runProgram(["check", "--format", "github-comment", "Examples/login-form.json"])
        #expect(run.output.hasPrefix("<!-- draft-inspect github-comment -->\n### draft-inspect: 1 error in 1 file\n"))
        #expect(run.output.contains("#### Findings\n\n- **conflict** `Examples/login-form.json:99`"))
    }

    @Test("entries of git are read with renames, copies, submodules and names of any characters")
    func entries() {
        let (old, new) = (String(repeating: "a", count: 40), String(repeating: "b", count: 40))
        let text = [
            ":100644 100644 \(old) \(new) M", "a b.xib", ":100644 100644 \(old) \(new) R087", "old\n.xib", "new ä.xib",
            ":000000 100644 \(old) \(new) A", "added.xib", ":100644 000000 \(old) \(new) D", "gone.xib",
            ":160000 160000 \(old) \(new) M", "Kit", ":160000 000000 \(old) \(new) D", "Gone",
            ":000000 160000 \(old) \(new) A", "NewKit",
        ].joined(separator: "\0")
        let expected = [
            GitChange(name: "a b.xib", oldName: "a b.xib"), GitChange(name: "new ä.xib", oldName: "old\n.xib"),
            GitChange(name: "added.xib", oldName: nil),
            GitChange(name: "gone.xib", oldName: "gone.xib", isDeletion: true),
            GitChange(name: "Kit", oldName: "Kit", isSubmodule: true, submodule: old),
            GitChange(name: "NewKit", oldName: nil, isSubmodule: true),
        ]
        #expect(GitChange.all(in: Array((text + "\0").utf8)) == expected)
        #expect(GitChange.all(in: []).isEmpty)
    }
}
