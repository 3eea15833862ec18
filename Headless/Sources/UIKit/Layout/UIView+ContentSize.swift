/// Sizes of content, as `draft-inspect` estimates those of texts and controls.
extension UIView {
    var noContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// The content size of the framework class, by axis ``noIntrinsicMetric`` where there is none; of a text its size on
    /// as few lines as it has.
    var measuredContentSize: CGSize { measuredContentSize(in: nil) }

    /// The content size as a dump states it: only classes of an app know one that the dump's other values do not give.
    var statedContentSize: CGSize {
        if FrameworkBase.name(of: self) == ClassName.text(of: type(of: self)) { return noContentSize }
        let size = intrinsicContentSize
        let measured = measuredContentSize
        return CGSize(
            width: size.width == measured.width ? UIView.noIntrinsicMetric : size.width,
            height: size.height == measured.height ? UIView.noIntrinsicMetric : size.height
        )
    }

    /// The width on as few lines as there are, and the height within a room.
    func wrappedContentSize(in room: CGFloat?) -> CGSize {
        let line = measuredContentSize
        guard let room, room < line.width else { return line }
        return CGSize(width: line.width, height: measuredContentSize(in: room).height)
    }

    /// The frame around the content within a width; lengths that the content does not have stay.
    func fittedContentSize(in size: CGSize) -> CGSize {
        let content = intrinsicContentSize
        let insets = alignmentRectInsets
        let fitted = CGSize(
            width: content.width < 0 ? bounds.width : content.width + insets.left + insets.right,
            height: content.height < 0 ? bounds.height : content.height + insets.top + insets.bottom
        )
        guard wrapsText, size.width > 0, size.width < fitted.width else { return fitted }
        return CGSize(width: size.width, height: wrappedContentSize(in: size.width).height)
    }

    /// Whether a text of the view breaks its lines where it lacks width.
    var wrapsText: Bool {
        if let label = self as? UILabel { return label.numberOfLines != 1 }
        if let text = self as? UITextView { return !text.isScrollEnabled }
        return false
    }

    /// Whether the framework class of the view has no content of its own.
    var isContainer: Bool {
        !(self is UILabel || self is UIControl || self is UIImageView || self is UITextView || self is UIProgressView
            || self is UIActivityIndicatorView || self is UIPickerView || self is UISearchBar || self is UIToolbar
            || self is UINavigationBar || self is UITabBar)
            || type(of: self) == UIControl.self
    }

    /// A size that follows whatever it is drawn towards is no content: the view is fitted to nothing and to plenty.
    private func measuredContentSize(in room: CGFloat?) -> CGSize {
        if isContainer { return noContentSize }
        guard let small = measured(in: room, towards: 0), let large = measured(in: room, towards: 5000) else {
            return noContentSize
        }
        return CGSize(
            width: small.width == large.width ? small.width : UIView.noIntrinsicMetric,
            height: small.height == large.height ? small.height : UIView.noIntrinsicMetric
        )
    }

    private func measured(in room: CGFloat?, towards length: CGFloat) -> CGSize? {
        let target = FittingTarget(
            size: CGSize(width: length, height: length),
            horizontalPriority: .fittingSizeLevel,
            verticalPriority: .fittingSizeLevel
        )
        let solved = SolvedHierarchy(contentOf: self, room: room, fitting: target)
        return solved?.frames.first { $0.view === self }?.frame.size.roundedUpToPixel
    }
}
