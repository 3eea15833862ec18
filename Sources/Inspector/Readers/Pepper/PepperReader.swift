import LayoutModel
import LayoutSyntax

/// Reads what the inspector Pepper answers to its command `constraints`: a tree of views, with the constraints that each
/// view holds (Documentation/Texts.md).
public enum PepperReader: LayoutReader {
    public static let format = InputFormat.pepper

    private static let marks = [ByteSearch("\"ambiguous_count\""), ByteSearch("\"node_count\"")]

    /// The part that must have the keys beside the answer's tree, in any order.
    private static let beginning = 1 << 20
    private static let end = 1 << 12

    /// Whether an object has the keys beside the tree.
    public static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var scanner = JSONScanner(bytes)
        guard scanner.peek() == UInt8(ascii: "{") else { return false }
        let ranges = [0..<min(beginning, bytes.count), max(0, bytes.count - end)..<bytes.count]
        return marks.allSatisfy { mark in ranges.contains { mark.first(in: bytes, $0) != nil } }
    }

    /// - Throws: ``ReadError`` if the text is not JSON, has values of other types, or has no tree.
    /// - Complexity: O(*n* log *n*) in the size of the text.
    public static func read(
        _ bytes: UnsafeRawBufferPointer,
        options: ReadOptions
    ) throws(ReadError) -> Reading {
        var assembly = PepperAssembly(try PepperAnswer(bytes), path: options.path)
        assembly.addViews()
        assembly.addConstraints()
        return assembly.finished()
    }
}
