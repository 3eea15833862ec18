/// A reusable view of a collection view: a cell, a header, a footer.
open class UICollectionReusableView: UIView {
    open var reuseIdentifier: String? { givenReuseIdentifier }
    var givenReuseIdentifier: String?

    open func prepareForReuse() {}

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes with the size that the view's constraints need.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size)
        return layoutAttributes
    }
}
