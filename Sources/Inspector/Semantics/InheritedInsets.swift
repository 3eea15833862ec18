import LayoutModel

/// What a view inherits of its superview's safe area and margins, and the margins it has where nobody set any.
///
/// Measured on iOS 26 and Mac Catalyst 26.
package enum InheritedInsets {
    /// From this width on, in points, the margins at a container's sides are wide.
    package static let wideWidth = 414.0

    /// The part of a superview's safe area that reaches into a subview: edge by edge, whatever the subview's size. A subview
    /// that lies below its superview still has the whole bottom inset.
    ///
    /// - Parameter frame: The subview's frame, in the coordinates of its superview.
    package static func safeArea(of frame: Rectangle, in size: Size, insets: EdgeInsets) -> EdgeInsets {
        overlap(of: frame, in: size, insets: insets)
    }

    /// The margins of a view without its safe area: its own, and at least what it preserves of its superview's.
    ///
    /// - Parameter superviewMargins: The effective margins of the superview.
    package static func preserving(
        _ own: EdgeInsets,
        _ superviewMargins: EdgeInsets,
        of frame: Rectangle,
        in size: Size
    ) -> EdgeInsets {
        let kept = overlap(of: frame, in: size, insets: superviewMargins)
        return EdgeInsets(
            top: max(own.top, kept.top),
            left: max(own.left, kept.left),
            bottom: max(own.bottom, kept.bottom),
            right: max(own.right, kept.right)
        )
    }

    /// A view's own margins where nobody set any, without the safe area. A controller's view has UIKit's minimum at its
    /// sides and nothing above and below (UIViewController.systemMinimumLayoutMargins); a stack view has none.
    ///
    /// - Parameter width: The width that decides how wide a container's margins are, in points.
    package static func ownMargins(
        isControllerView: Bool,
        isCellContent: Bool,
        isStack: Bool,
        width: Double
    ) -> EdgeInsets {
        guard isControllerView || isCellContent else {
            return isStack ? .zero : EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        let side: Double = width >= wideWidth ? 20 : 16
        let vertical: Double = isControllerView ? 0 : 11
        return EdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    }

    private static func overlap(of frame: Rectangle, in size: Size, insets: EdgeInsets) -> EdgeInsets {
        func clamp(_ value: Double, _ inset: Double) -> Double { min(max(value, 0), max(inset, 0)) }
        return EdgeInsets(
            top: clamp(insets.top - frame.y, insets.top),
            left: clamp(insets.left - frame.x, insets.left),
            bottom: clamp(frame.y + frame.height - (size.height - insets.bottom), insets.bottom),
            right: clamp(frame.x + frame.width - (size.width - insets.right), insets.right)
        )
    }
}

extension EdgeInsets {
    /// The insets of a view of this size, the lower and the right one reduced where there is no room for both. UIKit's own
    /// may exceed the view; a guide between them has no size then, which is no fault of anybody's constraints.
    package func limited(to size: Size) -> EdgeInsets {
        EdgeInsets(
            top: min(top, max(0, size.height)),
            left: min(left, max(0, size.width)),
            bottom: min(bottom, max(0, size.height - top)),
            right: min(right, max(0, size.width - left))
        )
    }

    /// Edge by edge.
    package static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: first.top + second.top,
            left: first.left + second.left,
            bottom: first.bottom + second.bottom,
            right: first.right + second.right
        )
    }
}
