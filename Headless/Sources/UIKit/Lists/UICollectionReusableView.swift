/// A view of a collection: a cell, a header, a footer.
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    open func prepareForReuse() {}
}
