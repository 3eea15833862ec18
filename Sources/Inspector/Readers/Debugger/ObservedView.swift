import LayoutModel
import LayoutSyntax

/// What one line of a debugger's text says of one view or guide, apart from where it stands in the hierarchy.
///
/// Texts have hundreds of thousands of lines, most of which say little: what is rare stands in ``Details``.
struct ObservedView {
    /// `0x…`; `nil` where the text was printed without addresses.
    var address: String?
    /// As printed, but for the prefix of classes that key-value observing makes.
    var className: String
    var text: String?
    /// In the superview's coordinates, y down.
    var frame: Rectangle?
    var isTransformed = false
    var isHidden: Bool?
    var autoresizingMask: Layout.AutoresizingMask?
    /// Whether the view translates its mask, where the text tells.
    var translatesMask: Bool?
    /// Whether the line is about a layer without a view.
    var isLayer = false
    var place: Place
    private var details = Sparse<Details>()

    struct ObservedGuide: Sendable, Equatable {
        var identifier: String?
        /// The address of the view that owns it.
        var owner: String?
    }

    private struct Details: SparseValue {
        var baseClass: String?
        var contentSize: Size?
        var contentOffset: Point?
        var contentInset: EdgeInsets?
        var guide: ObservedGuide?
    }

    var baseClass: String? {
        get { details.isEmpty ? nil : details.value.baseClass }
        set { if baseClass != newValue { details.value.baseClass = newValue } }
    }

    var contentSize: Size? {
        get { details.isEmpty ? nil : details.value.contentSize }
        set { if contentSize != newValue { details.value.contentSize = newValue } }
    }

    var contentOffset: Point? {
        get { details.isEmpty ? nil : details.value.contentOffset }
        set { if contentOffset != newValue { details.value.contentOffset = newValue } }
    }

    var contentInset: EdgeInsets? {
        get { details.isEmpty ? nil : details.value.contentInset }
        set { if contentInset != newValue { details.value.contentInset = newValue } }
    }

    /// Where the object is a layout guide.
    var guide: ObservedGuide? {
        get { details.isEmpty ? nil : details.value.guide }
        set { if guide != newValue { details.value.guide = newValue } }
    }

    init(className: String, address: String?, place: Place) {
        self.className = PrintedConstraint.Object.plainClass(className)
        self.address = address
        self.place = place
    }
}

extension Layout.Guide.Kind {
    /// The kind of a guide that UIKit made, by the identifier that it gives it.
    init(systemIdentifier identifier: String?) {
        switch identifier {
        case "UIViewSafeAreaLayoutGuide": self = .safeArea
        case "UIViewLayoutMarginsGuide": self = .layoutMargins
        case "UIViewReadableContentGuide": self = .readableContent
        case "UIViewKeyboardLayoutGuide": self = .keyboard
        case "UIScrollView-contentLayoutGuide": self = .contentLayout
        case "UIScrollView-frameLayoutGuide": self = .frameLayout
        default: self = .custom
        }
    }
}
