import LayoutModel
import LayoutSemantics

extension Layout.View {
    /// The content size of a control in another language, if that differs from the recorded one.
    ///
    /// A text that is longer than the one in the file needs more space than was drawn: the content size is the recorded
    /// one, changed by the difference of the estimates for the two texts. A text that wraps is as high as its lines in whatever width
    /// it gets.
    ///
    /// - Parameter base: The text in the file itself.
    func contentSize(translatedFrom base: String?, in layout: Layout) -> PerAxis<Double?>? {
        guard let base, let text, text != base, let frame = recordedFrame, intrinsicContentSize == nil,
            [.label, .button, .textField].contains(contentKind), !wrapsText
        else { return nil }
        var original = self
        original.text = base
        let context = ContentContext(of: layout)
        func estimate(_ view: Layout.View, _ axis: Axis) -> ContentEstimate {
            ContentEstimate(of: view, axis, in: context)
        }
        let (before, after) = (estimate(original, .horizontal), estimate(self, .horizontal))
        let drawn = frame.width - alignmentRectInsets.left - alignmentRectInsets.right
        var width = after.typical
        if before.plausible.contains(drawn), before.typical > 0 {
            let scale = min(max(drawn / before.typical, 0.7), 1.4)
            width = max(0, drawn + (after.typical - before.typical) * scale)
        }
        let (low, high) = (estimate(original, .vertical), estimate(self, .vertical))
        var height = high.typical
        if low.plausible.contains(frame.height) {
            height = frame.height - alignmentRectInsets.top - alignmentRectInsets.bottom
        }
        return PerAxis(width.rounded(.up), height)
    }
}
