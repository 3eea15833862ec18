import LayoutSyntax

/// Why no input can be read.
package enum InputFailure: Error, Sendable, Equatable {
    /// The file or folder at a path cannot be read.
    case unreadable(String, ReadError)
    /// A pattern without a matching file.
    case noMatch(String)
    /// Several files that do not form one layout, although one is needed.
    case notOneLayout
}
