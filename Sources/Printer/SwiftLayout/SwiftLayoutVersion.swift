/// A major version of SwiftLayout: what its syntax and its library can do.
///
/// Each stands for the last release of that number: 1.7.0, 2.8.0, 3.0.0, 4.0.1 and 5.0.1.
enum SwiftLayoutVersion: Int, CaseIterable, Sendable {
    case one = 1
    case two, three, four, five

    static let latest = SwiftLayoutVersion.five

    /// `Anchors(.top, .bottom)` rather than `Anchors.top.bottom`.
    var listsAnchors: Bool { self == .one }

    /// `title.sl.anchors` rather than `title.anchors` (`UIView+Layout.swift`, since 3.0 `LayoutMethodWrapper`).
    var isWrapped: Bool { rawValue >= 3 }

    /// In 3.0 and 4.0, `identifying` returns the view, and in 5.0 the view's layout.
    var identifiesViews: Bool { self == .three || self == .four }

    /// `view { … }` rather than `view.sublayout { … }`, which 2.8 deprecates.
    var callsViews: Bool { self == .one }

    /// `Anchors.priority(_:)`
    var hasPriorities: Bool { rawValue >= 2 }

    /// `Anchors.identifier(_:)` and `Activation.anchors(_:)`
    var hasIdentifiers: Bool { self == .five }

    /// Layout guides with anchors of their own (`GuideLayout`).
    var takesGuides: Bool { self == .five }

    /// Stacks arrange the views of their block (`ViewInformation.addSuperview`, since 2.5).
    var arrangesSubviews: Bool { rawValue >= 2 }

    /// `GroupLayout`
    var hasGroups: Bool { rawValue >= 2 }

    /// `Anchors.allSides`, `.size`, `.center` and `inwardOffset:` as expressions of their own.
    var hasComposites: Bool { rawValue >= 4 }

    /// The views of one block: what `LayoutBuilder.buildBlock` takes before iOS 17.
    var blockLimit: Int { self == .one ? 7 : 10 }

    /// The protocol of classes with a layout.
    var classProtocol: String { self == .one ? "LayoutBuilding" : "Layoutable" }

    /// The property that the protocol requires beside `layout`, and its type.
    var state: (name: String, type: String) {
        self == .one ? ("deactivable", "Deactivable?") : ("activation", "Activation?")
    }

    /// The function of the protocol that activates the layout.
    var updateCall: String { self == .one ? "updateLayout" : "sl.updateLayout" }
}
