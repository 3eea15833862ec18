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
    private func repository(ours: String, theirs: String, hasBranches: Bool = true) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("merge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try git(["init", "-q", "-b", "main"], folder)
        let setup = try runProgram(["git-setup"], folder: folder)
        #expect(setup.status == 0, "\(setup.error)")
        let file = folder.appendingPathComponent("A.xib")
        try Self.document.write(to: file, atomically: true, encoding: .utf8)
        try git(["add", "."], folder)
        try git(["commit", "-q", "-m", "base"], folder)
        for (branch, text) in hasBranches ? [("theirs", theirs), ("main", ours)] : [] {
            try git(["checkout", "-q", branch == "main" ? "main" : "-b"] + (branch == "main" ? [] : [branch]), folder)
            try text.write(to: file, atomically: true, encoding: .utf8)
            try git(["commit", "-q", "-a", "-m", branch], folder)
        }
        return folder
    }

    /// - Parameter findsProgram: Whether git finds ours in its path.
    @discardableResult
    private func git(
        _ arguments: [String],
        _ folder: URL,
        status: Int32 = 0,
        findsProgram: Bool = true
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

    @Test("what both sides change is named, and has git's markers")
    func conflicts() throws {
        let ours = Self.document.replacingOccurrences(of: #"constant="16""#, with: #"constant="20""#)
        let theirs = Self.document.replacingOccurrences(of: #"constant="16""#, with: #"constant="24""#)
        let folder = try repository(ours: ours, theirs: theirs)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = try git(["merge", "-m", "merged", "theirs"], folder, status: 1)
        #expect(output.contains("A.xib:12: constraint (c-1): constant: 16 → 20 here, 16 → 24 there"), "\(output)")
        let merged = try String(contentsOf: folder.appendingPathComponent("A.xib"), encoding: .utf8)
        #expect(merged.contains("<<<<<<< ours") && merged.contains(">>>>>>> theirs"))
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

    @Test("constraints that exclude each other are reported")
    func conflictOfBoth() throws {
        func adding(_ constant: Int, _ id: String) -> String {
            Self.document.replacingOccurrences(
                of: "            </constraints>",
                with:
                    "                <constraint firstItem=\"box-1\" firstAttribute=\"width\" constant=\"\(constant)\""
                    + " id=\"\(id)\"/>\n            </constraints>"
            )
        }
        let folder = try repository(ours: adding(100, "w-1"), theirs: adding(200, "w-2"))
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
