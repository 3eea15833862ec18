import LayoutModel
import LayoutReaders
import LayoutSyntax

extension InputSource {
    /// The layout of an earlier version of the file, read as this one is.
    ///
    /// - Returns: `nil` for a file that has several layouts, or is read together with others, as code is.
    /// - Throws: ``ReadError`` if it cannot be read.
    package func reading(ofEarlier bytes: [UInt8]) throws(ReadError) -> Reading? {
        guard case .file = content, part == nil else { return nil }
        return try Self.reading(of: bytes, path: file, as: format, options: options, among: readers)
    }

    /// The layout of a file that does not exist any more.
    package static func reading(ofDeleted bytes: [UInt8], path: String) throws(ReadError) -> Reading? {
        try reading(of: bytes, path: path, as: nil, options: ReadOptions(), among: Readers.all)
    }

    private static func reading(
        of bytes: [UInt8],
        path: String,
        as format: InputFormat?,
        options: ReadOptions,
        among readers: [any LayoutReader.Type]
    ) throws(ReadError) -> Reading? {
        var options = options
        options.path = path
        let readings = try Layout.readAll(bytes, as: format, options: options, among: readers)
        return readings.count == 1 && readings[0].part == nil ? readings[0] : nil
    }
}
