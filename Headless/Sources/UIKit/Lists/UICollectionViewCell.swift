/// The cell of an item in a collection view.
open class UICollectionViewCell: UICollectionReusableView {
    /// Holds the subviews that code adds.
    public let contentView = UIView()
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var automaticallyUpdatesContentConfiguration = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    /// The content view fills it.
    open override var frame: CGRect {
        didSet { contentView.frame = bounds }
    }

    override var fittingView: UIView { contentView }

    private func addContentView() {
        contentView.frameworkRole = ("UICollectionViewCell", "contentView")
        // Xcode writes so for each cell of a document.
        contentView.insetsLayoutMarginsFromSafeArea = false
        addSubview(contentView)
    }
}

/// A cell of a list.
open class UICollectionViewListCell: UICollectionViewCell {
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
}
