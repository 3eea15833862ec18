// Printed by draft-inspect with --dialect anchors --form class --view-config.

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
        activateConstraints()
    }

    private func addSubviews() {
        addSubview(photoView)
        photoView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(badge)
        badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
        badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            photoView.topAnchor.constraint(equalTo: topAnchor),
            photoView.leftAnchor.constraint(equalTo: leftAnchor),
            photoView.rightAnchor.constraint(equalTo: rightAnchor),
        ])
    }
}
