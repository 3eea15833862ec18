// Printed by draft-inspect with --dialect anchors --form statements --view-config.

addSubview(photoView)
photoView.translatesAutoresizingMaskIntoConstraints = false
addSubview(badge)
badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

NSLayoutConstraint.activate([
    photoView.topAnchor.constraint(equalTo: topAnchor),
    photoView.leftAnchor.constraint(equalTo: leftAnchor),
    photoView.rightAnchor.constraint(equalTo: rightAnchor),
])
