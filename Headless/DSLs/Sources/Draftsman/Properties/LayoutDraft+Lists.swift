import UIKit

// See `LayoutDraft+UIView`.

extension LayoutDraft where View: UITableViewCell {
    public func backgroundView(_ value: UIView?) -> LayoutDraft<View> { set(\.backgroundView, value) }

    public func selectedBackgroundView(_ value: UIView?) -> LayoutDraft<View> { set(\.selectedBackgroundView, value) }

    public func isSelected(_ value: Bool) -> LayoutDraft<View> { set(\.isSelected, value) }

    public func isHighlighted(_ value: Bool) -> LayoutDraft<View> { set(\.isHighlighted, value) }

    public func shouldIndentWhileEditing(_ value: Bool) -> LayoutDraft<View> { set(\.shouldIndentWhileEditing, value) }

    public func accessoryView(_ value: UIView?) -> LayoutDraft<View> { set(\.accessoryView, value) }

    public func indentationLevel(_ value: Int) -> LayoutDraft<View> { set(\.indentationLevel, value) }

    public func indentationWidth(_ value: CGFloat) -> LayoutDraft<View> { set(\.indentationWidth, value) }

    public func isEditing(_ value: Bool) -> LayoutDraft<View> { set(\.isEditing, value) }
}

extension LayoutDraft where View: UICollectionViewCell {
    public func isSelected(_ value: Bool) -> LayoutDraft<View> { set(\.isSelected, value) }

    public func isHighlighted(_ value: Bool) -> LayoutDraft<View> { set(\.isHighlighted, value) }

    public func backgroundView(_ value: UIView?) -> LayoutDraft<View> { set(\.backgroundView, value) }

    public func selectedBackgroundView(_ value: UIView?) -> LayoutDraft<View> { set(\.selectedBackgroundView, value) }
}

extension LayoutDraft where View: UICollectionView {
    public func collectionViewLayout(_ value: UICollectionViewLayout) -> LayoutDraft<View> {
        set(\.collectionViewLayout, value)
    }

    public func delegate(_ value: UICollectionViewDelegate?) -> LayoutDraft<View> { set(\.delegate, value) }

    public func dataSource(_ value: UICollectionViewDataSource?) -> LayoutDraft<View> { set(\.dataSource, value) }

    public func isPrefetchingEnabled(_ value: Bool) -> LayoutDraft<View> { set(\.isPrefetchingEnabled, value) }

    public func backgroundView(_ value: UIView?) -> LayoutDraft<View> { set(\.backgroundView, value) }

    public func allowsSelection(_ value: Bool) -> LayoutDraft<View> { set(\.allowsSelection, value) }

    public func allowsMultipleSelection(_ value: Bool) -> LayoutDraft<View> { set(\.allowsMultipleSelection, value) }
}

extension LayoutDraft where View: UITableView {
    public func dataSource(_ value: UITableViewDataSource?) -> LayoutDraft<View> { set(\.dataSource, value) }

    public func delegate(_ value: UITableViewDelegate?) -> LayoutDraft<View> { set(\.delegate, value) }

    public func rowHeight(_ value: CGFloat) -> LayoutDraft<View> { set(\.rowHeight, value) }

    public func sectionHeaderHeight(_ value: CGFloat) -> LayoutDraft<View> { set(\.sectionHeaderHeight, value) }

    public func sectionFooterHeight(_ value: CGFloat) -> LayoutDraft<View> { set(\.sectionFooterHeight, value) }

    public func estimatedRowHeight(_ value: CGFloat) -> LayoutDraft<View> { set(\.estimatedRowHeight, value) }

    public func estimatedSectionHeaderHeight(_ value: CGFloat) -> LayoutDraft<View> {
        set(\.estimatedSectionHeaderHeight, value)
    }

    public func estimatedSectionFooterHeight(_ value: CGFloat) -> LayoutDraft<View> {
        set(\.estimatedSectionFooterHeight, value)
    }

    public func separatorInset(_ value: UIEdgeInsets) -> LayoutDraft<View> { set(\.separatorInset, value) }

    public func backgroundView(_ value: UIView?) -> LayoutDraft<View> { set(\.backgroundView, value) }

    public func isEditing(_ value: Bool) -> LayoutDraft<View> { set(\.isEditing, value) }

    public func allowsSelection(_ value: Bool) -> LayoutDraft<View> { set(\.allowsSelection, value) }

    public func allowsMultipleSelection(_ value: Bool) -> LayoutDraft<View> { set(\.allowsMultipleSelection, value) }

    public func sectionIndexColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.sectionIndexColor, value) }

    public func sectionIndexBackgroundColor(_ value: UIColor?) -> LayoutDraft<View> {
        set(\.sectionIndexBackgroundColor, value)
    }

    public func separatorStyle(_ value: UITableViewCell.SeparatorStyle) -> LayoutDraft<View> {
        set(\.separatorStyle, value)
    }

    public func separatorColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.separatorColor, value) }

    public func tableHeaderView(_ value: UIView?) -> LayoutDraft<View> { set(\.tableHeaderView, value) }

    public func tableFooterView(_ value: UIView?) -> LayoutDraft<View> { set(\.tableFooterView, value) }
}
