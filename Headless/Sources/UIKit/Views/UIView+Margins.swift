/// The margins that code gave a view, in the form in which it did.
enum AuthoredMargins: Equatable, Sendable {
    case directional(NSDirectionalEdgeInsets)
    case absolute(UIEdgeInsets)

    func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
        switch self {
        case .directional(let insets): insets
        case .absolute(let insets):
            NSDirectionalEdgeInsets(
                top: insets.top,
                leading: isRightToLeft ? insets.right : insets.left,
                bottom: insets.bottom,
                trailing: isRightToLeft ? insets.left : insets.right
            )
        }
    }
}

extension UIView {
    /// The effective margins: the larger of the view's own and the rest of its superview's where those are preserved, with the
    /// safe area added while ``insetsLayoutMarginsFromSafeArea``. Setting them sets the own ones.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            AuthoredMargins.absolute(layoutMargins).directional(isRightToLeft: isRightToLeft)
        }
        set { authoredMargins = .directional(newValue) }
    }

    /// As ``directionalLayoutMargins``, by left and right.
    final var effectiveLayoutMargins: UIEdgeInsets {
        var margins = ownMargins
        if preservesSuperviewLayoutMargins, let superview {
            let kept = remainder(of: superview.marginsWithoutSafeArea, in: superview)
            margins = UIEdgeInsets(
                top: max(margins.top, kept.top),
                left: max(margins.left, kept.left),
                bottom: max(margins.bottom, kept.bottom),
                right: max(margins.right, kept.right)
            )
        }
        if !insetsLayoutMarginsFromSafeArea { return margins }
        let safeArea = safeAreaInsets
        return UIEdgeInsets(
            top: margins.top + safeArea.top,
            left: margins.left + safeArea.left,
            bottom: margins.bottom + safeArea.bottom,
            right: margins.right + safeArea.right
        )
    }

    private var ownMargins: UIEdgeInsets { ownMargins(atWidth: frame.size.width) }

    /// The margins of the view alone, if it were as wide. Content views of cells have 11 above and below.
    func ownMargins(atWidth width: CGFloat) -> UIEdgeInsets {
        switch authoredMargins {
        case .absolute(let insets): return insets
        case .directional(let insets):
            return UIEdgeInsets(
                top: insets.top,
                left: isRightToLeft ? insets.trailing : insets.leading,
                bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing
            )
        case nil:
            // A controller's view has none above and below, and wider ones at the sides on wide screens (measured).
            let isCellContent = frameworkRole?.name == "contentView"
            if controller == nil, !isCellContent { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
            let side: CGFloat = width >= 414 ? 20 : 16
            let vertical: CGFloat = isCellContent ? 11 : 0
            return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
        }
    }

    private var marginsWithoutSafeArea: UIEdgeInsets {
        guard preservesSuperviewLayoutMargins, let superview else { return ownMargins }
        let kept = remainder(of: superview.marginsWithoutSafeArea, in: superview)
        let own = ownMargins
        return UIEdgeInsets(
            top: max(own.top, kept.top),
            left: max(own.left, kept.left),
            bottom: max(own.bottom, kept.bottom),
            right: max(own.right, kept.right)
        )
    }
}
