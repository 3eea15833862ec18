import LayoutInspector

/// The storyboard or xib that a layout was read from, so that edits can be written into it.
struct SourceDocument {
    /// As the user named it.
    let path: String
    /// As it was when the layout was read.
    let bytes: [UInt8]
    let options: ReadOptions
    /// What was written over it since.
    private(set) var written: [UInt8]?

    /// - Returns: `nil` for what is no such document, or cannot be read again.
    init?(_ path: String, _ reading: Reading, _ input: InputOptions) {
        guard reading.format == .interfaceBuilder, path != "-", reading.joined.isEmpty,
            let bytes = try? contents(ofFile: path), var options = try? input.readOptions()
        else { return nil }
        options.path = path
        self.path = path
        self.bytes = bytes
        self.options = options
    }

    /// The document with the edits of a layout.
    func document(with edited: Layout) throws(SessionError) -> EditedDocument {
        do throws(WriteBackError) {
            return try InterfaceBuilderWriteBack.document(bytes, with: edited, options: options)
        } catch {
            throw SessionError(error.message)
        }
    }

    /// Refuses a target that holds what nobody has seen: the document was changed by others since it was loaded.
    func requireUnchanged(_ target: String) throws(SessionError) {
        guard let identity = FileIdentity(target), identity == FileIdentity(path) else { return }
        guard let now = try? contents(ofFile: target), now != bytes, now != written else { return }
        throw SessionError(
            "'\(target)' has changed since it was loaded\nwrite to another name, or load it again and repeat the edits"
        )
    }

    mutating func noteWritten(_ bytes: [UInt8], to target: String) {
        guard let identity = FileIdentity(target), identity == FileIdentity(path) else { return }
        written = bytes
    }

    /// Whether a name is that of a document of Interface Builder.
    static func isName(_ path: String) -> Bool {
        InterfaceBuilderReader.fileExtensions.contains { path.lowercased().hasSuffix("." + $0) }
    }
}
