import LayoutProject

/// Source with a place in it, marked by `§`.
struct MarkedSource {
    let text: String
    /// From 1.
    let line: Int
    /// From 1.
    let column: Int

    init(_ marked: String) {
        let before = marked.prefix { $0 != "§" }
        text = marked.replacing("§", with: "")
        line = before.count { $0 == "\n" } + 1
        column = (before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count ?? 0) + 1
    }

    func file(_ path: String = "View.swift") -> ProjectFile { ProjectFile(path: path, text: text) }

    func message(_ text: String, in path: String = "View.swift") -> CompilerMessage {
        CompilerMessage(path: path, line: line, column: column, text: text)
    }
}

extension ProjectFile {
    init(_ text: String, path: String = "View.swift") { self.init(path: path, text: text) }
}
