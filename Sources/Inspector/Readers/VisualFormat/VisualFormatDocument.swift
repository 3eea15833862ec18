import LayoutModel
import LayoutSyntax

/// The content of a visual format input: the strings and the definitions of their names.
struct VisualFormatDocument {
    private(set) var statements: [Statement] = []
    /// The texts of the statements in sequence, as UTF-8: files have hundreds of thousands of short ones.
    private(set) var text: [UInt8] = []
    /// In file order.
    var views: [NamedView] = []
    var metrics: [String: Double] = [:]
    /// The metrics' names in file order.
    var metricNames: [String] = []
    /// The view that `|` means, unless a view names its own superview.
    var superview = NamedView(name: "superview", className: "UIView", place: Place(line: 1, column: 1))
    var options = VisualFormatOptions()
    var spacing = StandardSpacing()
    /// Whether the strings are all constraints of the layout.
    var isComplete = false
    /// Whether an unlisted name in brackets is a view anyway.
    var bracketsNameViews = false
    var layoutDirection = LayoutDirection.leftToRight
    var findings: [Finding] = []

    /// Makes room for statements with so many bytes of text in all.
    mutating func reserveText(_ count: Int) { text.reserveCapacity(count) }

    /// Adds a statement with this text, which has the common options until others are set.
    mutating func addStatement(_ bytes: some Collection<UInt8>, place: Place, isVerbatim: Bool) {
        let start = text.count
        text.append(contentsOf: bytes)
        statements.append(
            Statement(range: start..<text.count, options: options, place: place, isVerbatim: isVerbatim)
        )
    }

    mutating func setOptions(_ options: VisualFormatOptions, ofStatement index: Int) {
        statements[index].options = options
    }

    func text(of statement: Statement) -> String { String(decoding: text[statement.range], as: UTF8.self) }

    struct Statement {
        /// In ``VisualFormatDocument/text``.
        var range: Range<Int>
        var options: VisualFormatOptions
        /// The place of the first byte of the text.
        var place: Place
        /// Whether each byte of the text is one byte of the file: places inside it are then known.
        var isVerbatim: Bool

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

    /// The spacing that `-` means.
    struct StandardSpacing {
        /// Between siblings, points: 8 on every system so far.
        var siblings = 8.0
        /// To the superview's edge, points; `nil`: to its margin, as since iOS 8. 20 on macOS and before iOS 8.
        var superview: Double?
    }
}
