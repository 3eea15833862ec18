/// The names in the table `name` of a font.
struct FontNames {
    private(set) var postScript = ""
    private(set) var full = ""

    /// Names are short; of longer ones the beginning is read, in bytes.
    private static let longest = 512
    /// More records are not looked at: fonts have some names in some languages.
    private static let mostRecords = 2_048

    init(_ table: FontBytes?) {
        guard let table, let count = table.count16(2), let storage = table.count16(4) else { return }
        for index in 0..<min(count, Self.mostRecords) {
            let record = 6 + 12 * index
            guard let platform = table.count16(record), let kind = table.count16(record + 6),
                let length = table.count16(record + 8), let offset = table.count16(record + 10)
            else { return }
            guard kind == 6 || kind == 4 else { continue }
            let bytes = table.part(at: storage + offset, count: min(length, Self.longest))
            let name = platform == 1 ? Self.singleBytes(bytes) : Self.doubleBytes(bytes)
            if name.isEmpty { continue }
            if kind == 6, postScript.isEmpty { postScript = name }
            // The English name of Windows comes before those of other languages.
            if kind == 4, full.isEmpty || platform == 3 && table.count16(record + 4) == 0x409 { full = name }
        }
    }

    private static func singleBytes(_ bytes: FontBytes) -> String {
        String(String.UnicodeScalarView((0..<bytes.count).compactMap { bytes.uint8($0) }.map { Unicode.Scalar($0) }))
    }

    private static func doubleBytes(_ bytes: FontBytes) -> String {
        String(decoding: stride(from: 0, to: bytes.count - 1, by: 2).compactMap { bytes.uint16($0) }, as: UTF16.self)
    }
}
