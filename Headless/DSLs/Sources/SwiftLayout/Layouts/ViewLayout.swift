import UIKit

/// A view with its constraints, and the layout of its subviews.
public struct ViewLayout<View: UIView, Sublayout: Layout>: Layout {
    private let view: View
    private let sublayout: Sublayout
    private let anchors: Anchors
    private let onActivate: (@MainActor (View) -> Void)?

    init(
        _ view: View,
        _ sublayout: Sublayout,
        anchors: Anchors = Anchors(),
        onActivate: (@MainActor (View) -> Void)? = nil
    ) {
        self.view = view
        self.sublayout = sublayout
        self.anchors = anchors
        self.onActivate = onActivate
    }

    public func add(to tree: inout LayoutTree) {
        var block: (@MainActor () -> Void)?
        if let onActivate { block = { [view] in onActivate(view) } }
        tree.add(.view(view), anchors, onActivate: block)
        tree.add(sublayout, below: view)
    }

    /// Adds constraints to those that the layout has.
    public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> Self {
        anchors.append(build())
        return self
    }

    /// Adds subviews to those that the layout has.
    public func sublayout<Added: Layout>(@LayoutBuilder _ build: () -> Added) -> ViewLayout<View, LayoutList> {
        ViewLayout<View, LayoutList>(
            view,
            LayoutList([sublayout, build()]),
            anchors: anchors,
            onActivate: onActivate
        )
    }

    /// Runs before views are added, in place of an earlier block.
    public func onActivate(_ perform: @escaping @MainActor (View) -> Void) -> Self {
        Self(view, sublayout, anchors: anchors, onActivate: perform)
    }

    /// Sets the accessibility identifier of the view.
    public func identifying(_ accessibilityIdentifier: String) -> Self {
        view.accessibilityIdentifier = accessibilityIdentifier
        return self
    }
}
