#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import draft_inspect

    /// Archives as `make dist` packs them, and as `install.sh` takes them. The program in them is a script.
    @Suite struct InstallTests {
        /// A folder with licences, an archive of a stand-in, and its sum.
        private func withArchive(
            version: String = programVersion,
            _ body: (_ folder: URL, _ script: PackagingScript, _ archive: URL) throws -> Void
        ) throws {
            try withTemporaryFolder { folder in
                let script = try PackagingScript(in: folder)
                try script.stub("make", "echo \"make $*\"")
                let licences = folder.appendingPathComponent("licences")
                try FileManager.default.createDirectory(at: licences, withIntermediateDirectories: true)
                try Data("A: MIT\n".utf8).write(to: licences.appendingPathComponent("parts.txt"))
                let program = folder.appendingPathComponent("program")
                try PackagingScript.write(PackagingScript.standIn(version: version), to: program)
                let archives = folder.appendingPathComponent("archives")
                let run = try script.run("archive.sh", [program.path, programVersion, licences.path, archives.path])
                #expect(run.status == 0, "\(run.error)")
                let archive = URL(fileURLWithPath: run.output.trimmingCharacters(in: .whitespacesAndNewlines))
                try body(folder, script, archive)
            }
        }

        @Test(
            "an archive is installed with page, completions, skill and licences, and the same program makes the same archive"
        )
        func installs() throws {
            try withArchive { folder, script, archive in
                let prefix = folder.path + "/prefix dir"
                let arguments = ["--prefix", prefix, "--archives", archive.deletingLastPathComponent().path]
                let run = try script.run("install.sh", arguments)
                #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
                #expect(run.output == "draft-inspect \(programVersion) is in \(prefix)/bin\n")
                for file in [
                    "bin/draft-inspect", "share/fish/vendor_completions.d/draft-inspect.fish",
                    "share/bash-completion/completions/draft-inspect", "share/zsh/site-functions/_draft-inspect",
                    "share/draft-inspect/skills/auto-layout/SKILL.md", "share/doc/draft-inspect/copyright",
                    "share/doc/draft-inspect/licences/parts.txt",
                ] {
                    #expect(FileManager.default.fileExists(atPath: prefix + "/" + file), "\(file)")
                }
                let skill = try Data(
                    contentsOf: URL(fileURLWithPath: prefix + "/share/draft-inspect/skills/auto-layout/SKILL.md")
                )
                #expect(
                    try skill == Data(contentsOf: packageRoot.appendingPathComponent("Skills/auto-layout/SKILL.md"))
                )
                let before = try Data(contentsOf: archive)
                let again = ["program", programVersion, "licences", "archives"].map {
                    $0 == programVersion ? $0 : folder.path + "/" + $0
                }
                #expect(try script.run("archive.sh", again).status == 0)
                #expect(try Data(contentsOf: archive) == before)
            }
        }

        @Test("an archive with another sum is refused, and nothing is installed or built", arguments: [true, false])
        func otherSum(_ isGiven: Bool) throws {
            try withArchive { folder, script, archive in
                if !isGiven {
                    let zeros = String(repeating: "0", count: 64) + "  " + archive.lastPathComponent + "\n"
                    try Data(zeros.utf8).write(to: URL(fileURLWithPath: archive.path + ".sha256"))
                }
                let arguments = [
                    "--prefix", folder.path + "/prefix", "--archives", archive.deletingLastPathComponent().path,
                ]
                let run = try script.run("install.sh", arguments + (isGiven ? ["--sha256", "abc"] : []))
                #expect(run.status == 1 && run.output.isEmpty)
                #expect(run.error.hasSuffix("nothing was installed\n"))
                #expect(!FileManager.default.fileExists(atPath: folder.path + "/prefix"))
            }
        }

        @Test("an archive without a sum, or with a program of another version, is refused")
        func doubtful() throws {
            try withArchive { folder, script, archive in
                try FileManager.default.removeItem(atPath: archive.path + ".sha256")
                let arguments = [
                    "--prefix", folder.path + "/prefix", "--archives", archive.deletingLastPathComponent().path,
                ]
                let run = try script.run("install.sh", arguments)
                #expect(run.status == 1 && run.error.contains("give its sum with --sha256"))
            }
            try withArchive(version: "9.9.9") { folder, script, archive in
                let arguments = [
                    "--prefix", folder.path + "/prefix", "--archives", archive.deletingLastPathComponent().path,
                ]
                let run = try script.run("install.sh", arguments)
                #expect(run.status == 1 && run.error.contains("has version 9.9.9, expected \(programVersion)"))
                #expect(!FileManager.default.fileExists(atPath: folder.path + "/prefix"))
            }
        }

        @Test("where there is no archive the program is built, unless that is not wanted")
        func builds() throws {
            try withArchive { folder, script, _ in
                let arguments = ["--prefix", folder.path + "/prefix", "--archives", folder.path]
                let run = try script.run("install.sh", arguments)
                #expect(run.status == 0 && run.error.contains("building the program with Swift"))
                #expect(run.output == "make -C \(packageRoot.path) install PREFIX=\(folder.path)/prefix\n")
                let refused = try script.run("install.sh", arguments + ["--no-build"])
                #expect(refused.status == 1 && refused.output.isEmpty)
            }
        }

        @Test(
            "archives come from the releases of the repository's host",
            arguments: [
                ("git@github.com:team/draft-inspect.git", "https://github.com/team/draft-inspect/releases/download/v"),
                (
                    "https://gitlab.com/team/tools/draft-inspect",
                    "https://gitlab.com/team/tools/draft-inspect/-/releases/v"
                ),
            ]
        )
        func addresses(_ remote: String, _ address: String) throws {
            try withTemporaryFolder { folder in
                let script = try PackagingScript(in: folder)
                try script.stub("git", "echo '\(remote)'")
                try script.stub("curl", "echo \"$*\" >>\(folder.path)/asked; exit 22")
                let run = try script.run("install.sh", ["--prefix", folder.path + "/prefix", "--no-build"])
                #expect(run.status == 1)
                let asked = try String(contentsOf: folder.appendingPathComponent("asked"), encoding: .utf8)
                #expect(asked.contains(" \(address)\(programVersion)/"), "\(asked)")
            }
        }

        @Test("options that the script does not have are refused with those that it has")
        func usage() throws {
            try withTemporaryFolder { folder in
                let script = try PackagingScript(in: folder)
                let run = try script.run("install.sh", ["--prefixx", "a"])
                #expect(
                    run.status == 64 && run.error.contains("expected --prefix, --version")
                        && run.error.contains("'--prefixx'")
                )
                #expect(try script.run("install.sh", ["--prefix"]).status == 64)
            }
        }

        @Test("the hook of pre-commit takes the archive once, and then checks its files with it")
        func hook() throws {
            try withArchive { folder, original, archive in
                var script = original
                script.environment = [
                    "DRAFT_INSPECT_ARCHIVES": archive.deletingLastPathComponent().path,
                    "XDG_CACHE_HOME": folder.path + "/cache",
                ]
                let run = try script.run("hook.sh", ["A b.xib", "C.storyboard"])
                #expect(run.status == 0 && run.output == "ran check A b.xib C.storyboard\n", "\(run)")
                script.environment["DRAFT_INSPECT_ARCHIVES"] = "/nonexistent"
                #expect(
                    try script.run("hook.sh", ["D.xib"])
                        == ProgramRun(status: 0, output: "ran check D.xib\n", error: "")
                )
            }
        }

        @Test("a program that is installed in the hook's version is used as it is")
        func hookWithProgram() throws {
            try withTemporaryFolder { folder in
                let script = try PackagingScript(in: folder)
                try script.stub("draft-inspect", PackagingScript.standIn())
                #expect(
                    try script.run("hook.sh", ["D.xib"])
                        == ProgramRun(status: 0, output: "ran check D.xib\n", error: "")
                )
            }
        }

        @Test("licences of all parts are collected, and a part without one is an error")
        func licences() throws {
            try withTemporaryFolder { folder in
                let script = try PackagingScript(in: folder)
                let checkouts = folder.appendingPathComponent("checkouts")
                for (name, file) in [("swift-argument-parser", "LICENSE.txt"), ("BigInt", "LICENSE.md")] {
                    let part = checkouts.appendingPathComponent(name)
                    try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
                    try Data("of \(name)\n".utf8).write(to: part.appendingPathComponent(file))
                }
                let target = folder.path + "/licences"
                #expect(try script.run("licences.sh", [checkouts.path, target]).status == 0)
                let list = try String(contentsOfFile: target + "/parts.txt", encoding: .utf8)
                #expect(
                    list
                        == "swift-argument-parser: Apache License 2.0 with Runtime Library Exception\nBigInt: MIT License\n"
                )
                var other = script
                other.environment = ["SWIFT_LICENCE": checkouts.path + "/BigInt/LICENSE.md", "DOCUMENTS": folder.path]
                let run = try other.run("licences.sh", ["--static", checkouts.path, target])
                #expect(run.status == 1)
                #expect(
                    run.error == "licences.sh: no licence text of libedit; expected \(folder.path)/libedit2/copyright\n"
                )
            }
        }

        @Test("a program of the system's format is installed without its symbols")
        func strips() throws {
            try withTemporaryFolder { folder in
                let script = try PackagingScript(in: folder)
                try FileManager.default.createDirectory(
                    atPath: folder.path + "/licences",
                    withIntermediateDirectories: true
                )
                try Data("A: MIT\n".utf8).write(to: folder.appendingPathComponent("licences/parts.txt"))
                try PackagingScript.write(PackagingScript.standIn(), to: folder.appendingPathComponent("program"))
                try script.stub("strip", "for word; do :; done; echo stripped >>\"$word\"")
                let run = try script.run(
                    "stage.sh",
                    [folder.path + "/program", folder.path, "/usr", folder.path + "/licences"]
                )
                #expect(run.status == 0, "\(run.error)")
                let installed = try String(contentsOfFile: folder.path + "/usr/bin/draft-inspect", encoding: .utf8)
                #expect(installed.hasSuffix("stripped\n"))
                // What was built remains as it was.
                #expect(try !String(contentsOfFile: folder.path + "/program", encoding: .utf8).contains("stripped"))
            }
        }
    }
#endif
