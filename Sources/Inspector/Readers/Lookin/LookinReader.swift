import LayoutSyntax

/// Reads the documents of the inspector Lookin (`.lookin`): a keyed archive of views, frames and constraints
/// (Documentation/Texts.md).
public enum LookinReader: LayoutReader {
    public static let format = InputFormat.lookin
    public static let fileExtensions = ["lookin"]

    /// The extension belongs to Lookin alone: an unreadable file is reported.
    public static func isDocument(_ beginning: UnsafeRawBufferPointer) -> Bool { true }

    public static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.starts(with: BinaryPropertyList.magic)
    }

    /// - Throws: ``ReadError`` if the file is not a keyed archive, or not one of Lookin's.
    /// - Complexity: Linear in the size of the file, whatever its objects refer to.
    public static func read(
        _ bytes: UnsafeRawBufferPointer,
        options: ReadOptions
    ) throws(ReadError) -> Reading {
        let archive = try KeyedArchive(bytes)
        var assembly = LookinAssembly(archive, path: options.path)
        try assembly.readViews()
        assembly.addConstraints()
        return assembly.finished()
    }
}
