/// A line of Swift, 1-based, in a file by its `#fileID`: `Shop/LoginView.swift`.
struct SourceLine: Hashable, Sendable {
    var fileID: String
    var line: Int
    /// Of the arguments' parenthesis, from 1; `nil` where a library says the line alone.
    var column: Int?
}
