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
        if XMLScanner.foreignEncoding(of: bytes) != nil { return contains(bytes.prefix(8), "<") }
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
        let beginning = bytes[index..<min(index + 4096, bytes.count)]
        guard beginning.first == UInt8(ascii: "<") else { return false }
        if beginning.starts(with: Array("<?xml".utf8)) { return true }
        for name in ["<document", "<archive"] where beginning.starts(with: Array(name.utf8)) { return true }
        return beginning.starts(with: Array("<<<<<<<".utf8)) && contains(beginning, "<document")
    }

    public static func read(
        _ bytes: UnsafeRawBufferPointer,
        options: ReadOptions
    ) throws(ReadError) -> Reading {
        let assembly = try assembly(of: bytes, options: options)
        var reading = Reading(
            layout: assembly.layout,
            places: assembly.places,
            findings: assembly.findings,
            format: .interfaceBuilder
        )
        reading.ignores = assembly.ignores
        return reading
    }

    /// The layout with the elements that it was read from, which name places in the bytes.
    static func assembly(
        of bytes: UnsafeRawBufferPointer,
        options: ReadOptions
    ) throws(ReadError) -> InterfaceBuilderAssembly {
        let tree = try XMLTree(bytes)
        let document = try InterfaceBuilderDocument(tree, traits: options.traits)
        var assembly = InterfaceBuilderAssembly(tree, document, options: options)
        try assembly.readLocalization(options.localization)
        assembly.noteUnknownDevice()
        assembly.readVariations()
        assembly.readViews()
        assembly.readGuides()
        assembly.readConstraints()
        assembly.readOutlets()
        assembly.readEmbeddings()
        assembly.readReports()
        assembly.readNotes()
        assembly.finish()
        return assembly
    }

    private static func contains(_ bytes: Slice<UnsafeRawBufferPointer>, _ text: String) -> Bool {
        let pattern = Array(text.utf8)
        var index = bytes.startIndex
        while index + pattern.count <= bytes.endIndex {
            if bytes[index...].starts(with: pattern) { return true }
            index += 1
        }
        return false
    }
}
