import Foundation
import TestSupport

@testable import draft_inspect

/// A script of Packaging, run beside stand-ins for what it needs of a machine.
struct PackagingScript {
    /// Where stand-ins are found first.
    let stubs: URL
    var environment: [String: String] = [:]

    /// - Parameter folder: In which the folder of stand-ins is made.
    init(in folder: URL) throws {
        stubs = folder.appendingPathComponent("stubs")
        try FileManager.default.createDirectory(at: stubs, withIntermediateDirectories: true)
    }

    /// A command that the script meets in place of the machine's.
    func stub(_ name: String, _ body: String) throws {
        try Self.write(body, to: stubs.appendingPathComponent(name))
    }

    static func write(_ body: String, to file: URL) throws {
        try Data("#!/bin/sh\n\(body)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    func run(_ name: String, _ arguments: [String], root: URL = packageRoot) throws -> ProgramRun {
        var variables = ["PATH": stubs.path + ":/usr/bin:/bin", "HOME": stubs.path]
        variables.merge(environment) { $1 }
        return try runCommand(["/bin/sh", root.path + "/Packaging/" + name] + arguments, environment: variables)
    }

    /// A script that answers as the program does where it is packed.
    static func standIn(version: String = programVersion) -> String {
        """
        case $1 in
        --version) echo \(version) ;;
        --generate-completion-script) echo "# $2" ;;
        --experimental-dump-help) echo '{"command": {"commandName": "draft-inspect", "abstract": "A", "subcommands": []}}' ;;
        *) echo "ran $*" ;;
        esac
        """
    }
}
