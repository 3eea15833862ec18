import LayoutModel
import LayoutSyntax

/// What an input of visual format strings holds: the strings, and what their names stand for.
struct VisualFormatDocument {
    var statements: [Statement] = []
    /// In file order.
    var views: [NamedView] = []
    var metrics: [String: Double] = [:]
    /// The metrics' names in file order.
    var metricNames: [String] = []
    /// What `|` is, where the views do not say.
    var superview = NamedView(name: "superview", className: "UIView", place: Place(line: 1, column: 1))
    var options = VisualFormatOptions()
    var spacing = StandardSpacing()
    /// Whether the strings are all the constraints that there are.
    var isComplete = false
    /// Whether a name in brackets that was not listed is a view all the same.
    var bracketsNameViews = false
    var layoutDirection = LayoutDirection.leftToRight
    var findings: [Finding] = []

    struct Statement {
        var text: String
        var options: VisualFormatOptions
        /// Where the first byte of the text stands.
        var place: Place
        /// Whether each byte of the text is one byte of the file, so that places within it are known.
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
        /// The name of the view that holds it; `nil`: that of ``VisualFormatDocument/superview``.
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
