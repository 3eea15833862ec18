// Printed by draft-inspect with --dialect stevia --form class --view-config.

import Stevia
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
        photoView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(badge)
        badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
        badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    }

    private func makeConstraints() {
        let defaultPriority = SteviaLayoutConstraint.defaultPriority
        SteviaLayoutConstraint.defaultPriority = 1000
        photoView.top(0).left(0).right(0)

        SteviaLayoutConstraint.defaultPriority = defaultPriority
    }
}
