/// A spinning wheel for an activity of unknown length.
open class UIActivityIndicatorView: UIView {
    /// How large a wheel is.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101

        // The names before iOS 13.
        public static let gray = Style.medium
        public static let white = Style.medium
        public static let whiteLarge = Style.large
    }

    open var style: Style = .medium
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }
    // UIKit imports it so.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor! = .systemGray
    open private(set) var isAnimating = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    /// Subclasses call it (UIActivityIndicatorView.h: `NS_DESIGNATED_INITIALIZER`).
    public init(style: Style) {
        super.init(frame: .zero)
        isHidden = true
        self.style = style
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    override var defaultContentPriorities: ContentPriorities {
        ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
    }
}
