import LayoutSyntax

/// Why there is nothing to read.
public enum InputFailure: Error, Sendable, Equatable {
    /// The file of a path, or a folder, cannot be read.
    case unreadable(String, ReadError)
    /// A pattern that no file matches.
    case noMatch(String)
    /// Several files that do not make up one layout, where one is needed.
    case notOneLayout
}
