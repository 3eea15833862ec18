import Dispatch
import LayoutInspector
import LineEditor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Serves the tools to one client: messages of JSON-RPC 2.0, each on a line, by the Model Context Protocol.
///
/// Calls run beside each other, and their answers come as they are done.
final class MCPServer: @unchecked Sendable {
    /// The versions of the protocol that are spoken, newest first.
    static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
    /// A message is at most this long, in bytes: a log of 50 MB fits.
    static let messageLimit = 128 << 20
    /// The variable of the environment by which a call knows that no shell is there, whose options could be named.
    static let callVariable = "DRAFT_INSPECT_CALL"
    /// Calls at a time; others wait.
    private static let parallelCalls = 4

    private let lock = DispatchSemaphore(value: 1)
    private let slots = DispatchSemaphore(value: parallelCalls)
    private let calls = DispatchGroup()
    private var running: [RPCID: ToolRun] = [:]
    private var isInitialized = false
    private var roots = ClientRoots()
    private let tools: [any MCPTool.Type]
    private let findings = FoundFindings()
    private let write: @Sendable (String) -> Void
    private let log: @Sendable (String) -> Void

    /// - Parameters:
    ///   - runsCode: Whether a client can have code compiled and run.
    ///   - write: Takes answers, one at a time, on any thread.
    ///   - log: Takes lines for people.
    init(
        runsCode: Bool,
        write: @escaping @Sendable (String) -> Void,
        log: @escaping @Sendable (String) -> Void
    ) {
        tools = MCPTools.allowed(runs: runsCode)
        self.write = write
        self.log = log
    }

    /// Takes a message. Calls are answered later.
    func take(_ line: [UInt8]) {
        do throws(RPCFailure) {
            let message = try RPCMessage(reading: line)
            do throws(RPCError) {
                try handle(message)
            } catch {
                throw RPCFailure(id: message.id, error)
            }
        } catch {
            log(error.error.message)
            send(RPCResponse.error(error))
        }
    }

    /// That a message was longer than ``messageLimit``; it was not kept.
    func refuseLongMessage() {
        let message = "the message is longer than \(Self.messageLimit >> 20) MB; pass a path in place of the text"
        log(message)
        send(RPCResponse.error(RPCFailure(id: nil, .invalidRequest(message))))
    }

    /// Waits for the calls that still run.
    func finish() { calls.wait() }

    private func handle(_ message: RPCMessage) throws(RPCError) {
        guard let id = message.id else {
            takeNotification(message)
            return
        }
        if message.isAnswer {
            roots.take(message.parameters, to: id)
            return
        }
        switch message.method {
        case "initialize": send(RPCResponse.result(id, initialize(message.parameters).text))
        case "ping": send(RPCResponse.result(id, "{}"))
        case "tools/list" where isInitialized:
            let tools: JSONTree = ["tools": .array(self.tools.map { $0.description })]
            send(RPCResponse.result(id, tools.text))
        case "tools/call" where isInitialized: try call(id, message.parameters)
        case "resources/list" where isInitialized:
            send(RPCResponse.result(id, try MCPResources.list(message.parameters, findings).text))
        case "resources/templates/list" where isInitialized:
            send(RPCResponse.result(id, MCPResources.templates.text))
        case "resources/read" where isInitialized:
            send(RPCResponse.result(id, try MCPResources.read(message.parameters, findings).text))
        case "tools/list", "tools/call", "resources/list", "resources/templates/list", "resources/read":
            throw .invalidRequest("expected 'initialize' first")
        default: throw .unknownMethod("unknown method '\(message.method)'")
        }
    }

    /// Notifications that mean nothing here are ignored.
    private func takeNotification(_ message: RPCMessage) {
        switch message.method {
        case "notifications/cancelled":
            if let request = message.parameters["requestId"] { cancel(request) }
        case "notifications/initialized", "notifications/roots/list_changed":
            if let request = roots.ask() { send(request) }
        default: break
        }
    }

    private func initialize(_ parameters: JSONTree) -> JSONTree {
        isInitialized = true
        roots.begin(parameters["capabilities"])
        let wanted = parameters["protocolVersion"]?.string
        let version = wanted.flatMap { Self.versions.contains($0) ? $0 : nil } ?? Self.versions[0]
        return [
            "protocolVersion": .string(version),
            "capabilities": ["tools": ["listChanged": false], "resources": ["listChanged": false]],
            "serverInfo": [
                "name": "draft-inspect", "title": "Auto Layout inspector", "version": .string(programVersion),
            ],
            "instructions": .string(Self.instructions),
        ]
    }

    private static let instructions = """
        Auto Layout faults are found by solving, not by reading. For a console log with 'Unable to simultaneously satisfy \
        constraints', pass it to check as text, with detail full. For a storyboard, xib or layout dump: check, then fixes, \
        then apply_fix with in_place, then check again. Every fix was tried; prefer it to one of your own. To move a layout \
        to code, print it with output: the source is proven to make exactly its constraints. After every rewrite of a \
        layout: same. An answer names the calls that come next ("next").
        """

    private func call(_ id: RPCID, _ parameters: JSONTree) throws(RPCError) {
        guard let name = parameters["name"]?.string else { throw .invalidParameters("expected the name of a tool") }
        guard let tool = tools.first(where: { $0.name == name }) else { throw unknown(name) }
        let arguments = try ToolArguments(parameters["arguments"] ?? .object([]), of: tool)
        let toolCall = try tool.call(arguments)
        try roots.requireInside(toolCall, server: currentFolder() ?? "/dev/null")
        let run = ToolRun(
            toolCall,
            keeping: findings,
            progress: CallProgress(parameters) { [self] in send($0) }
        )
        try begin(run, as: id)
        DispatchQueue.global().async(group: calls) { [self] in
            slots.wait()
            let result = run.isCancelled ? nil : run.result()
            slots.signal()
            end(id)
            // A request that was cancelled is not answered.
            if let result { send(RPCResponse.result(id, result)) }
        }
    }

    private func unknown(_ name: String) -> RPCError {
        if name == RunTool.name {
            return .invalidParameters("code is run only if the server was started with 'mcp --allow-run'")
        }
        var message = "unknown tool '\(name)'"
        if let meant = nearest(to: name, in: tools.map { $0.name }) { message += "; did you mean '\(meant)'?" }
        return .invalidParameters(message)
    }

    private func begin(_ run: ToolRun, as id: RPCID) throws(RPCError) {
        lock.wait()
        defer { lock.signal() }
        if running[id] != nil { throw .invalidRequest("a request with this id is not answered yet") }
        running[id] = run
    }

    private func end(_ id: RPCID) {
        lock.wait()
        running[id] = nil
        lock.signal()
    }

    private func cancel(_ request: JSONTree) {
        guard let id = RPCID(request) else { return }
        lock.wait()
        let run = running[id]
        lock.signal()
        run?.cancel()
    }

    private func send(_ line: String) {
        lock.wait()
        write(line)
        lock.signal()
    }
}
