// Written by draftsman.py from the setters that take values.

import Combine
import UIKit

extension LayoutDraft where View: UIImageView {
    public func image<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIImage?, P.Failure == Never { assign(\.image, publisher) }

    public func highlightedImage<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIImage?, P.Failure == Never { assign(\.highlightedImage, publisher) }

    public func isHighlighted<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isHighlighted, publisher) }

    public func animationImages<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == [UIImage]?, P.Failure == Never { assign(\.animationImages, publisher) }

    public func animationDuration<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == TimeInterval, P.Failure == Never { assign(\.animationDuration, publisher) }
}

extension LayoutDraft where View: UIScrollView {
    public func contentOffset<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGPoint, P.Failure == Never { assign(\.contentOffset, publisher) }

    public func contentSize<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGSize, P.Failure == Never { assign(\.contentSize, publisher) }

    public func contentInset<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIEdgeInsets, P.Failure == Never { assign(\.contentInset, publisher) }

    public func delegate<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIScrollViewDelegate?, P.Failure == Never { assign(\.delegate, publisher) }

    public func isDirectionalLockEnabled<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isDirectionalLockEnabled, publisher) }

    public func bounces<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.bounces, publisher) }

    public func alwaysBounceVertical<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.alwaysBounceVertical, publisher) }

    public func alwaysBounceHorizontal<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.alwaysBounceHorizontal, publisher) }

    public func isPagingEnabled<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isPagingEnabled, publisher) }

    public func isScrollEnabled<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isScrollEnabled, publisher) }

    public func showsVerticalScrollIndicator<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.showsVerticalScrollIndicator, publisher) }

    public func showsHorizontalScrollIndicator<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.showsHorizontalScrollIndicator, publisher) }

    public func scrollIndicatorInsets<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIEdgeInsets, P.Failure == Never { assign(\.scrollIndicatorInsets, publisher) }

    public func delaysContentTouches<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.delaysContentTouches, publisher) }

    public func canCancelContentTouches<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.canCancelContentTouches, publisher) }

    public func minimumZoomScale<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.minimumZoomScale, publisher) }

    public func maximumZoomScale<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.maximumZoomScale, publisher) }

    public func zoomScale<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.zoomScale, publisher) }

    public func bouncesZoom<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.bouncesZoom, publisher) }

    public func refreshControl<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIRefreshControl?, P.Failure == Never { assign(\.refreshControl, publisher) }
}

extension LayoutDraft where View: UIStackView {
    public func spacing<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.spacing, publisher) }

    public func isBaselineRelativeArrangement<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isBaselineRelativeArrangement, publisher) }

    public func isLayoutMarginsRelativeArrangement<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isLayoutMarginsRelativeArrangement, publisher) }
}

extension LayoutDraft where View: UIButton {
    public func contentEdgeInsets<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIEdgeInsets, P.Failure == Never { assign(\.contentEdgeInsets, publisher) }

    public func titleEdgeInsets<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIEdgeInsets, P.Failure == Never { assign(\.titleEdgeInsets, publisher) }

    public func reversesTitleShadowWhenHighlighted<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.reversesTitleShadowWhenHighlighted, publisher) }

    public func imageEdgeInsets<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIEdgeInsets, P.Failure == Never { assign(\.imageEdgeInsets, publisher) }

    public func adjustsImageWhenHighlighted<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.adjustsImageWhenHighlighted, publisher) }

    public func adjustsImageWhenDisabled<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.adjustsImageWhenDisabled, publisher) }

    public func showsTouchWhenHighlighted<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.showsTouchWhenHighlighted, publisher) }

    public func isPointerInteractionEnabled<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isPointerInteractionEnabled, publisher) }
}

extension LayoutDraft where View: UIControl {
    public func isEnabled<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isEnabled, publisher) }

    public func isSelected<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isSelected, publisher) }

    public func isHighlighted<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isHighlighted, publisher) }

    public func contentVerticalAlignment<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIControl.ContentVerticalAlignment, P.Failure == Never {
        assign(\.contentVerticalAlignment, publisher)
    }

    public func contentHorizontalAlignment<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIControl.ContentHorizontalAlignment, P.Failure == Never {
        assign(\.contentHorizontalAlignment, publisher)
    }
}

