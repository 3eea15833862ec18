import LayoutModel
import LayoutSyntax

/// The readers that there are. A format is added by its folder and one line here.
public enum Readers {
    /// In the order in which they are asked whether they know an input.
    public static let all: [any LayoutReader.Type] = [
        LookinReader.self,
        VisualFormatReader.self,
        DumpReader.self,
        InterfaceBuilderReader.self,
        // Before logs, which take every constraint for one of theirs; these leave alone what a log says of itself.
        HierarchyReader.self,
        TraceReader.self,
        LogReader.self,
        ConstraintListReader.self,
    ]

    /// The reader for a format, or for what the bytes look like.
    ///
    /// - Throws: ``ReadError`` where no reader knows the content.
    static func reader(
        for bytes: UnsafeRawBufferPointer,
        _ format: InputFormat?,
        among readers: [any LayoutReader.Type] = all
    ) throws(ReadError) -> any LayoutReader.Type {
        if let format {
            guard let reader = readers.first(where: { $0.format == format }) else {
                throw ReadError("no reader for the format \"\(format.rawValue)\"")
            }
            return reader
        }
        if bytes.isEmpty { throw ReadError("the file is empty") }
        // Before dumps, which are told by being JSON.
        if StringsCatalog.recognizes(bytes) {
            throw ReadError(
                "this is a string catalog, which has texts by language: pass the storyboard or xib that it belongs "
                    + "to, and this with --localization"
            )
        }
        guard let reader = readers.first(where: { $0.recognizes(bytes) }) else {
            if StringsFile.recognizes(bytes) {
                throw ReadError(
                    "this is a .strings file, which has the texts of one language: pass the storyboard or xib that it "
                        + "belongs to, and this with --localization"
                )
            }
            if isUTF16(bytes) {
                throw ReadError(
                    "the text is UTF-16, as Windows writes it, and not UTF-8; \"iconv -f UTF-16 -t UTF-8\" changes it"
                )
            }
            let formats = readers.map { $0.format }
            let usual = InputFormat.usual.filter(formats.contains)
            let known = (usual + formats.filter { !usual.contains($0) }).map(\.rawValue).joined(separator: ", ")
            throw ReadError("unrecognized file; expected one of: \(known)")
        }
        return reader
    }

    /// Whether the beginning is text with two bytes a character: by its byte order mark, or by the zeros between letters.
    private static func isUTF16(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
        let beginning = bytes.prefix(512)
        let half = beginning.count / 2
        let even = stride(from: 0, to: half * 2, by: 2).count { bytes[$0] == 0 }
        let odd = stride(from: 1, to: half * 2, by: 2).count { bytes[$0] == 0 }
        return half > 8 && (even == 0 && odd > half * 3 / 4 || odd == 0 && even > half * 3 / 4)
    }
}

extension Layout {
    /// What an input is, by its beginning. Of logs, which may begin with anything, this is told by the first
    /// ``LogReader/sample`` bytes.
    ///
    /// - Parameter readers: Those that are asked, in this order.
    /// - Throws: ``ReadError`` where no reader knows the content.
    public static func format(
        ofBeginning bytes: [UInt8],
        among readers: [any LayoutReader.Type] = Readers.all
    ) throws(ReadError) -> InputFormat {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in try Readers.reader(for: buffer, nil, among: readers).format }
        }
        return try result.get()
    }

    /// Reads an input that is in memory.
    ///
    /// - Parameter format: `nil`: what the content looks like.
    /// - Throws: ``ReadError`` where nothing can be made of the input.
    public static func read(
        _ bytes: UnsafeRawBufferPointer,
        as format: InputFormat? = nil,
        options: ReadOptions = ReadOptions()
    ) throws(ReadError) -> Reading {
        try Readers.reader(for: bytes, format).read(bytes, options: options)
    }

    /// Reads an input that is in memory.
    public static func read(
        _ bytes: [UInt8],
        as format: InputFormat? = nil,
        options: ReadOptions = ReadOptions()
    ) throws(ReadError) -> Reading {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in try read(buffer, as: format, options: options) }
        }
        return try result.get()
    }

    /// Reads all layouts that an input in memory holds: a log has one for each of its blocks.
    ///
    /// - Parameter format: `nil`: what the content looks like.
    /// - Throws: ``ReadError`` where nothing can be made of the input.
    public static func readAll(
        _ bytes: [UInt8],
        as format: InputFormat? = nil,
        options: ReadOptions = ReadOptions(),
        among readers: [any LayoutReader.Type] = Readers.all
    ) throws(ReadError) -> [Reading] {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in
                try Readers.reader(for: buffer, format, among: readers).readAll(buffer, options: options)
            }
        }
        return try result.get()
    }

    /// Reads a file.
    ///
    /// - Throws: ``ReadError`` where the file cannot be opened, or nothing can be made of it.
    public static func read(
        contentsOf path: String,
        as format: InputFormat? = nil
    ) throws(ReadError) -> Reading {
        try read(FileContents.bytes(of: path), as: format, options: ReadOptions(path: path))
    }

    /// The layout that a file holds, in whichever format. What the reader noted is told by ``read(contentsOf:as:)``.
    public init(contentsOf path: String) throws(ReadError) {
        self = try Layout.read(contentsOf: path).layout
    }
}
