import LayoutInspector

/// A call that an answer names: all of its arguments are known, from the call that is answered or from the answer.
struct NextCall: Sendable {
    var tool: String
    var arguments: [JSONTree.Member]
    /// Whether arguments are left out that are too long to be repeated, and stay as they were.
    var keepsOthers = false

    init(_ tool: String, _ arguments: [JSONTree.Member]) {
        self.tool = tool
        self.arguments = arguments
    }

    /// In bytes, of one argument: a longer one is not repeated.
    private static let mostRepeated = 400

    /// The same call again.
    init(again tool: String, _ given: [JSONTree.Member]) {
        arguments = given.filter { $0.value.text.utf8.count <= Self.mostRepeated }
        keepsOthers = arguments.count < given.count
        self.tool = tool
    }

    /// The same call with another value of an argument.
    func with(_ name: String, _ value: JSONTree) -> NextCall {
        var call = self
        call.arguments.removeAll { $0.key == name }
        call.arguments.append(.init(name, value))
        return call
    }

    var value: JSONTree {
        var members: [JSONTree.Member] = [.init("tool", .string(tool)), .init("arguments", .object(arguments))]
        if keepsOthers { members.append(.init("others", "as before")) }
        return .object(members)
    }

    /// The line of the text that names it.
    var line: String {
        "next: \(tool) \(JSONTree.object(arguments).text)" + (keepsOthers ? " and the other arguments as before" : "")
    }

    /// Whether a fix can be written back into a file, by its name.
    static func canEdit(_ path: String) -> Bool {
        let file = splitPart(path).file
        return SourceDocument.isName(file) || file.lowercased().hasSuffix(".json")
    }
}
