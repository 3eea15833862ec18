import NotAutoLayout
import UIKit

/// A parent of 320 × 480 points and a view whose content is as wide as it is offered, and half as high, but at least
/// 40 × 30.
@MainActor
struct Made {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = Content()
    let other = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() {
        parent.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        parent.addSubview(view)
        parent.addSubview(other)
    }

    final class Content: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: max(40, size.height * 2), height: max(30, size.width / 2))
        }
    }

    /// The frame after one layout: x, y, width, height.
    static func frame(
        _ making: (LayoutMaker<IndividualProperty.Initial>, Made) -> LayoutMaker<IndividualProperty.Layout>
    ) -> [CGFloat] {
        let made = Made()
        made.parent.nal.layout(made.view) { making($0, made) }
        return made.view.frame.numbers
    }
}

extension CGRect {
    var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
