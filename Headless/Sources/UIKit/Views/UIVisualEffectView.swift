/// A view with its content on a blurred background. Subviews of its own raise `NSInternalInconsistencyException`, as
/// in UIKit: they belong into ``contentView``.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    /// Holds the subviews that code adds.
    public let contentView: UIView = _UIVisualEffectContentView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if subview === contentView { return }
        MisuseReport.raise(
            .internalInconsistency,
            "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view "
                + "itself, instead add them to the -contentView."
        )
    }

    private func addContentView() {
        contentView.frameworkRole = ("UIVisualEffectView", "contentView")
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}

/// The name is that of UIKit's private class.
final class _UIVisualEffectContentView: UIView {}
