import UIKit

/// The superview's rectangles. Without a guide's name its bounds: they move with a scroll view's offset.
@MainActor
public struct ViewLayoutGuides {
    private(set) weak var parentView: UIView?

    public struct Guide: LayoutGuideRepresentable {
        public let direction: UIUserInterfaceLayoutDirection
        public let frame: Rect
    }

    /// Zero where the superview is gone.
    private func guide(_ rect: (UIView) -> Rect) -> Guide {
        guard let parentView else { return Guide(direction: .leftToRight, frame: .zero) }
        return Guide(direction: parentView.effectiveUserInterfaceLayoutDirection, frame: rect(parentView))
    }

    public var boundsGuide: Guide { guide { Rect($0.bounds) } }
    public var layoutMarginsGuide: Guide { guide { Rect($0.bounds).rect(inside: Insets($0.layoutMargins)) } }
    public var readableGuide: Guide { guide { $0.readableRect } }
    public var safeAreaGuide: Guide { guide { Rect($0.bounds).rect(inside: Insets($0.safeAreaInsets)) } }

    public func makeGuide(from rect: Rect) -> any LayoutGuideRepresentable { guide { _ in rect } }

    public func makeGuide(from insets: Insets) -> any LayoutGuideRepresentable {
        guide { Rect($0.bounds).rect(inside: insets) }
    }

    public func makeGuide(by transform: (Rect) -> Rect) -> any LayoutGuideRepresentable {
        guide { transform(Rect($0.bounds)) }
    }

    public var layoutMargins: Insets { Insets(parentView?.layoutMargins ?? .zero) }
    public var safeAreaInsets: Insets { Insets(parentView?.safeAreaInsets ?? .zero) }
}

extension ViewLayoutGuides: LayoutGuideRepresentable {
    public var direction: UIUserInterfaceLayoutDirection { boundsGuide.direction }
    public var frame: Rect { boundsGuide.frame }
}