extension LayoutDraft where View: UISlider {
    public func value<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Float, P.Failure == Never { assign(\.value, publisher) }

    public func minimumValue<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Float, P.Failure == Never { assign(\.minimumValue, publisher) }

    public func maximumValue<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Float, P.Failure == Never { assign(\.maximumValue, publisher) }

    public func minimumValueImage<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIImage?, P.Failure == Never { assign(\.minimumValueImage, publisher) }

    public func maximumValueImage<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIImage?, P.Failure == Never { assign(\.maximumValueImage, publisher) }

    public func isContinuous<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isContinuous, publisher) }

    public func minimumTrackTintColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.minimumTrackTintColor, publisher) }

    public func maximumTrackTintColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.maximumTrackTintColor, publisher) }

    public func thumbTintColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.thumbTintColor, publisher) }
}

extension LayoutDraft where View: UIStepper {
    public func isContinuous<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isContinuous, publisher) }

    public func autorepeat<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.autorepeat, publisher) }

    public func wraps<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.wraps, publisher) }

    public func value<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Double, P.Failure == Never { assign(\.value, publisher) }

    public func minimumValue<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Double, P.Failure == Never { assign(\.minimumValue, publisher) }

    public func maximumValue<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Double, P.Failure == Never { assign(\.maximumValue, publisher) }

    public func stepValue<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Double, P.Failure == Never { assign(\.stepValue, publisher) }
}

extension LayoutDraft where View: UISwitch {
    public func onTintColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.onTintColor, publisher) }

    public func thumbTintColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.thumbTintColor, publisher) }

    public func isOn<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isOn, publisher) }
}

extension LayoutDraft where View: UITableViewCell {
    public func backgroundView<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIView?, P.Failure == Never { assign(\.backgroundView, publisher) }

    public func selectedBackgroundView<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIView?, P.Failure == Never { assign(\.selectedBackgroundView, publisher) }

    public func isSelected<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isSelected, publisher) }

    public func isHighlighted<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isHighlighted, publisher) }

    public func shouldIndentWhileEditing<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.shouldIndentWhileEditing, publisher) }

    public func accessoryView<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIView?, P.Failure == Never { assign(\.accessoryView, publisher) }

    public func indentationLevel<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Int, P.Failure == Never { assign(\.indentationLevel, publisher) }

    public func indentationWidth<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.indentationWidth, publisher) }

    public func isEditing<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isEditing, publisher) }
}

extension LayoutDraft where View: UICollectionViewCell {
    public func isSelected<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isSelected, publisher) }

    public func isHighlighted<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isHighlighted, publisher) }

    public func backgroundView<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIView?, P.Failure == Never { assign(\.backgroundView, publisher) }

    public func selectedBackgroundView<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIView?, P.Failure == Never { assign(\.selectedBackgroundView, publisher) }
}

extension LayoutDraft where View: UICollectionView {
    public func collectionViewLayout<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UICollectionViewLayout, P.Failure == Never { assign(\.collectionViewLayout, publisher) }

    public func delegate<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UICollectionViewDelegate?, P.Failure == Never {
        assign(\.delegate, publisher.map { $0 as UIScrollViewDelegate? })
    }

    public func dataSource<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UICollectionViewDataSource?, P.Failure == Never { assign(\.dataSource, publisher) }

    public func isPrefetchingEnabled<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isPrefetchingEnabled, publisher) }

    public func backgroundView<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIView?, P.Failure == Never { assign(\.backgroundView, publisher) }

    public func allowsSelection<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.allowsSelection, publisher) }

    public func allowsMultipleSelection<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.allowsMultipleSelection, publisher) }
}

extension LayoutDraft where View: UITableView {
    public func dataSource<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UITableViewDataSource?, P.Failure == Never { assign(\.dataSource, publisher) }

