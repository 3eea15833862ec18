import LayoutModel
import LayoutSyntax

/// The content of a visual format input: the strings and the definitions of their names.
struct VisualFormatDocument {
    var statements: [Statement] = []
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

    struct Statement {
        var text: String
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
