import LayoutModel
import LayoutSyntax

/// The facts that one line shows about a view or guide, except its position in the hierarchy.
///
/// Texts have hundreds of thousands of lines, most of them with few properties: rare ones are in ``Details``.
struct ObservedView {
    /// `0x…`; `nil` if the text was printed without addresses.
    var address: String?
    /// As printed, without the class prefix that key-value observing adds.
    var className: String
    var text: String?
    /// In the superview's coordinates, y down.
    var frame: Rectangle?
    var isTransformed = false
    var isHidden: Bool?
    var autoresizingMask: Layout.AutoresizingMask?
    /// Whether the view translates its mask, if the text shows it.
    var translatesMask: Bool?
    /// Whether the line describes a layer without a view.
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

    /// Whether the view has none of the rare facts below.
    var hasNoDetails: Bool { details.isEmpty }

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

    /// Set if the object is a layout guide.
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
    /// The kind of a guide that UIKit made, derived from the guide's identifier.
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
