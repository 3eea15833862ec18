import Foundation
import TestSupport
import Testing

/// Recipes for build servers run where they say they do.
@Suite struct RecipeTests {
    /// The blocks of YAML in the README and all pages.
    private static func blocks(_ page: String) throws -> [[Substring]] {
        let text = try String(contentsOf: packageRoot.appendingPathComponent(page), encoding: .utf8)
        return text.components(separatedBy: "```yaml\n").dropFirst().map { rest in
            rest.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0 != "```" }.map { $0 }
        }
    }

    /// Swift's images are Ubuntu's with git, but without make and the development files of libedit.
    @Test("a recipe that runs make in an image of Swift installs it first", arguments: ReadmeTests.pages)
    func make(_ page: String) throws {
        for block in try Self.blocks(page) where block.contains(where: { $0.contains(": swift:") }) {
            guard let run = block.firstIndex(where: { $0.contains(" make -C ") || $0.contains(" make install") }) else {
                continue
            }
            let installed = block[..<run].filter { $0.contains("apt-get install") }.flatMap { $0.split(separator: " ") }
            #expect(installed.contains("make") && installed.contains("libedit-dev"), "\(page): \(block[run])")
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

    @Test("the README has a recipe that runs make")
    func readme() throws {
        let lines = try Self.blocks("README.md").joined()
        #expect(lines.contains { $0.contains("make -C Tools/draft-inspect install") })
    }

    @Test("the action installs make where there is none", arguments: [true, false])
    func action(_ hasMake: Bool) throws {
        try withTemporaryFolder { folder in
            let stubs = folder.appendingPathComponent("bin")
            try FileManager.default.createDirectory(at: stubs, withIntermediateDirectories: true)
            func stub(_ name: String, _ body: String) throws {
                let file = stubs.appendingPathComponent(name)
                try Data("#!/bin/sh\n\(body)\n".utf8).write(to: file)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            }
            let make = "echo \"make $1 $3\" >>\"$RUNNER_TEMP/calls\""
            try stub("dirname", "echo \"${1%/*}\"")
            if hasMake { try stub("make", make) }
            let chmod = "/bin/chmod +x \(stubs.path)/make"
            try stub(
                "apt-get",
                "echo \"apt-get $*\" >>\"$RUNNER_TEMP/calls\"\nprintf '#!/bin/sh\\n%s\\n' '\(make)' >\(stubs.path)/make; \(chmod)"
            )
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [packageRoot.path + "/Packaging/action.sh", "install"]
            process.environment = [
                "PATH": stubs.path, "RUNNER_TEMP": folder.path, "GITHUB_PATH": folder.path + "/path",
            ]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            let calls = try String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8)
                .split(separator: "\n")
            #expect(calls.last == "make -C install")
            #expect(calls.contains("apt-get install -y -qq make") != hasMake)
        }
    }
}
