import LayoutModel
import LayoutSyntax

/// The content of a visual format input: the strings and the definitions of their names.
struct VisualFormatDocument {
    /// The statements that were added, which come before those of the file.
    private(set) var listed: [Statement] = []
    /// The bytes of a text with one statement per line. To be valid as long as the document is used.
    private var file: UnsafeRawBufferPointer
    /// The texts of the listed statements in sequence, as UTF-8: files have hundreds of thousands of short ones.
    private var text: [UInt8] = []
    /// In file order.
    var views: [NamedView] = []
    var metrics: [String: Double] = [:]
    /// The metrics' names in file order.
    var metricNames: [String] = []
    /// The view that `|` means, unless a view names its own superview.
    var superview = NamedView(name: "superview", className: "UIView", place: Place(line: 1, column: 1))
    var options = VisualFormatOptions()
    var spacing = VisualFormat.StandardSpacing()
    /// Whether the strings are all constraints of the layout.
    var isComplete = false
    /// Whether an unlisted name in brackets is a view anyway.
    var bracketsNameViews = false
    var layoutDirection = LayoutDirection.leftToRight
    var findings: [Finding] = []

    /// - Parameter file: A text, each line of which is a statement.
    init(file: UnsafeRawBufferPointer = UnsafeRawBufferPointer(start: nil, count: 0)) { self.file = file }

    /// The same definitions, for the statements of a text.
    func with(file: UnsafeRawBufferPointer) -> Self {
        var document = self
        document.file = file
        return document
    }

    /// Adds a statement with this text, which has the common options until others are set.
    mutating func addStatement(_ bytes: some Collection<UInt8>, place: Place, isVerbatim: Bool) {
        let start = text.count
        text.append(contentsOf: bytes)
        listed.append(Statement(range: start..<text.count, options: options, place: place, isVerbatim: isVerbatim))
    }

    mutating func setOptions(_ options: VisualFormatOptions, ofStatement index: Int) {
        listed[index].options = options
    }

    /// All statements in their order.
    var statements: Statements { Statements(listed, VisualFormatLines(file), options) }

    /// Statements in their order. Those of a file are found in it while they are asked for: all of them would take more memory
    /// than the file.
    struct Statements: Sequence, IteratorProtocol {
        private var listed: ArraySlice<Statement>
        private var lines: VisualFormatLines
        /// Of those in the file.
        private let options: VisualFormatOptions

        fileprivate init(_ listed: [Statement], _ lines: VisualFormatLines, _ options: VisualFormatOptions) {
            self.listed = listed[...]
            self.lines = lines
            self.options = options
        }

        mutating func next() -> Statement? {
            if let statement = listed.popFirst() { return statement }
            guard let (content, place) = lines.next() else { return nil }
            return Statement(
                range: content.offset..<content.end,
                isInFile: true,
                options: options,
                place: place,
                isVerbatim: true
            )
        }
    }

    func text(of statement: Statement) -> String { text(0..<statement.range.count, of: statement) }

    /// A part of the text of a statement, such as a name.
    func text(_ part: Range<Int>, of statement: Statement) -> String {
        let start = statement.range.lowerBound
        let range = start + part.lowerBound..<start + part.upperBound
        return statement.isInFile
            ? String(decoding: file[range], as: UTF8.self) : String(decoding: text[range], as: UTF8.self)
    }

    /// Parses a statement.
    ///
    /// - Parameter format: Another one, whose memory is used again.
    func parse(_ statement: Statement, into format: inout VisualFormat) throws(VisualFormat.Fault) {
        if statement.isInFile { return try VisualFormatParser.parse(file, statement.range, into: &format) }
        let result = text.withUnsafeBytes { text in
            Result { () throws(VisualFormat.Fault) in
                try VisualFormatParser.parse(text, statement.range, into: &format)
            }
        }
        try result.get()
    }

    /// At most how many statements there are, and about how many views they name, each time counted.
    var counts: (statements: Int, brackets: Int) {
        var lines = 1
        var brackets = text.count { $0 == UInt8(ascii: "[") }
        var start = 0
        while start < file.count {
            // Counts of one byte, which processors add up many at a time.
            let end = min(start + 255, file.count)
            var (linesHere, bracketsHere) = (UInt8(0), UInt8(0))
            for offset in start..<end {
                linesHere &+= file[offset] == 0x0A ? 1 : 0
                bracketsHere &+= file[offset] == UInt8(ascii: "[") ? 1 : 0
            }
            lines += Int(linesHere)
            brackets += Int(bracketsHere)
            start = end
        }
        return (listed.count + lines, brackets)
    }

    struct Statement {
        /// Of its text in the file, or among the other texts.
        fileprivate var range: Range<Int>
        fileprivate var isInFile = false
        var options: VisualFormatOptions
        /// The place of the first byte of the text.
        var place: Place
        /// Whether each byte of the text is one byte of the file: places inside it are then known.
        var isVerbatim: Bool

        fileprivate init(
            range: Range<Int>,
            isInFile: Bool = false,
            options: VisualFormatOptions,
            place: Place,
            isVerbatim: Bool
        ) {
            self.range = range
            self.isInFile = isInFile
            self.options = options
            self.place = place
            self.isVerbatim = isVerbatim
        }

        /// Of no text.
        init(options: VisualFormatOptions) {
            self.init(range: 0..<0, options: options, place: Place(line: 1, column: 1), isVerbatim: true)
        }

        func place(at offset: Int) -> Place {
            Place(line: place.line, column: place.column + (isVerbatim ? offset : 0))
        }
    }

    struct NamedView {
        var name: String
        var className: String
        var baseClass: String?
        var text: String?
        var identifier: String?
        /// The name of its superview; `nil`: that of ``VisualFormatDocument/superview``.
        var superview: String?
        var size: Size?
        var intrinsicContentSize: PerAxis<Double?>?
        var contentHugging: PerAxis<Double>?
        var compressionResistance: PerAxis<Double>?
        var layoutMargins: DirectionalEdgeInsets?
        var place: Place
    }
}
