import LayoutModel
import LayoutSemantics
import LayoutSyntax

/// Reads layout dumps (Documentation/DumpFormat.md).
public enum DumpReader: LayoutReader {
    public static let format = InputFormat.dump
    public static let fileExtensions = ["json"]

    /// Most JSON is not a dump, and a dump identifies itself.
    public static func isDocument(_ beginning: UnsafeRawBufferPointer) -> Bool {
        formatName.first(in: beginning, 0..<beginning.count) != nil && recognizes(beginning)
    }

    /// Whether the file begins with a JSON object.
    public static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var scanner = JSONScanner(bytes)
        guard scanner.peek() == UInt8(ascii: "{") else { return false }
        // A program can log JSON objects, one per line, or wrap its log in one.
        let isDump = formatName.first(in: bytes, 0..<bytes.count) != nil && !isLine(bytes)
        return isDump || !LogReader.recognizes(bytes)
    }

    private static let formatName = ByteSearch("layout-dump")

    /// Whether an object ends on the first line that is not blank, and more text follows.
    private static func isLine(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var lines = TextLines(bytes)
        while let line = lines.next() {
            if line.isBlank { continue }
            let last = bytes[line.content..<line.range.upperBound].last { $0 != 0x20 && $0 != 0x09 }
            guard last == UInt8(ascii: "}") else { return false }
            while let next = lines.next() {
                if !next.isBlank { return true }
            }
        }
        return false
    }

    /// - Throws: ``ReadError`` if the file is not JSON, a value has the wrong type, a required key is missing, or the
    ///   version is unknown. Any other fault skips one object and is a finding of the reading.
    /// - Complexity: Linear in the size of the file, in time and memory; no recursion.
    public static func read(
        _ bytes: UnsafeRawBufferPointer,
        options: ReadOptions
    ) throws(ReadError) -> Reading {
        var parse = DumpParse(bytes)
        try parse.readTop()
        return parse.resolved()
    }
}

/// Reads one dump.
///
/// The file can name items before it describes them; reading therefore has two steps. `readTop` scans the text once and
/// fills flat arrays; `resolved` registers ids, skips duplicates, and resolves ids to indices.
struct DumpParse {
    var scanner: JSONScanner
    var layout = Layout()
    var places = Reading.Places()
    var findings: [Finding] = []
    var unknownKeys = UnknownKeys()
    var nearestWords = NearestWords()

    /// The range of each view, guide and constraint in the text, by index.
    var viewRanges: [Range<Int>] = []
    var guideRanges: [Range<Int>] = []
    var constraintRanges: [Range<Int>] = []
    /// The ids of the items that constraints name, as they came. Until all views are known, an item of a constraint is
    /// `.view` with its index in here.
    var itemIDs: [String] = []
    /// The stacks' ids, in the order of their views.
    var pendingStacks: [PendingStack] = []
    /// Skipped objects, with the offset in the text by which they are sorted at the end.
    var skipped: [(offset: Int, object: Layout.SkippedObject)] = []
    /// The first fault of the object or value being read, such as an unknown word.
    var fault: Fault?
    /// Invalid values of views, whose ids can come later in the file.
    var viewFaults: [(view: Int, key: String, fault: Fault, place: Place)] = []

    /// Why an object or a value is skipped.
    struct Fault {
        var rule: RuleInfo
        /// A noun phrase that follows "has".
        var message: String
        var advice: String?

        init(_ rule: RuleInfo, message: String, advice: String? = nil) {
            self.rule = rule
            self.message = message
            self.advice = advice
        }
    }

    struct PendingStack {
        var view: Int
        var stack: Layout.Stack
        var arranged: [String]?
        var customSpacing: [(id: String, points: Double)]
        var range: Range<Int>
        var place: Place
    }

    init(_ bytes: UnsafeRawBufferPointer) {
        scanner = JSONScanner(bytes)
    }

