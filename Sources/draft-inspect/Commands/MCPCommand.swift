import ArgumentParser
import LayoutInspector

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

struct MCPCommand: ParsableCommand, TitledCommand {
    static let title = "serving"

    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serve agents: the commands as tools of the Model Context Protocol.",
        discussion: """
            Reads messages from standard input and answers on standard output, one per line. A client starts it, with \
            a configuration such as

              {"mcpServers": {"draft-inspect": {"command": "draft-inspect", "args": ["mcp"]}}}

            Tools: \(MCPTools.all.map { $0.name }.joined(separator: ", ")), and with --allow-run \(RunTool.name). \
            Only apply_fix and print write files, and only if their arguments say so, in the folders that the client names \
            or, if it names none, in the folder in which the server was started. Paths are relative to that folder.
            """
    )

    @Flag(
        help: "Also offer the tool 'run', which compiles and runs layout code in these folders with your permissions."
    )
    var allowRun = false

    @Flag(help: "Report faulty messages on standard error.")
    var verbose = false

    func run() throws {
        Progress.shared.end()
        // Each call is a process of its own, which the server ends where it is cancelled.
        setenv(Supervisor.offVariable, "1", 1)
        setenv(MCPServer.callVariable, "1", 1)
        let isVerbose = verbose
        let server = MCPServer(runsCode: allowRun) { line in
            _ = try? StandardStream.output.write(line)
        } log: { line in
            if isVerbose { writeStatus("draft-inspect: " + line) }
        }
        var lines = InputLines(limit: MCPServer.messageLimit)
        while let line = lines.next() {
            switch line {
            case .line(let bytes): server.take(bytes)
            case .tooLong: server.refuseLongMessage()
            }
        }
        server.finish()
    }
}
