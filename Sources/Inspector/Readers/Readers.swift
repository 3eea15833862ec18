import LayoutModel
import LayoutSyntax

/// The built-in readers. A new format needs its folder and one line here.
public enum Readers {
    /// In the order in which they are asked to recognize an input.
    public static let all: [any LayoutReader.Type] = ofData + ofCode + ofTexts

    private static let ofData: [any LayoutReader.Type] = [
        LookinReader.self,
        VisualFormatReader.self,
        // Before dumps, which are recognized by being JSON.
        PepperReader.self,
        DumpReader.self,
        InterfaceBuilderReader.self,
    ]

    private static let ofTexts: [any LayoutReader.Type] = [
        // Before the log reader, which accepts every constraint; these readers reject log messages.
        HierarchyReader.self,
        TraceReader.self,
        LogReader.self,
        ConstraintListReader.self,
    ]

    /// The reader for a format, or the one that recognizes the bytes.
    ///
    /// - Throws: ``ReadError`` if no reader recognizes the content.
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
        // Before dumps, which are recognized by being JSON.
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
            if let element = XMLScanner.outermostElement(of: bytes) {
                let name = element.count > 40 ? element.prefix(39) + "…" : element[...]
                throw ReadError("not a storyboard or xib: the root element is <\(name)>, expected <document>")
            }
            let formats = readers.map { $0.format }
            if formats.contains(.interfaceBuilder), formats.contains(.log) {
                throw ReadError(
                    "unrecognized file; expected a storyboard, xib, console log, debugger output or layout dump"
                )
            }
            let usual = InputFormat.usual.filter(formats.contains)
            let known = (usual + formats.filter { !usual.contains($0) }).map(\.rawValue).joined(separator: ", ")
            throw ReadError("unrecognized file; expected one of: \(known)")
        }
        return reader
    }

    /// Whether the beginning is text with two bytes per character: by its byte order mark, or by the zeros between
    /// letters.
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
    /// The format of an input, judged by its beginning. Logs, which can begin with anything, are recognized by the
    /// first ``LogReader/sample`` bytes.
    ///
    /// - Parameter readers: The readers to ask, in this order.
    /// - Throws: ``ReadError`` if no reader recognizes the content.
    public static func format(
        ofBeginning bytes: [UInt8],
        among readers: [any LayoutReader.Type] = Readers.all
    ) throws(ReadError) -> InputFormat {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in try Readers.reader(for: buffer, nil, among: readers).format }
        }
        return try result.get()
    }

    /// Reads an input in memory.
    ///
    /// - Parameter format: `nil`: the format that the content looks like.
    /// - Throws: ``ReadError`` if the input yields no layout.
    public static func read(
        _ bytes: UnsafeRawBufferPointer,
        as format: InputFormat? = nil,
        options: ReadOptions = ReadOptions()
    ) throws(ReadError) -> Reading {
        try Readers.reader(for: bytes, format).read(bytes, options: options).withFonts(options)
    }

    /// Reads an input in memory.
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

    /// Reads all layouts of an input in memory: a log has one per block.
    ///
    /// - Parameter format: `nil`: the format that the content looks like.
    /// - Throws: ``ReadError`` if the input yields no layout.
    public static func readAll(
        _ bytes: [UInt8],
        as format: InputFormat? = nil,
        options: ReadOptions = ReadOptions(),
        among readers: [any LayoutReader.Type] = Readers.all
    ) throws(ReadError) -> [Reading] {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in
                try Readers.reader(for: buffer, format, among: readers).readAll(buffer, options: options)
                    .map { $0.withFonts(options) }
            }
        }
        return try result.get()
    }

    /// Reads a file.
    ///
    /// - Throws: ``ReadError`` if the file cannot be opened or yields no layout.
    public static func read(
        contentsOf path: String,
        as format: InputFormat? = nil
    ) throws(ReadError) -> Reading {
        try read(FileContents.bytes(of: path), as: format, options: ReadOptions(path: path))
    }

    /// The layout of a file in any format. Use ``read(contentsOf:as:)`` for the reader's findings.
    public init(contentsOf path: String) throws(ReadError) {
        self = try Layout.read(contentsOf: path).layout
    }
}
