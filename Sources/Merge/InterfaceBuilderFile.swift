import LayoutSyntax

/// A storyboard or xib as a tree whose text is that of the file.
struct InterfaceBuilderFile {
    /// What comes before the document element.
    var header: String
    var root: MergeNode

    /// - Throws: ``MergeRefusal`` if the bytes are not what Interface Builder writes, byte for byte: such a file cannot be
    ///   written again as it was.
    init(_ bytes: [UInt8]) throws(MergeRefusal) {
        let read: Result<(String, MergeNode), MergeRefusal> = bytes.withUnsafeBytes { bytes in
            do throws(ReadError) {
                let tree = try XMLTree(bytes)
                guard tree.name(of: 0) == "document" || tree.name(of: 0) == "archive" else {
                    return .failure(.notInterfaceBuilder(line: 1))
                }
                let header = String(decoding: bytes[0..<tree.elements[0].offset], as: UTF8.self)
                do throws(MergeRefusal) {
                    return .success((header, try MergeNode(tree, 0)))
                } catch {
                    return .failure(error)
                }
            } catch {
                return .failure(.unreadable(error))
            }
        }
        (header, root) = try read.get()
        if let line = firstDifference(bytes) { throw .notInterfaceBuilder(line: line) }
    }

    init(header: String, root: MergeNode) {
        self.header = header
        self.root = root
    }

    var text: String {
        var text = header
        root.write(to: &text, level: 0)
        return text
    }

    /// The line at which the text differs from the bytes that were read; `nil` if it does not.
    private func firstDifference(_ bytes: [UInt8]) -> Int? {
        let written = Array(text.utf8)
        // The last line may be without its end.
        if written == bytes || written.dropLast() == bytes[...] { return nil }
        var line = 1
        for (one, other) in zip(written, bytes) {
            if one != other { break }
            if one == 10 { line += 1 }
        }
        return line
    }
}

/// Why a merge was not made.
package enum MergeRefusal: Error {
    case unreadable(ReadError)
    /// The file is not written as Interface Builder writes it, from this line on.
    case notInterfaceBuilder(line: Int)
    /// Both sides changed these objects in different ways.
    case conflicts([MergeConflict])
}

/// Something that both sides changed.
package struct MergeConflict: Equatable, Sendable {
    /// The object: its element, what it is called, its id.
    package var object: String
    /// What of it, and what either side makes of it.
    package var message: String
    /// The line of the object in our file.
    package var line: Int
}
