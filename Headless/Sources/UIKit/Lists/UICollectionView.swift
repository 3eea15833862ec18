/// Items in sections, placed by a layout. No cells are asked for yet.
open class UICollectionView: UIScrollView {
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { collectionViewLayout.collectionView = self }
    }
    open weak var dataSource: UICollectionViewDataSource?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true
    open var isEditing = false
    open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
    open weak var dragDelegate: UICollectionViewDragDelegate?
    open weak var dropDelegate: UICollectionViewDropDelegate?
    /// On where an iPad is.
    open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad
    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false

    var cells = ReuseRegister()
    var supplements = ReuseRegister()

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Raises `NSInvalidArgumentException`, as a collection view without a layout does.
    public convenience override init(frame: CGRect) {
        MisuseReport.raise(
            .invalidArgument,
            "UICollectionView must be initialized with a non-nil layout parameter"
        )
        self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Behind the items; a subview of the collection.
    open var backgroundView: UIView? {
        didSet {
            if oldValue === backgroundView { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { addSubview(backgroundView) }
        }
    }

    open func reloadData() {}
}

/// Has the items of a collection.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Follows what happens in a collection.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// Gives a flow layout the sizes of items and the distances between them.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
