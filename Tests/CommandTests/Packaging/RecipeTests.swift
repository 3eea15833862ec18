import Foundation
import TestSupport
import Testing

@testable import LayoutPolicy
@testable import draft_inspect

/// Recipes for build servers: valid YAML, with scripts and options that exist, of which those that can run here do.
@Suite struct RecipeTests {
    /// The blocks of a language in a page.
    private static func blocks(_ page: String, of language: String = "yaml") throws -> [[Substring]] {
        let text = try String(contentsOf: packageRoot.appendingPathComponent(page), encoding: .utf8)
        return text.components(separatedBy: "```\(language)\n").dropFirst().map { rest in
            rest.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0 != "```" }.map { $0 }
        }
    }

    private static let recipes = ["README.md", "Documentation/CI.md"]

    @Test("recipes in YAML are read, and have jobs, workflows or hooks", arguments: recipes)
    func parsed(_ page: String) throws {
        let blocks = try Self.blocks(page)
        #expect(!blocks.isEmpty)
        for block in blocks {
            let text = block.joined(separator: "\n")
            let members = try YAMLReader.document(Array(text.utf8)).members("a recipe")
            #expect(["jobs", "layout", "workflows", "repos"].contains(members.first?.key ?? ""), "\(text)")
        }
    }

    @Test("action.yml and the hooks of pre-commit are read, and name scripts that are there")
    func manifests() throws {
        for (file, key) in [("action.yml", "runs"), (".github/workflows/test.yml", "jobs")] {
            let text = try Data(contentsOf: packageRoot.appendingPathComponent(file))
            #expect(try YAMLReader.document(Array(text)).members("keys").contains { $0.key == key })
        }
        let hooks = try Data(contentsOf: packageRoot.appendingPathComponent(".pre-commit-hooks.yaml"))
        for hook in try YAMLReader.document(Array(hooks)).elements("hooks") {
            let members = try hook.members("a hook")
            let entry = try #require(members.first { $0.key == "entry" }).value.text("a script")
            #expect(FileManager.default.isExecutableFile(atPath: packageRoot.path + "/" + entry))
        }
    }

    @Test("options of recipes are options of the commands", arguments: recipes)
    func options(_ page: String) throws {
        let grammar = try CommandGrammar()
        let text = try String(contentsOf: packageRoot.appendingPathComponent(page), encoding: .utf8)
            .replacing("\\\n", with: " ")
        var count = 0
        for line in text.split(separator: "\n") {
            let words = line.split(whereSeparator: { " \"'`)(".contains($0) }).map(String.init)
            guard
                let program = words.firstIndex(where: { $0 == "draft-inspect" || $0.hasSuffix("/bin/draft-inspect") }),
                words.indices.contains(program + 1), let command = grammar.command(words[program + 1])
            else { continue }
            let known = Set(command.options.flatMap(\.spellings))
            for word in words[program...].dropFirst(2).prefix(while: {
                !"|;#&→".contains($0.first ?? " ") && $0 != "or"
            })
            where word.hasPrefix("--") && word != "--" {
                let name = String(word.prefix { $0 != "=" && $0 != "," && $0 != "." && $0 != ":" })
                #expect(known.contains(name), "\(page): \(line)")
                count += 1
            }
        }
        #expect(count > 5)
    }

    /// Swift's images are Ubuntu's with git, but without curl, make and the development files of libedit.
    @Test("a recipe in an image of Swift installs what the script and a build need first", arguments: ReadmeTests.pages)
    func image(_ page: String) throws {
        for block in try Self.blocks(page) where block.contains(where: { $0.contains(": swift:") }) {
            guard let run = block.firstIndex(where: { $0.contains("/install.sh") || $0.contains("make -C") }) else {
                continue
            }
            let installed = block[..<run].filter { $0.contains("apt-get install") }.flatMap { $0.split(separator: " ") }
            for need in ["curl", "make", "libedit-dev"] where need != "curl" || block[run].contains("/install.sh") {
                #expect(installed.contains { $0 == need }, "\(page): \(block[run])")
            }
        }
    }

    @Test("a recipe that uses this repository as a submodule checks it out", arguments: ReadmeTests.pages)
    func submodule(_ page: String) throws {
        for block in try Self.blocks(page) {
            guard let use = block.firstIndex(where: { $0.contains("Tools/draft-inspect") && !$0.contains("#") }),
                let checkout = block[..<use].firstIndex(where: { $0.contains("actions/checkout") })
            else { continue }
            #expect(block[checkout..<use].contains { $0.contains("submodules: true") }, "\(page): \(block[use])")
        }
    }

    @Test("every recipe of a build server takes the archive", arguments: recipes)
    func archives(_ page: String) throws {
        for block in try Self.blocks(page) {
            let text = block.joined(separator: "\n")
            #expect(
                ["Packaging/install.sh", "uses: ./Tools/draft-inspect", "id: draft-inspect"].contains {
                    text.contains($0)
                },
                "\(page): \(text)"
            )
        }
    }

    @Test("scripts of recipes are read by a shell", arguments: recipes)
    func scripts(_ page: String) throws {
        for block in try Self.blocks(page, of: "sh") {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-n"]
            let input = Pipe()
            process.standardInput = input
            try process.run()
            input.fileHandleForWriting.write(Data(block.joined(separator: "\n").utf8))
            try input.fileHandleForWriting.close()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(block.joined(separator: "\n"))")
        }
    }

    @Test(
        "the action takes the archive of its own release, of an address, and builds where there is none",
        arguments: [
            (
                ["GITHUB_ACTION_REPOSITORY": "team/draft-inspect"],
                "https://github.com/team/draft-inspect/releases/download/v"
            ),
            (["INPUT_ARCHIVES": "https://mirror.example/files"], "https://mirror.example/files/draft-inspect-"),
        ]
    )
    func action(_ environment: [String: String], _ address: String) throws {
        try withTemporaryFolder { folder in
            var script = try PackagingScript(in: folder)
            try script.stub("make", "echo \"make $*\" >>\"$RUNNER_TEMP/calls\"")
            try script.stub("curl", "echo \"curl $*\" >>\"$RUNNER_TEMP/calls\"; exit 22")
            let path = folder.path + "/path"
            script.environment = environment.merging(["RUNNER_TEMP": folder.path, "GITHUB_PATH": path]) { $1 }
            let run = try script.run("action.sh", ["install"])
            #expect(run.status == 0, "\(run.error)")
            let calls = try String(contentsOfFile: folder.path + "/calls", encoding: .utf8).split(separator: "\n")
            #expect(calls.first?.hasPrefix("curl ") == true && calls[0].contains(address), "\(calls)")
            #expect(calls.last == "make -C \(packageRoot.path) install PREFIX=\(folder.path)/draft-inspect")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "\(folder.path)/draft-inspect/bin\n")
        }
    }

    /// Spark's pipe starts a program with the environment that it is given, which is empty unless one is, and looks at its
    /// status only where it is asked to: here as the documented function meets it.
    @Test("the recipe for Spark finds the program and has the lines of the report")
    func spark() throws {
        guard
            let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first(
                where: FileManager.default.isExecutableFile
            )
        else { return }
        let recipe = try #require(try Self.blocks("Documentation/CI.md", of: "python").first).joined(separator: "\n")
        try withTemporaryFolder { folder in
            let script = try PackagingScript(in: folder)
            let bin = script.stubs.appendingPathComponent("draft-inspect")
            try FileManager.default.createSymbolicLink(at: bin, withDestinationURL: programURL)
            let form = folder.appendingPathComponent("a form.json")
            try FileManager.default.copyItem(
                at: packageRoot.appendingPathComponent("Examples/login-form.json"),
                to: form
            )
            let text =
                recipe + """


                    import shlex, subprocess

                    class Paths:
                        def __init__(self, paths):
                            self.paths = paths

                        def pipe(self, command, env=None, checkCode=False):
                            run = subprocess.run(shlex.split(command), env=env or {}, input="\\n".join(self.paths) + "\\n" * bool(self.paths),
                                                 text=True, stdout=subprocess.PIPE)
                            if checkCode and run.returncode:
                                raise SystemExit(f"status {run.returncode}")
                            return run.stdout.splitlines()

                    for paths in [["\(form.path)"], []]:
                        print(len(checked(Paths(paths))))
                    checked(Paths(["/nonexistent.xib"]))
                    """
            let process = Process()
            process.executableURL = URL(fileURLWithPath: python)
            process.arguments = ["-c", text]
            var variables = ProcessInfo.processInfo.environment
            variables["PATH"] = script.stubs.path + ":/usr/bin:/bin"
            process.environment = variables
            let (output, error) = (Pipe(), Pipe())
            process.standardOutput = output
            process.standardError = error
            try process.run()
            let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            let errors = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(lines == "1\n0\n", "\(errors)")
            #expect(process.terminationStatus == 1 && errors.contains("status 123"))
        }
    }
}
