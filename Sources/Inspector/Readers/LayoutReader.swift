import LayoutSyntax

/// A format that layouts can be read from.
public protocol LayoutReader: Sendable {
    static var format: InputFormat { get }

    /// The endings of names, in lower case and without the dot, by which files are found in folders; none where such files
    /// have to be named.
    static var fileExtensions: [String] { get }

    /// Whether a file that was found in a folder, by its name, is of this format or tries to be: of other files with that
    /// ending nothing is said.
    ///
    /// - Parameter beginning: All of the file, or its first megabytes.
    static func isDocument(_ beginning: UnsafeRawBufferPointer) -> Bool

    /// Whether the bytes look like this format. Only the beginning needs to be looked at.
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool

    /// Reads a whole input.
    ///
    /// - Throws: ``ReadError`` where nothing can be made of it. A single bad object is no reason: it is set aside.
    static func read(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> Reading

    /// Reads all layouts of an input; most formats hold one.
    ///
    /// - Throws: ``ReadError`` where nothing can be made of any of it.
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
