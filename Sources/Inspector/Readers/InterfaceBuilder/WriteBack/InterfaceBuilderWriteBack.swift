import LayoutModel
import LayoutSyntax

/// Writes the edits of a layout into the storyboard or xib that it was read from.
///
/// Only the attributes and elements that hold what was edited are touched: all other bytes stay as they are, with their
/// order of attributes, indentation, quotes and line ends. The result is read again, and given out only where that gives
/// the edited layout.
public enum InterfaceBuilderWriteBack {
    /// - Parameters:
    ///   - edited: The layout of the bytes, with edits.
    ///   - options: Those that the bytes were read with.
    /// - Throws: ``WriteBackError`` where an edit has no form in such a document.
    public static func document(
        _ bytes: [UInt8],
        with edited: Layout,
        options: ReadOptions
    ) throws(WriteBackError) -> EditedDocument {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(WriteBackError) in try document(buffer, with: edited, options: options) }
        }
        return try result.get()
    }

    private static func document(
        _ bytes: UnsafeRawBufferPointer,
        with edited: Layout,
        options: ReadOptions
    ) throws(WriteBackError) -> EditedDocument {
        let original: ReadDocument
        do throws(ReadError) {
            original = try ReadDocument(bytes, options: options)
        } catch {
            throw WriteBackError("the document cannot be read any more: \(error.message)")
        }
        let edited = original.keepingFramesWithoutElements(of: edited)
        let difference = try LayoutDifference(from: original.layout, to: edited)
        var edits = DocumentEdits(original, edited)
        try edits.write(difference)
        let byteEdits = try edits.byteEdits()
        guard let written = byteEdits.applied(to: bytes) else {
            throw WriteBackError("two of the edits change the same element; write them one after the other")
        }
        try WriteBackProof(edited: edited, newIDs: edits.newIDs).check(written, options: options)
        return EditedDocument(
            bytes: written,
            replacements: byteEdits.textReplacements(in: bytes),
            changedLineCount: byteEdits.changedLineCount(in: bytes),
            notes: edits.notes
        )
    }

    /// The numbers to write for views that are elsewhere, in the coordinates of the document: those of AppKit count from the bottom.
    ///
    /// - Parameters:
    ///   - bytes: A storyboard or xib.
    ///   - moved: In the coordinates of layouts, by the ids of views.
    /// - Returns: By the ids of views; empty for what cannot be read.
    package static func recordedFrames(_ bytes: [UInt8], movedTo moved: [String: Rectangle]) -> [String: Rectangle] {
        bytes.withUnsafeBytes { buffer in
            (try? ReadDocument(buffer, options: ReadOptions()))?.recordedFrames(movedTo: moved) ?? [:]
        }
    }
}

extension DocumentEdits {
    /// Turns what was edited into changes of elements.
    fileprivate mutating func write(_ difference: LayoutDifference) throws(WriteBackError) {
        for (view, change) in difference.views { try set(change, ofView: view) }
        for (constraint, change) in difference.constraints { try set(change, ofConstraint: constraint) }
        for constraint in difference.removed { try remove(constraint: constraint) }
        for constraint in difference.added { try add(constraint) }
        setFrames()
    }
}