    public func delegate<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UITableViewDelegate?, P.Failure == Never {
        assign(\.delegate, publisher.map { $0 as UIScrollViewDelegate? })
    }

    public func rowHeight<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.rowHeight, publisher) }

    public func sectionHeaderHeight<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.sectionHeaderHeight, publisher) }

    public func sectionFooterHeight<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.sectionFooterHeight, publisher) }

    public func estimatedRowHeight<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.estimatedRowHeight, publisher) }

    public func estimatedSectionHeaderHeight<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.estimatedSectionHeaderHeight, publisher) }

    public func estimatedSectionFooterHeight<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.estimatedSectionFooterHeight, publisher) }

    public func separatorInset<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIEdgeInsets, P.Failure == Never { assign(\.separatorInset, publisher) }

    public func backgroundView<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIView?, P.Failure == Never { assign(\.backgroundView, publisher) }

    public func isEditing<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isEditing, publisher) }

    public func allowsSelection<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.allowsSelection, publisher) }

    public func allowsMultipleSelection<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.allowsMultipleSelection, publisher) }

    public func sectionIndexColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.sectionIndexColor, publisher) }

    public func sectionIndexBackgroundColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.sectionIndexBackgroundColor, publisher) }

    public func separatorStyle<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UITableViewCell.SeparatorStyle, P.Failure == Never { assign(\.separatorStyle, publisher) }

    public func separatorColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.separatorColor, publisher) }

    public func tableHeaderView<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIView?, P.Failure == Never { assign(\.tableHeaderView, publisher) }

    public func tableFooterView<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIView?, P.Failure == Never { assign(\.tableFooterView, publisher) }
}

extension LayoutDraft where View: UILabel {
    public func text<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == String?, P.Failure == Never { assign(\.text, publisher) }

    public func font<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIFont?, P.Failure == Never { assign(\.font, publisher) }

    public func textAlignment<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == NSTextAlignment, P.Failure == Never { assign(\.textAlignment, publisher) }

    public func textColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.textColor, publisher) }

    public func shadowColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.shadowColor, publisher) }

    public func shadowOffset<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGSize, P.Failure == Never { assign(\.shadowOffset, publisher) }

    public func attributedText<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == NSAttributedString?, P.Failure == Never { assign(\.attributedText, publisher) }

    public func highlightedTextColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.highlightedTextColor, publisher) }

    public func isHighlighted<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isHighlighted, publisher) }

    public func isUserInteractionEnabled<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isUserInteractionEnabled, publisher) }

    public func isEnabled<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isEnabled, publisher) }

    public func numberOfLines<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Int, P.Failure == Never { assign(\.numberOfLines, publisher) }

    public func adjustsFontSizeToFitWidth<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.adjustsFontSizeToFitWidth, publisher) }

    public func minimumScaleFactor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.minimumScaleFactor, publisher) }

    public func allowsDefaultTighteningForTruncation<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<
        View
    >
    where P.Output == Bool, P.Failure == Never { assign(\.allowsDefaultTighteningForTruncation, publisher) }

    public func preferredMaxLayoutWidth<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.preferredMaxLayoutWidth, publisher) }

    public func lineBreakMode<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == NSLineBreakMode, P.Failure == Never { assign(\.lineBreakMode, publisher) }
}

extension LayoutDraft where View: UITextView {
    public func text<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == String?, P.Failure == Never { assign(\.text, publisher) }

    public func font<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIFont?, P.Failure == Never { assign(\.font, publisher) }

    public func textColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.textColor, publisher) }

    public func textAlignment<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == NSTextAlignment, P.Failure == Never { assign(\.textAlignment, publisher) }

    public func isEditable<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isEditable, publisher) }

    public func isSelectable<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isSelectable, publisher) }

    public func attributedText<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == NSAttributedString, P.Failure == Never { assign(\.attributedText, publisher) }

    public func textContainerInset<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIEdgeInsets, P.Failure == Never { assign(\.textContainerInset, publisher) }
}

