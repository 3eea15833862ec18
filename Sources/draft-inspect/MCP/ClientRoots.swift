import LayoutInspector

/// The folders that a client works in, if it names them: nothing is written outside of them.
struct ClientRoots {
    private enum State {
        /// The client names none: the folder of the server is the root.
        case none
        /// They were asked for.
        case asked
        case known([String])
    }

    private var state = State.none
    /// The number of the last request for them.
    private(set) var request = 0

    /// What the client says when the session begins.
    private var isSupported = false

    mutating func begin(_ capabilities: JSONTree?) {
        if case .object? = capabilities?["roots"] { isSupported = true }
    }

    /// A request for them, if the client has them.
    mutating func ask() -> String? {
        guard isSupported else { return nil }
        request += 1
        state = .asked
        return RPCResponse.request(id, "roots/list")
    }

    private var id: String { "roots-\(request)" }

    /// Takes the answer to the last request; others are out of date.
    mutating func take(_ answer: JSONTree, to id: RPCID) {
        guard id == RPCID(.string(self.id)) else { return }
        guard case .array(let roots)? = answer["roots"] else {
            state = .none
            return
        }
        state = .known(roots.compactMap { $0["uri"]?.string.flatMap(Self.path) })
    }

    /// Checks that a file may be written.
    ///
    /// - Throws: ``RPCError`` that names the argument and the folders.
    func requireInside(_ call: ToolCall, server folder: String) throws(RPCError) {
        switch state {
        case .none: try call.requireInside([folder], of: "the folder of the server")
        case .known(let folders): try call.requireInside(folders, of: "the roots of the client")
        case .asked:
            if call.confined.isEmpty { return }
            throw .invalidRequest("the client has not answered 'roots/list' yet, and nothing is written or run before")
        }
    }

    /// The path of `file:///work/My%20App`; `nil` for what is no file.
    static func path(_ uri: String) -> String? {
        guard uri.hasPrefix("file://") else { return nil }
        let rest = uri.dropFirst("file://".count)
        guard let slash = rest.firstIndex(of: "/") else { return nil }
        var bytes: [UInt8] = []
        var source = Array(rest[slash...].utf8)[...]
        while let byte = source.popFirst() {
            if byte == UInt8(ascii: "%"), source.count >= 2,
                let code = UInt8(String(decoding: source.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(code)
                source.removeFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
