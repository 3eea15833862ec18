import UIKit

extension UIView {
    /// The widest readable content at the standard text size, in points, as `LayoutSemantics` has it.
    private static let readableWidth: CGFloat = 672

    /// What UIKit gives as `readableContentGuide.layoutFrame`: between the margins, centered, not wider than readable.
    var readableRect: Rect {
        let margins = bounds.inset(by: layoutMargins)
        let width = min(margins.width, Self.readableWidth)
        return Rect(
            CGRect(x: margins.midX - width / 2, y: margins.minY, width: width, height: margins.height)
        )
    }
}
