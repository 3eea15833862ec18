// Printed by draft-inspect with --dialect notautolayout --form class --view-config.

import NotAutoLayout
import UIKit

final class PhotoTile: UIControl {
    let photoView = UIImageView()
    let badge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubviews()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutSubviews()
    }

    private func addSubviews() {
        addSubview(photoView)
        addSubview(badge)
        badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
        badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    }

    private func layOutSubviews() {
        nal.layout(photoView) {
            $0
                .setLeft(by: { $0.left })
                .setRight(by: { $0.right })
                .setTop(by: { $0.top })
                .fitHeight()
        }
    }
}
