/// The header or footer of a section in a table view.
open class UITableViewHeaderFooterView: UIView {
    open var reuseIdentifier: String? { givenReuseIdentifier }
    private let givenReuseIdentifier: String?
    /// Holds the subviews that code adds.
    public let contentView: UIView = _UITableViewHeaderFooterContentView()
    open var backgroundView: UIView?
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var automaticallyUpdatesContentConfiguration = true
    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()

    public init(reuseIdentifier: String?) {
        givenReuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        givenReuseIdentifier = nil
        super.init(coder: coder)
        addContentView()
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// The content view fills it.
    open override var frame: CGRect {
        didSet { contentView.frame = bounds }
    }

    override var fittingView: UIView { contentView }

    private func addContentView() {
        contentView.frameworkRole = ("UITableViewHeaderFooterView", "contentView")
        addSubview(contentView)
    }

    open func prepareForReuse() {}
}

/// The name is that of UIKit's private class.
final class _UITableViewHeaderFooterContentView: UIView {}
