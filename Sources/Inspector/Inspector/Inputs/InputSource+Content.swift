import LayoutReaders
import LayoutSyntax

extension InputSource {
    /// Whether all layouts of one file are read, which is not standard input.
    package var isWholeFile: Bool {
        guard case .file = content, part == nil else { return false }
        return path != "-" && file == path
    }

    /// Whether it is a Swift file with the layouts of its classes.
    package var isCode: Bool { if case .code = content { true } else { CodeSources.isCode(file) } }

    /// The bytes of a regular file; `nil` for anything else, and for a file that is larger.
    package func content(atMost largest: Int) -> [UInt8]? {
        guard FolderContents.isRegularFile(file, atMost: largest) else { return nil }
        return try? FileContents.content(of: file)
    }
}
