import LayoutInspector

/// The records of a `json-lines` report or a page, in its order.
///
/// Only where they are is kept; each is read when it is asked for, so that one file at a time is in memory.
package struct ReportRecords: Sendable {
    /// Where a record is, and of which file.
    package struct Entry: Sendable {
        package var path: String
        /// Of a file with several layouts: which one; else 0.
        package var block: Int
        /// Whether it is a group of `triage`, which adds up with equal ones of other reports.
        package var isGroup = false
        let range: Range<Int>
        let line: Int
    }

    package let entries: [Entry]
    private let bytes: [UInt8]

    /// - Throws: ``ReadError`` with the place of what is no record.
    package init(_ report: [UInt8]) throws(ReadError) {
        let bytes = PageRecords.isPage(report) ? try PageRecords.lines(of: report) : report
        self.bytes = bytes
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in try Self.entries(JSONScanner(buffer)) }
        }
        entries = try result.get()
    }

    private static func entries(_ start: JSONScanner) throws(ReadError) -> [Entry] {
        var scanner = start
        var entries: [Entry] = []
        while scanner.peek() != nil {
            let start = scanner.offset
            let line = scanner.place.line
            var path: String?
            var block = 0
            var isGroup = false
            try scanner.openObject()
            while let key = try scanner.nextKey() {
                switch scanner.text(of: key) {
                case "path" where path == nil: path = try scanner.string()
                case "block": block = try scanner.count()
                case "group":
                    isGroup = true
                    try scanner.skipValue()
                default: try scanner.skipValue()
                }
            }
            guard let path else {
                throw scanner.missing("path", of: "expected a line of a json-lines report, but this object", at: start)
            }
            entries.append(
                Entry(path: path, block: block, isGroup: isGroup, range: start..<scanner.offset, line: line)
            )
        }
        return entries
    }

    /// - Throws: ``ReadError`` with the place of what is not understood.
    package func file(at entry: Entry) throws(ReadError) -> CheckedFile {
        let result = bytes[entry.range].withUnsafeBytes { buffer in
            Result { () throws(ReadError) in
                var scanner = JSONScanner(buffer)
                return try scanner.checkedFile()
            }
        }
        do throws(ReadError) {
            return try result.get()
        } catch {
            // The place is one within the record.
            var moved = error
            moved.place?.line += entry.line - 1
            throw moved
        }
    }

    /// All files of records that are read at once.
    ///
    /// - Throws: ``ReadError`` with the place of what is not understood.
    package static func files(in bytes: [UInt8]) throws(ReadError) -> [CheckedFile] {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in
                var scanner = JSONScanner(buffer)
                var files: [CheckedFile] = []
                while scanner.peek() != nil { files.append(try scanner.checkedFile()) }
                return files
            }
        }
        return try result.get()
    }

    /// The bytes of a record.
    package func text(at entry: Entry) -> ArraySlice<UInt8> { bytes[entry.range] }
}
