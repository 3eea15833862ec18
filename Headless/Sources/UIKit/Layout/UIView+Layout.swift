extension UIView {
    /// Whether the constraints leave something of the view's frame open. `false` for views that their masks place.
    public var hasAmbiguousLayout: Bool {
        SolvedHierarchy(hierarchyRoot).map { !$0.openAttributes(of: self).isEmpty } ?? false
    }

    /// The constraints that can affect the view's position or size on an axis: those that reach it over other views and
    /// guides of its hierarchy.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        SolvedHierarchy(hierarchyRoot)?.constraints(affecting: self, axis) ?? []
    }

    /// The view above all others.
    var hierarchyRoot: UIView {
        var root = self
        while let above = root.superview { root = above }
        return root
    }

    /// The size rounded up to the pixel; `nil` where numbers are not finite.
    ///
    /// Texts break their lines in the widths of the solution before, first on one line, as in UIKit's two passes.
    func fittedSize(_ target: FittingTarget) -> CGSize? {
        var rooms: [ObjectIdentifier: CGFloat] = [:]
        var size: CGSize?
        for _ in 0..<4 {
            guard let solved = SolvedHierarchy(self, rooms: rooms, fitting: target) else { return nil }
            let frames = solved.frames
            size = frames.first { $0.view === self }?.frame.size
            var widths: [ObjectIdentifier: CGFloat] = [:]
            for (view, frame) in frames where view.wrapsText { widths[ObjectIdentifier(view)] = frame.width }
            if widths == rooms { break }
            rooms = widths
        }
        return size?.roundedUpToPixel
    }

    /// The widths of texts that break their lines, as their frames are.
    var textRooms: [ObjectIdentifier: CGFloat] {
        var rooms: [ObjectIdentifier: CGFloat] = [:]
        for view in subtree() where view.wrapsText && view.frame.width > 0 {
            rooms[ObjectIdentifier(view)] = view.frame.width
        }
        return rooms
    }

    /// Moves subviews as their masks say: flexible parts share the change in proportion to what they were.
    func resizeSubviews(withOldSize oldSize: CGSize) {
        let size = frame.size
        if size == oldSize || !autoresizesSubviews { return }
        for view in children where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            let mask = view.autoresizingMask
            var frame = view.frame
            (frame.origin.x, frame.size.width) = UIView.resized(
                frame.origin.x,
                frame.size.width,
                from: oldSize.width,
                to: size.width,
                flexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                )
            )
            (frame.origin.y, frame.size.height) = UIView.resized(
                frame.origin.y,
                frame.size.height,
                from: oldSize.height,
                to: size.height,
                flexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                )
            )
            view.frame = frame
        }
    }

    private static func resized(
        _ position: CGFloat,
        _ length: CGFloat,
        from old: CGFloat,
        to new: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (CGFloat, CGFloat) {
        let after = old - position - length
        let flexibleLength =
            (flexible.before ? position : 0) + (flexible.length ? length : 0) + (flexible.after ? after : 0)
        let count = CGFloat([flexible.before, flexible.length, flexible.after].filter { $0 }.count)
        if count == 0 { return (position, length) }
        let change = new - old
        // Parts of no length share the change equally.
        func part(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
            if !isFlexible { return part }
            return flexibleLength == 0 ? part + change / count : part + change * part / flexibleLength
        }
        return (part(flexible.before, position), part(flexible.length, length))
    }
}

extension CGSize {
    @MainActor var roundedUpToPixel: CGSize {
        let scale = UIScreen.main.scale
        func pixel(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
        return CGSize(width: pixel(width), height: pixel(height))
    }
}
