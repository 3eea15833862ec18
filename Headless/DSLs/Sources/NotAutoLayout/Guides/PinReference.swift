import UIKit

/// Another view, whose rectangles are converted to the coordinates of the superview of the view that is laid out.
@MainActor
struct PinReference {
    weak var parentView: UIView?
    let view: () -> UIView?

    /// Zero where the view is gone or in no superview.
    private func converted(_ rect: (UIView) -> Rect) -> Rect {
        guard let view = view(), let parentView, let superview = view.superview else { return .zero }
        return superview === parentView ? rect(view) : Rect(superview.convert(rect(view).cgValue, to: parentView))
    }

    var direction: UIUserInterfaceLayoutDirection { view()?.effectiveUserInterfaceLayoutDirection ?? .leftToRight }
    var frame: Rect { converted { Rect($0.frame) } }
    var identityFrame: Rect { converted { Rect($0.nal.identityFrame) } }

    var layoutMargins: Rect {
        converted { Rect($0.nal.identityFrame).rect(inside: Insets($0.layoutMargins)) }
    }

    /// At the view's own origin, as the library has it: only the size is that of the guide.
    var readable: Rect {
        converted { Rect(origin: Point($0.nal.identityFrame.origin), size: $0.readableRect.size) }
    }

    var safeArea: Rect {
        converted { Rect($0.nal.identityFrame).rect(inside: Insets($0.safeAreaInsets)) }
    }
}
