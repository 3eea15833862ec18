/// A view whose content lies on a blurred background.
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

    private func addContentView() {
        contentView.frameworkRole = ("UIVisualEffectView", "contentView")
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}

/// The name is that of UIKit's private class.
final class _UIVisualEffectContentView: UIView {}
