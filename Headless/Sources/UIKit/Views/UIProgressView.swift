/// A bar that shows progress.
open class UIProgressView: UIView {
    /// Whether a progress bar is one of a bar.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    open var progressViewStyle: Style = .default
    /// From 0 to 1.
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    override var defaultContentPriorities: ContentPriorities { ContentPriorities(verticalHugging: .defaultHigh) }
}
