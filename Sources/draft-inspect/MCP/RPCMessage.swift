import LayoutInspector

/// A message from the client: a request if it has an id, else a notification; or the answer to a request of the server's.
struct RPCMessage {
    /// `nil`: a notification, which is never answered.
    var id: RPCID?
    /// Empty: an answer.
    var method: String
    /// Of an answer, its result; `null` for an error.
    var parameters: JSONTree

    var isAnswer: Bool { method.isEmpty }

    /// - Throws: ``RPCError`` with the id, where one could be read.
    init(reading line: [UInt8]) throws(RPCFailure) {
        let message: JSONTree
        do throws(ReadError) {
            message = try JSONTree(reading: line)
        } catch {
            let column = error.place.map { "column \($0.column): " } ?? ""
            throw RPCFailure(id: nil, .parseError("the message is not JSON: \(column)\(error.message)"))
        }
        guard case .object = message else {
            throw RPCFailure(id: nil, .invalidRequest("expected an object, found \(message.kind)"))
        }
        let id = message["id"].flatMap { RPCID($0) }
        guard message["jsonrpc"] == "2.0" else {
            throw RPCFailure(id: id, .invalidRequest("expected \"jsonrpc\": \"2.0\""))
        }
        if message["method"] == nil, id != nil, message["result"] != nil || message["error"] != nil {
            self.id = id
            method = ""
            parameters = message["result"] ?? .null
            return
        }
        guard let method = message["method"]?.string, !method.isEmpty else {
            throw RPCFailure(id: id, .invalidRequest("expected a \"method\""))
        }
        if message["id"] != nil, id == nil {
            throw RPCFailure(id: nil, .invalidRequest("expected an id that is a string or a number"))
        }
        self.id = id
        self.method = method
        parameters = message["params"] ?? .object([])
    }
}

/// What a client calls its request: a string or a number.
struct RPCID: Hashable {
    let text: String

    init?(_ value: JSONTree) {
        switch value {
        case .string, .number, .longNumber: text = value.text
        default: return nil
        }
    }
}

/// An error of JSON-RPC 2.0.
struct RPCError: Error {
    var code: Int
    var message: String

    static func parseError(_ message: String) -> RPCError { RPCError(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> RPCError { RPCError(code: -32600, message: message) }
    static func unknownMethod(_ message: String) -> RPCError { RPCError(code: -32601, message: message) }
    static func invalidParameters(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }
}

/// An error, and which request it answers; `nil` where that could not be read.
struct RPCFailure: Error {
    var id: RPCID?
    var error: RPCError

    init(id: RPCID?, _ error: RPCError) {
        self.id = id
        self.error = error
    }
}

/// Answers, each on one line.
enum RPCResponse {
    static func result(_ id: RPCID, _ result: String) -> String {
        #"{"jsonrpc":"2.0","id":"# + id.text + #","result":"# + result + "}\n"
    }

    /// A request of the server's.
    static func request(_ id: String, _ method: String) -> String {
        #"{"jsonrpc":"2.0","id":"# + JSONTree.string(id).text + #","method":"# + JSONTree.string(method).text + "}\n"
    }

    /// Not an answer: sent without a request.
    static func notification(_ method: String, _ parameters: JSONTree) -> String {
        #"{"jsonrpc":"2.0","method":"# + JSONTree.string(method).text + #","params":"# + parameters.text + "}\n"
    }

    static func error(_ failure: RPCFailure) -> String {
        let error: JSONTree = [
            "code": .number(Double(failure.error.code)), "message": .string(failure.error.message),
        ]
        return #"{"jsonrpc":"2.0","id":"# + (failure.id?.text ?? "null") + #","error":"# + error.text + "}\n"
    }
}
