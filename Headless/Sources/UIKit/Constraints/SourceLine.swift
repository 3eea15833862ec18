/// A line of Swift, 1-based, in a file by its `#fileID`: `Shop/LoginView.swift`.
struct SourceLine: Hashable, Sendable {
    var fileID: String
    var line: Int
}
