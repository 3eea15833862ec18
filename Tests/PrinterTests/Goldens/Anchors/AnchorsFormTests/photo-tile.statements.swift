// Printed by draft-inspect with --dialect anchors --form statements --view-config.

self.addSubview(photoView)
photoView.translatesAutoresizingMaskIntoConstraints = false
self.addSubview(badge)
badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

NSLayoutConstraint.activate([
    photoView.topAnchor.constraint(equalTo: self.topAnchor),
    photoView.leftAnchor.constraint(equalTo: self.leftAnchor),
    photoView.rightAnchor.constraint(equalTo: self.rightAnchor),
])