    mutating func readTop() throws(ReadError) {
        _ = scanner.peek()
        let start = scanner.offset
        let seen = try object(DumpWords.top, called: "a dump") { parse, key throws(ReadError) in
            switch key {
            case .format: try parse.readFormat()
            case .version: try parse.readVersion()
            case .source:
                try parse.topValue("source") { parse throws(ReadError) in
                    parse.layout.source = try parse.source()
                } onFault: { parse in
                    parse.layout.source = Layout.Source()
                }
            case .coverage:
                try parse.topValue("coverage") { parse throws(ReadError) in
                    parse.layout.statedCoverage = try parse.word(DumpWords.coverages, called: "coverage")
                } onFault: { _ in
                }
            case .screen:
                try parse.topValue("screen") { parse throws(ReadError) in
                    parse.layout.screen = try parse.screen()
                } onFault: { parse in
                    parse.layout.screen = nil
                }
            case .layoutDirection:
                try parse.topValue("layoutDirection") { parse throws(ReadError) in
                    let direction = try parse.word(DumpWords.directions, called: "layout direction")
                    parse.layout.direction = direction ?? .leftToRight
                } onFault: { _ in
                }
            case .roots: try parse.readViews()
            case .constraints: try parse.readConstraints()
            case .reports: try parse.readReports()
            }
        }
        try require(DumpWords.Required.top, in: seen, DumpWords.top, at: start)
        try scanner.end()
    }

    private mutating func readFormat() throws(ReadError) {
        _ = scanner.peek()
        let start = scanner.offset
        let format = try scanner.string()
        guard format == "layout-dump" else {
            throw scanner.error("expected the format \"layout-dump\", found \"\(format)\"", at: start)
        }
    }

    private mutating func readVersion() throws(ReadError) {
        _ = scanner.peek()
        let start = scanner.offset
        let version = try scanner.number(expected: "an integer")
        guard version == version.rounded() else {
            throw scanner.error("expected an integer, found a fraction", at: start)
        }
        guard version <= 1 else {
            throw scanner.error(
                "version \(JSONNumberFormat.text(version)) of the layout dump is newer than version 1, the newest known",
                at: start
            )
        }
        guard version == 1 else {
            throw scanner.error("there is no version \(JSONNumberFormat.text(version)) of the layout dump", at: start)
        }
    }

    /// Reads the value of a top-level key; an invalid one is skipped.
    private mutating func topValue(
        _ key: String,
        _ read: (inout DumpParse) throws(ReadError) -> Void,
        onFault reset: (inout DumpParse) -> Void
    ) throws(ReadError) {
        _ = scanner.peek()
        let start = scanner.offset
        let place = scanner.place
        fault = nil
        try read(&self)
        guard let fault else { return }
        reset(&self)
        skipObject(.key(key), id: nil, start..<scanner.offset)
        findings.append(.fault(fault, of: "\"\(key)\" of the dump", place: place))
    }

    private mutating func source() throws(ReadError) -> Layout.Source {
        var source = Layout.Source()
        try object(DumpWords.source, called: "a source") { parse, key throws(ReadError) in
            switch key {
            case .kind: source.kind = try parse.word(DumpWords.sourceKinds, called: "kind of source")
            case .app: source.app = try parse.scanner.string()
            case .system: source.system = try parse.scanner.string()
            case .device: source.device = try parse.scanner.string()
            case .file: source.file = try parse.scanner.string()
            }
        }
        return source
    }

    private mutating func screen() throws(ReadError) -> Layout.Screen {
        var screen = Layout.Screen()
        try object(DumpWords.screen, called: "a screen") { parse, key throws(ReadError) in
            guard let number = try parse.number() else { return }
            if number <= 0 { parse.note(InvalidValue.info, "a \(key.rawValue) that is not above 0") }
            switch key {
            case .width: screen.width = number
            case .height: screen.height = number
            case .scale: screen.scale = number
            }
        }
        return screen
    }
}
