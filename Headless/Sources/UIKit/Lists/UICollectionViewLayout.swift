/// How a collection places its items. Nothing is placed yet.
@MainActor
open class UICollectionViewLayout: NSObject {
    public override init() {
        super.init()
    }

    public init?(coder: NSCoder) {
        super.init()
    }
}

/// Items in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionInset = UIEdgeInsets.zero
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false

    public nonisolated static var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }
}

extension UICollectionViewFlowLayout {
    /// What the insets of sections are measured from.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }
}

extension UICollectionView {
    /// Which way a collection scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }
}
