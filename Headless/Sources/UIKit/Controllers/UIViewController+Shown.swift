/// Controllers that contain others show one of them: its view fills theirs, below bars that make its safe area smaller.
///
/// Bars are 44 points high, a tab bar 49, as before iOS 26 *(Human Interface Guidelines)*.
extension UIViewController {
    static let barHeight: CGFloat = 44
    static let tabBarHeight: CGFloat = 49

    /// Puts the view of the child that is shown, and the bars, into the loaded view.
    func placeShownChild() {
        guard let child = shownChild, let view = viewIfLoaded else { return }
        let shown: UIView = child.view
        for other in children where other !== child { other.viewIfLoaded?.removeFromSuperview() }
        if shown.superview !== view {
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(shown, at: 0)
        }
        if shown.frame != view.bounds { shown.frame = view.bounds }
        placeBars(in: view)
    }

    private func placeBars(in view: UIView) {
        let safeArea = view.safeAreaInsets
        for bar in shownBars {
            let isAtTop = bar.edge == .top
            let height = bar.height + (isAtTop ? 0 : safeArea.bottom)
            let frame = CGRect(
                x: 0,
                y: isAtTop ? safeArea.top : view.bounds.height - height,
                width: view.bounds.width,
                height: height
            )
            if bar.view.superview !== view { view.addSubview(bar.view) }
            if bar.view.frame != frame { bar.view.frame = frame }
        }
    }

    /// What the bars cover of the children's views, beyond the safe area of the controller's own.
    var barInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        for bar in shownBars {
            if bar.edge == .top { insets.top += bar.height } else { insets.bottom += bar.height }
        }
        return insets
    }
}

/// A bar of a container, at the top or the bottom of its view.
struct ContainerBar {
    enum Edge {
        case top, bottom
    }

    var view: UIView
    var edge: Edge
    /// Points, without what the device covers beside it.
    var height: CGFloat
}
