/// The axes on which the content of a view asks for a length.
package enum ContentAxes: Sendable, Equatable {
    case both, height
}

/// How the length that the content of a class asks for is found.
package enum ContentKind: Sendable, Equatable {
    case unknown
    /// The content asks for nothing (`UIView.noIntrinsicMetric`).
    case nothing
    /// Lengths that the class alone decides: ``UIKitClass/sizes``.
    case fixed(ContentAxes)
    /// It has content, whose lengths no source records.
    case unrecorded(ContentAxes)
    case label, textView, textField, button, image
    /// As wide as its titles.
    case segments
    /// As wide as its dots.
    case pages
    /// AppKit: a line that is as thick as recorded, and as long as constraints make it.
    case thickness
    /// AppKit: an indicator that spins, or a bar.
    case progress
    /// AppKit: a group, or a line where it separates.
    case box
}
