/// What one line of a debugger's text says of one view or guide, apart from where it stands in the hierarchy.
struct ObservedView {
    /// `0x…`; `nil` where the text was printed without addresses.
    var address: String?
    /// As printed, but for the prefix of classes that key-value observing makes.
    var className: String
    var baseClass: String?
    var text: String?
    /// In the superview's coordinates, y down.
    var frame: Rectangle?
    var isTransformed = false
    var isHidden: Bool?
    var autoresizingMask: Layout.AutoresizingMask?
    var contentSize: Size?
    var contentOffset: Point?
    var contentInset: EdgeInsets?
    /// Whether the view translates its mask, where the text tells.
    var translatesMask: Bool?
    /// Where the object is a layout guide.
    var guide: ObservedGuide?
    /// Whether the line is about a layer without a view.
    var isLayer = false
    var place: Place

    struct ObservedGuide {
        var identifier: String?
        /// The address of the view that owns it.
        var owner: String?
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
