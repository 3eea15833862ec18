import UIKit

/// A layout guide with its constraints.
public struct GuideLayout<Guide: UILayoutGuide>: Layout {
    private let guide: Guide
    private let anchors: Anchors

    init(_ guide: Guide, anchors: Anchors = Anchors()) {
        self.guide = guide
        self.anchors = anchors
    }

    public func add(to tree: inout LayoutTree) { tree.add(.guide(guide), anchors) }

    /// Adds constraints to those that the layout has.
    public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> Self {
        anchors.append(build())
        return self
    }

    public func identifying(_ identifier: String) -> Self {
        guide.identifier = identifier
        return self
    }
}
