import Foundation
import TestSupport
import Testing

/// The drivers in a repository, run by git itself.
@Suite("git with our drivers") struct GitMergeTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="root-0">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-1">
                            <rect key="frame" x="16" y="8" width="343" height="84"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="box-1" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" constant="16" id="c-1"/>
                        <constraint firstItem="box-1" firstAttribute="top" secondItem="root-0" secondAttribute="top" constant="8" id="c-2"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    /// A repository in which two branches changed the document.
    ///
    /// - Parameter hasBranches: Whether there are branches, and not the document alone.
    private func repository(
        base: String = document,
        ours: String,
        theirs: String,
        hasBranches: Bool = true
    ) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("merge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try git(["init", "-q", "-b", "main"], folder)
        let setup = try runProgram(["git-setup"], folder: folder)
        #expect(setup.status == 0, "\(setup.error)")
        let file = folder.appendingPathComponent("A.xib")
        try base.write(to: file, atomically: true, encoding: .utf8)
        try git(["add", "."], folder)
        try git(["commit", "-q", "-m", "base"], folder)
        for (branch, text) in hasBranches ? [("theirs", theirs), ("main", ours)] : [] {
            try git(["checkout", "-q", branch == "main" ? "main" : "-b"] + (branch == "main" ? [] : [branch]), folder)
            try text.write(to: file, atomically: true, encoding: .utf8)
            try git(["commit", "-q", "-a", "-m", branch], folder)
        }
        return folder
    }

    /// - Parameters:
    ///   - findsProgram: Whether git finds ours in its path.
    ///   - programs: A folder of programs that git finds before all others.
    @discardableResult
    private func git(
        _ arguments: [String],
        _ folder: URL,
        status: Int32 = 0,
        findsProgram: Bool = true,
        programs: URL? = nil
    ) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments
        process.currentDirectoryURL = folder
        var variables = ProcessInfo.processInfo.environment
        if !findsProgram {
            variables["PATH"] = "/usr/bin:/bin"
        } else {
            variables["PATH"] =
                programURL.deletingLastPathComponent().path + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
        }
        if let programs { variables["PATH"] = programs.path + ":" + (variables["PATH"] ?? "") }
        process.environment = variables
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == status, "git \(arguments): \(text)")
        return text
    }

    @Test("a merge of one line by both sides keeps both")
    func merges() throws {
        let ours = Self.document.replacingOccurrences(of: #"constant="16""#, with: #"constant="20""#)
        let theirs = Self.document.replacingOccurrences(
            of: #"constant="16" id"#,
            with: #"constant="16" priority="750" id"#
        )
        let folder = try repository(ours: ours, theirs: theirs)
        defer { try? FileManager.default.removeItem(at: folder) }
        try git(["merge", "-q", "-m", "merged", "theirs"], folder)
        let merged = try String(contentsOf: folder.appendingPathComponent("A.xib"), encoding: .utf8)
        #expect(merged.contains(#"constant="20" priority="750" id="c-1""#))
        #expect(
            try git(["show", "HEAD", "--first-parent", "-m"], folder).contains("@750"),
            "textconv shows the constraint"
        )
    }

    private static func adding(_ constraint: String, to document: String = document) -> String {
        document.replacingOccurrences(
            of: "            </constraints>",
            with: "                <constraint firstItem=\"box-1\" \(constraint)/>\n            </constraints>"
        )
    }

    /// Both sides change the same constants, and one thing each besides.
    private static let sides = [("20", "12"), ("24", "14")].enumerated().map { index, constants in
        let (leading, top) = constants
        return document.replacingOccurrences(of: #"constant="16""#, with: "constant=\"\(leading)\"")
            .replacingOccurrences(of: #"constant="8" id"#, with: "constant=\"\(top)\" id")
            .replacingOccurrences(
                of: index == 0 ? #"<view contentMode="scaleToFill" id"# : #"<view contentMode="scaleToFill" trans"#,
                with: index == 0 ? #"<view contentMode="top" id"# : #"<view contentMode="bottom" trans"#
            )
    }

    @Test("what both sides change is named, and alone has markers")
    func conflicts() throws {
        let folder = try repository(ours: Self.sides[0], theirs: Self.sides[1])
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = try git(["merge", "-m", "merged", "theirs"], folder, status: 1)
        #expect(output.contains("A.xib:12: constraint (c-1): constant: 16 → 20 here, 16 → 24 there"), "\(output)")
        #expect(output.contains("A.xib: 2 objects to decide, the rest is merged"), "\(output)")
        let merged = try String(contentsOf: folder.appendingPathComponent("A.xib"), encoding: .utf8)
        let markers = merged.split(separator: "\n").filter { $0.hasPrefix("<<<<<<<") || $0.hasPrefix(">>>>>>>") }
        #expect(markers == ["<<<<<<< ours", ">>>>>>> theirs"], "two constraints in adjacent lines: \(merged)")
        #expect(merged.contains(#"contentMode="top" id"#) && merged.contains(#"contentMode="bottom" trans"#))
    }

    @Test("conflicts are decided one by one, and edits of the file are not overwritten")
    func decides() throws {
        let folder = try repository(ours: Self.sides[0], theirs: Self.sides[1])
        defer { try? FileManager.default.removeItem(at: folder) }
        try git(["merge", "-m", "merged", "theirs"], folder, status: 1)
        let file = folder.appendingPathComponent("A.xib")
        let all = try runProgram(["merge", "A.xib"], folder: folder)
        #expect(all.status == 1 && all.error.contains("(c-1): constant: ") && all.error.contains("(c-2): constant: "))
        let unknown = try runProgram(["merge", "A.xib", "--ours", "c-9"], folder: folder)
        #expect(unknown.status == 64 && unknown.error.contains("'c-9' names no object in conflict"), "\(unknown.error)")
        #expect(unknown.error.contains("constraint (c-1), constraint (c-2)"), "\(unknown.error)")
        let first = try runProgram(["merge", "A.xib", "--theirs", "c-1"], folder: folder)
        #expect(first.status == 1 && !first.error.contains("(c-1)"), "\(first.error)")
        let half = try String(contentsOf: file, encoding: .utf8)
        try (half + " ").write(to: file, atomically: true, encoding: .utf8)
        let edited = try runProgram(["merge", "A.xib", "--ours", "c-2"], folder: folder)
        #expect(edited.status == 64 && edited.error.contains("was edited since the merge"), "\(edited.error)")
        #expect(try String(contentsOf: file, encoding: .utf8) == half + " ")
        try half.write(to: file, atomically: true, encoding: .utf8)
        let second = try runProgram(["merge", "A.xib", "--ours", "c-2"], folder: folder)
        #expect(second.status == 0 && second.error.contains("A.xib: merged; 'git add' it"), "\(second.error)")
        let merged = try String(contentsOf: file, encoding: .utf8)
        #expect(merged.contains(#"constant="24" id="c-1""#) && merged.contains(#"constant="12" id="c-2""#))
        #expect(!merged.contains("<<<<<<<"))
        try git(["add", "A.xib"], folder)
        let nothing = try runProgram(["merge", "A.xib"], folder: folder)
        #expect(
            nothing.status == 64 && nothing.error.contains("git has no merge of A.xib under way"),
            "\(nothing.error)"
        )
    }

    @Test("git's own markers are decided, too")
    func decidesLinesOfGit() throws {
        let folder = try repository(ours: Self.sides[0], theirs: Self.sides[1])
        defer { try? FileManager.default.removeItem(at: folder) }
        try git(["merge", "-m", "merged", "theirs"], folder, status: 1, findsProgram: false)
        let both = try runProgram(["merge", "A.xib", "--ours", "c-1", "--theirs", "c-2"], folder: folder)
        #expect(both.status == 0, "\(both.error)")
        let merged = try String(contentsOf: folder.appendingPathComponent("A.xib"), encoding: .utf8)
        #expect(merged.contains(#"constant="20" id="c-1""#) && merged.contains(#"constant="14" id="c-2""#))
    }

    @Test("frames that follow from constraints of both sides are computed")
    func frames() throws {
        let size = #"firstAttribute="width" constant="100" id="w-1""#
        let height = #"firstAttribute="height" constant="50" id="h-1""#
        func boxed(_ x: Int, _ text: String) -> String {
            Self.adding(height, to: Self.adding(size, to: text)).replacingOccurrences(
                of: #"<rect key="frame" x="16" y="8" width="343" height="84"/>"#,
                with: "<rect key=\"frame\" x=\"\(x)\" y=\"8\" width=\"100\" height=\"50\"/>"
            )
        }
        let base = boxed(16, Self.document)
        let ours = boxed(20, Self.document.replacingOccurrences(of: #"constant="16""#, with: #"constant="20""#))
        let label =
            #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-2">"#
            + "\n                    <rect key=\"frame\" x=\"124\" y=\"8\" width=\"30\" height=\"50\"/>\n                </view>\n"
        let second = [
            #"firstItem="box-2" firstAttribute="leading" secondItem="box-1" secondAttribute="trailing" constant="8" id="s-1""#,
            #"firstItem="box-2" firstAttribute="top" secondItem="box-1" secondAttribute="top" id="s-2""#,
            #"firstItem="box-2" firstAttribute="bottom" secondItem="box-1" secondAttribute="bottom" id="s-3""#,
            #"firstItem="box-2" firstAttribute="width" constant="30" id="s-4""#,
        ].map { "                <constraint \($0)/>\n" }.joined()
        let theirs = base.replacingOccurrences(
            of: "            </subviews>",
            with: "                \(label)            </subviews>"
        )
        .replacingOccurrences(of: "            </constraints>", with: second + "            </constraints>")
        let folder = try repository(base: base, ours: ours, theirs: theirs)
        defer { try? FileManager.default.removeItem(at: folder) }
        try git(["merge", "-q", "-m", "merged", "theirs"], folder)
        let merged = try String(contentsOf: folder.appendingPathComponent("A.xib"), encoding: .utf8)
        #expect(merged.contains(#"<rect key="frame" x="128" y="8" width="30" height="50"/>"#), "\(merged)")
        #expect(try runProgram(["check", "--only", "misplaced-view", "A.xib"], folder: folder).status == 0)
    }

    @Test(
        "a file that is not merged always has markers, even if git finds none",
        arguments: ["<view id=\"x\">\n", "\u{0}\u{1}\u{2}\n"]
    )
    func refused(_ damage: String) throws {
        let ours = damage + Self.document
        let theirs = Self.document + "<!-- the end -->\n"
        let folder = try repository(ours: ours, theirs: theirs)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = try git(["merge", "-m", "merged", "theirs"], folder, status: 1)
        #expect(output.contains("A.xib: not merged by objects: ours:"), "\(output)")
        let merged = try String(contentsOf: folder.appendingPathComponent("A.xib"), encoding: .utf8)
        #expect(merged.contains("<<<<<<< ours\n") && merged.contains("\n>>>>>>> theirs\n"), "\(merged)")
    }

    @Test("where git does not find the program, it merges and shows lines itself")
    func withoutProgram() throws {
        func changing(_ old: String, _ new: String) -> String {
            Self.document.replacingOccurrences(of: old, with: new)
        }
        let ours = changing(#"constant="16""#, #"constant="20""#)
        let folder = try repository(ours: ours, theirs: changing(#"constant="16""#, #"constant="24""#))
        defer { try? FileManager.default.removeItem(at: folder) }
        try git(["merge", "-m", "merged", "theirs"], folder, status: 1, findsProgram: false)
        let merged = try String(contentsOf: folder.appendingPathComponent("A.xib"), encoding: .utf8)
        #expect(merged.contains("<<<<<<< ours") && merged.contains(">>>>>>> theirs"))
        let shown = try git(["diff", "theirs", "main"], folder, findsProgram: false)
        #expect(shown.contains(#"constant="20""#), "\(shown)")
    }

    @Test("where the program fails, git merges lines itself")
    func failingProgram() throws {
        let folder = try repository(ours: Self.sides[0], theirs: Self.sides[1])
        defer { try? FileManager.default.removeItem(at: folder) }
        let programs = folder.appendingPathComponent("programs")
        try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        let program = programs.appendingPathComponent("draft-inspect")
        try "#!/bin/sh\nexit 70\n".write(to: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        try git(["merge", "-m", "merged", "theirs"], folder, status: 1, programs: programs)
        let merged = try String(contentsOf: folder.appendingPathComponent("A.xib"), encoding: .utf8)
        #expect(merged.contains("<<<<<<< ours") && merged.contains(">>>>>>> theirs"))
    }

    @Test("constraints that exclude each other are reported")
    func conflictOfBoth() throws {
        let folder = try repository(
            ours: Self.adding(#"firstAttribute="width" constant="100" id="w-1""#),
            theirs: Self.adding(#"firstAttribute="width" relation="greaterThanOrEqual" constant="200" id="w-2""#)
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = try git(["merge", "-m", "merged", "theirs"], folder)
        #expect(output.contains("A.xib: merged, with 1 conflict that neither side has; check it"), "\(output)")
    }

    @Test("the hook for commits refuses a conflict, and lets pass what has none or is excluded")
    func hook() throws {
        let folder = try repository(ours: Self.document, theirs: Self.document + "\n", hasBranches: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(
            at: packageRoot.appendingPathComponent("Packaging/pre-commit"),
            to: folder.appendingPathComponent(".git/hooks/pre-commit")
        )
        let conflicting = Self.document.replacingOccurrences(
            of: "            </constraints>",
            with:
                #"<constraint firstItem="box-1" firstAttribute="leading" secondItem="root-0" secondAttribute="leading""#
                + #" constant="99" id="c-3"/></constraints>"#
        )
        let file = folder.appendingPathComponent("A.xib")
        try (Self.document + "\n").write(to: file, atomically: true, encoding: .utf8)
        try git(["commit", "-q", "-a", "-m", "clean"], folder)
        try conflicting.write(to: file, atomically: true, encoding: .utf8)
        #expect(try git(["commit", "-q", "-a", "-m", "conflict"], folder, status: 1).contains("error[conflict]"))
        try "exclude: ['*.xib']\n".write(
            to: folder.appendingPathComponent(".draft-inspect.yml"),
            atomically: true,
            encoding: .utf8
        )
        try git(["add", "."], folder)
        try git(["commit", "-q", "-m", "excluded"], folder)
    }

    @Test("the setup is made once, and undone")
    func setup() throws {
        let folder = try repository(ours: Self.document + "\n", theirs: Self.document + "\n\n")
        defer { try? FileManager.default.removeItem(at: folder) }
        let attributes = folder.appendingPathComponent(".gitattributes")
        let lines = "*.storyboard diff=layout merge=layout\n*.xib diff=layout merge=layout\n"
        #expect(try runProgram(["git-setup"], folder: folder).status == 0)
        #expect(try String(contentsOf: attributes, encoding: .utf8) == lines)
        try ("*.png binary\n" + lines).write(to: attributes, atomically: true, encoding: .utf8)
        #expect(try runProgram(["git-setup", "--remove"], folder: folder).status == 0)
        #expect(try String(contentsOf: attributes, encoding: .utf8) == "*.png binary\n")
        try git(["config", "--get", "merge.layout.driver"], folder, status: 1)
        try lines.write(to: attributes, atomically: true, encoding: .utf8)
        #expect(try runProgram(["git-setup", "--remove"], folder: folder).status == 0)
        #expect(!FileManager.default.fileExists(atPath: attributes.path), "nothing else was in it")
        #expect(try runProgram(["git-setup"], folder: URL(fileURLWithPath: "/")).status == 64)
    }
}
