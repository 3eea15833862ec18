import Foundation
import PackagePlugin

/// `swift package layout-check [options] [paths]`: checks a package's layouts; without paths, all of the package. Options have their
/// values behind "=", as in `--fail-on=warning`: other words are paths.
@main
struct LayoutCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "draft-inspect").url
        process.currentDirectoryURL = context.package.directoryURL
        let hasPaths = arguments.contains { !$0.hasPrefix("-") || $0 == "-" }
        process.arguments = ["check"] + arguments + (hasPaths ? [] : ["."])
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else { throw Failure.ended }
        // Findings have been reported; the status is what a script sees.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    enum Failure: Error, CustomStringConvertible {
        case ended

        var description: String { "draft-inspect ended unexpectedly" }
    }
}
