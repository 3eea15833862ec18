import LayoutInspector

/// The records of a page, which is a report, too: each document has its record, and the scene that its pictures are made of.
package enum PageRecords {
    /// Whether a text is a page of this program.
    package static func isPage(_ bytes: [UInt8]) -> Bool {
        PageFormat.wrote(String(decoding: bytes.prefix(4096), as: UTF8.self))
    }

    /// The records as a `json-lines` report, each with its scene.
    ///
    /// - Throws: ``ReadError`` where a document of the page is damaged.
    static func lines(of page: [UInt8]) throws(ReadError) -> [UInt8] {
        let (beginning, end) = (Array(PageTemplate.beginningOfDocument.utf8), Array("</script>".utf8))
        // One of a run that ended early must not pass as one with fewer documents.
        guard page.suffix(64).contains(Array("</html>".utf8)) else {
            throw ReadError("the page ends early; write it again")
        }
        var lines: [UInt8] = []
        for line in page.split(separator: UInt8(ascii: "\n")) where line.starts(with: beginning) {
            guard line.suffix(end.count).elementsEqual(end) else {
                throw ReadError("a document of the page is damaged; write it again")
            }
            lines += try self.line(of: Array(line.dropFirst(beginning.count).dropLast(end.count)))
        }
        return lines
    }

    private static func line(of document: [UInt8]) throws(ReadError) -> [UInt8] {
        let result = document.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in
                var scanner = JSONScanner(buffer)
                var (record, scene): (Range<Int>?, Range<Int>?) = (nil, nil)
                _ = scanner.peek()
                let start = scanner.offset
                try scanner.openObject()
                while let key = try scanner.nextKey() {
                    let name = scanner.text(of: key)
                    _ = scanner.peek()
                    let start = scanner.offset
                    try scanner.skipValue()
                    if name == "record" { record = start..<scanner.offset }
                    if name == "scene" { scene = start..<scanner.offset }
                }
                guard let record else { throw scanner.missing("record", of: "this document of a page", at: start) }
                return (record, scene)
            }
        }
        let (record, scene) = try result.get()
        guard let scene else { return document[record] + [UInt8(ascii: "\n")] }
        // Before the brace that ends the record.
        return document[record].dropLast() + Array(", \"scene\": ".utf8) + document[scene] + Array("}\n".utf8)
    }
}
