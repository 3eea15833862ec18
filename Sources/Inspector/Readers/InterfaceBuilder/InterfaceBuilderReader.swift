import LayoutSyntax

/// Reads the storyboards and xibs that Xcode 5 and later save.
///
/// Each scene of a storyboard and each top-level view of a xib is a root. What the file itself does not hold but shows (safe
/// areas, margins) is inferred from recorded frames and listed under ``Layout/View/inferred``; sizes of contents are left to the
/// lowering. Configuration that the layout does not use is in ``Layout/View/attributes``; the size of a text's font is the number
/// `size` of the attribute `font`, that of an image `width` and `height` of `image`.
public enum InterfaceBuilderReader: LayoutReader {
    public static let format = InputFormat.interfaceBuilder
    public static let fileExtensions = ["storyboard", "xib"]

    /// Nothing else is called so: what cannot be read is reported.
    public static func isDocument(_ beginning: UnsafeRawBufferPointer) -> Bool { true }

    public static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        // To be refused for what they are.
        if XMLScanner.foreignEncoding(of: bytes) != nil { return bytes.prefix(8).contains(UInt8(ascii: "<")) }
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
        let beginning = bytes[index..<min(index + 4096, bytes.count)]
        guard beginning.first == UInt8(ascii: "<") else { return false }
        if beginning.starts(with: Array("<?xml".utf8)) { return true }
        for name in ["<document", "<archive"] where beginning.starts(with: Array(name.utf8)) { return true }
        return beginning.starts(with: Array("<<<<<<<".utf8))
            && ByteSearch("<document").first(in: bytes, beginning.indices) != nil
    }

    public static func read(
        _ bytes: UnsafeRawBufferPointer,
        options: ReadOptions
    ) throws(ReadError) -> Reading {
        let document = try ReadDocument(bytes, options: options)
        var reading = document.reading
        if options.readsConnections { reading.connections = DocumentConnections(document).found }
        return reading
    }
}
