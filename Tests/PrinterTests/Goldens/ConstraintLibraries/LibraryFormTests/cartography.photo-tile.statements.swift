// Printed by draft-inspect with --dialect cartography --form statements --view-config.

addSubview(photoView)
addSubview(badge)
badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

constrain(photoView, self) { photoView, view in
    photoView.top == view.top
    photoView.left == view.left
    photoView.right == view.right
}
