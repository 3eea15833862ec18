/// A button with a title, an image or both.
open class UIButton: UIControl {
    /// What a button looks like at first.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        public static let roundedRect = ButtonType.system
    }

    /// What the button shows in one state.
    private struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
    }

    public private(set) var buttonType = ButtonType.custom
    open var configuration: Configuration?
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false
    open var isPointerInteractionEnabled = false
    open var changesSelectionAsPrimaryAction = false
    private var contents: [State: Content] = [:]
    private let title = UIButtonLabel()
    private let picture = UIImageView()

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        buttonType = type
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
        buttonType = .system
    }

    /// The view that shows the title. Of its settings only the font and the cutting of lines have an effect.
    open var titleLabel: UILabel? { title }

    open var imageView: UIImageView? { picture }

    // MARK: Content by state

    open func setTitle(_ title: String?, for state: State) { contents[state, default: Content()].title = title }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents[state, default: Content()].attributedTitle = title
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state, default: Content()].titleColor = color
    }

    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents[state, default: Content()].titleShadowColor = color
    }

    open func setImage(_ image: UIImage?, for state: State) { contents[state, default: Content()].image = image }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents[state, default: Content()].backgroundImage = image
    }

    /// As set for the state, else for the normal one.
    open func title(for state: State) -> String? { contents[state]?.title ?? contents[.normal]?.title }

    open func titleColor(for state: State) -> UIColor? { contents[state]?.titleColor ?? contents[.normal]?.titleColor }

    open func image(for state: State) -> UIImage? { contents[state]?.image ?? contents[.normal]?.image }

    open func backgroundImage(for state: State) -> UIImage? {
        contents[state]?.backgroundImage ?? contents[.normal]?.backgroundImage
    }

    open var currentTitle: String? { title(for: state) }

    open var currentImage: UIImage? { image(for: state) }

    override var shownText: String? {
        configuration?.title ?? title(for: .normal) ?? contents[.normal]?.attributedTitle?.string
    }
    open var menu: UIMenu?
    open var role = Role.normal
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    open var automaticallyUpdatesConfiguration = true
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .label }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    open func attributedTitle(for state: State) -> NSAttributedString? {
        contents[state]?.attributedTitle ?? contents[.normal]?.attributedTitle
    }

    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) {}

    open func setNeedsUpdateConfiguration() {
        configurationUpdateHandler?(self)
    }

    open func updateConfiguration() {}

    // Where UIKit draws the parts of a button. Code overrides these; content sizes here do not follow them.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
}

/// The name is that of UIKit's private class.
final class UIButtonLabel: UILabel {}