extension LayoutDraft where View: UITextField {
    public func text<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == String?, P.Failure == Never { assign(\.text, publisher) }

    public func attributedText<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == NSAttributedString?, P.Failure == Never { assign(\.attributedText, publisher) }

    public func textColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.textColor, publisher) }

    public func font<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIFont?, P.Failure == Never { assign(\.font, publisher) }

    public func placeholder<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == String?, P.Failure == Never { assign(\.placeholder, publisher) }

    public func adjustsFontSizeToFitWidth<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.adjustsFontSizeToFitWidth, publisher) }

    public func delegate<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UITextFieldDelegate?, P.Failure == Never { assign(\.delegate, publisher) }

    public func disabledBackground<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIImage?, P.Failure == Never { assign(\.disabledBackground, publisher) }

    public func leftView<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIView?, P.Failure == Never { assign(\.leftView, publisher) }

    public func rightView<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIView?, P.Failure == Never { assign(\.rightView, publisher) }

    public func rightViewMode<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UITextField.ViewMode, P.Failure == Never { assign(\.rightViewMode, publisher) }
}

extension LayoutDraft where View: UISearchBar {
    public func text<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == String?, P.Failure == Never { assign(\.text, publisher) }

    public func prompt<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == String?, P.Failure == Never { assign(\.prompt, publisher) }

    public func placeholder<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == String?, P.Failure == Never { assign(\.placeholder, publisher) }

    public func showsCancelButton<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.showsCancelButton, publisher) }

    public func barTintColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.barTintColor, publisher) }

    public func isTranslucent<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isTranslucent, publisher) }
}

extension LayoutDraft {
    public func isUserInteractionEnabled<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isUserInteractionEnabled, publisher) }

    public func tag<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Int, P.Failure == Never { assign(\.tag, publisher) }

    public func frame<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGRect, P.Failure == Never { assign(\.frame, publisher) }

    public func bounds<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGRect, P.Failure == Never { assign(\.bounds, publisher) }

    public func center<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGPoint, P.Failure == Never { assign(\.center, publisher) }

    public func isMultipleTouchEnabled<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isMultipleTouchEnabled, publisher) }

    public func isExclusiveTouch<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isExclusiveTouch, publisher) }

    public func autoresizesSubviews<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.autoresizesSubviews, publisher) }

    public func layoutMargins<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIEdgeInsets, P.Failure == Never { assign(\.layoutMargins, publisher) }

    public func directionalLayoutMargins<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == NSDirectionalEdgeInsets, P.Failure == Never { assign(\.directionalLayoutMargins, publisher) }

    public func preservesSuperviewLayoutMargins<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.preservesSuperviewLayoutMargins, publisher) }

    public func insetsLayoutMarginsFromSafeArea<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.insetsLayoutMarginsFromSafeArea, publisher) }

    public func clipsToBounds<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.clipsToBounds, publisher) }

    public func backgroundColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.backgroundColor, publisher) }

    public func alpha<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == CGFloat, P.Failure == Never { assign(\.alpha, publisher) }

    public func isOpaque<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isOpaque, publisher) }

    public func clearsContextBeforeDrawing<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.clearsContextBeforeDrawing, publisher) }

    public func isHidden<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.isHidden, publisher) }

    public func tintColor<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIColor?, P.Failure == Never { assign(\.tintColor, publisher) }

    public func translatesAutoresizingMaskIntoConstraints<P: Publisher>(assignedBy publisher: P)
        -> LayoutDraftSubscriber<View>
    where P.Output == Bool, P.Failure == Never { assign(\.translatesAutoresizingMaskIntoConstraints, publisher) }

    public func restorationIdentifier<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == String?, P.Failure == Never { assign(\.restorationIdentifier, publisher) }

    public func contentMode<P: Publisher>(assignedBy publisher: P) -> LayoutDraftSubscriber<View>
    where P.Output == UIView.ContentMode, P.Failure == Never { assign(\.contentMode, publisher) }
}
