// Printed by draft-inspect with --dialect easypeasy --form statements --view-config.

addSubview(photoView)
addSubview(badge)
badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

photoView.easy.layout(Top(), Left(), Right())
