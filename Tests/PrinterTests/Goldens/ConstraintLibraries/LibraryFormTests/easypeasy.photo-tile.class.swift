// Printed by draft-inspect with --dialect easypeasy --form class --view-config.

import EasyPeasy
import UIKit

final class PhotoTile: UIControl {
    let photoView = UIImageView()
    let badge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubviews()
        makeConstraints()
    }

    private func addSubviews() {
        addSubview(photoView)
        addSubview(badge)
        badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
        badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    }

    private func makeConstraints() {
        photoView.easy.layout(Top(), Left(), Right())
    }
}
