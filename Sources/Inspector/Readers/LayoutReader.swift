import LayoutSyntax

/// An input format for layouts.
public protocol LayoutReader: Sendable {
    static var format: InputFormat { get }

    /// The file extensions, in lower case and without the dot, by which files are found in folders; empty if such files
    /// must be named.
    static var fileExtensions: [String] { get }

    /// Whether a file found in a folder by its extension has this format, or is meant to; other files with that
    /// extension are skipped silently.
    ///
    /// - Parameter beginning: The whole file, or its first megabytes.
    static func isDocument(_ beginning: UnsafeRawBufferPointer) -> Bool

    /// Whether the bytes look like this format. Only the beginning needs to be inspected.
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool

    /// Reads a whole input.
    ///
    /// - Throws: ``ReadError`` if the input yields no layout. A single invalid object is skipped instead.
    static func read(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> Reading

    /// Reads all layouts of an input; most formats contain one.
    ///
    /// - Throws: ``ReadError`` if the input yields no layout at all.
    static func readAll(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> [Reading]
}

extension LayoutReader {
    public static var fileExtensions: [String] { [] }

    public static func isDocument(_ beginning: UnsafeRawBufferPointer) -> Bool { recognizes(beginning) }

    public static func readAll(
        _ bytes: UnsafeRawBufferPointer,
        options: ReadOptions
    ) throws(ReadError) -> [Reading] {
        [try read(bytes, options: options)]
    }
}
