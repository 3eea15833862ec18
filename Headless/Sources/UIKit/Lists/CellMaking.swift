// UIKit makes cells from their classes through Objective-C. Swift calls the initializer of a class that is only known when code
// runs if it is a required one, and those of apps' cells are not. But an overriding initializer has the place of the overridden
// one in the table of methods of its class, so that the call finds it by that place: the class is taken for one of the
// subclasses below, whose initializers are the same ones, and required. What does not override it has it from above, or
// ends with Swift's message for an initializer that is not implemented, as in UIKit.

open class _TableViewCellFromClass: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

open class _HeaderFooterViewFromClass: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

open class _ReusableViewFromClass: UICollectionReusableView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UITableViewCell {
    static func made(from cellClass: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
        unsafeBitCast(cellClass, to: _TableViewCellFromClass.Type.self)
            .init(style: .default, reuseIdentifier: reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    static func made(
        from viewClass: UITableViewHeaderFooterView.Type,
        reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        unsafeBitCast(viewClass, to: _HeaderFooterViewFromClass.Type.self).init(reuseIdentifier: reuseIdentifier)
    }
}

extension UICollectionReusableView {
    static func made(
        from viewClass: UICollectionReusableView.Type,
        reuseIdentifier: String?
    ) -> UICollectionReusableView {
        let view = unsafeBitCast(viewClass, to: _ReusableViewFromClass.Type.self).init(frame: .zero)
        view.givenReuseIdentifier = reuseIdentifier
        return view
    }
}
