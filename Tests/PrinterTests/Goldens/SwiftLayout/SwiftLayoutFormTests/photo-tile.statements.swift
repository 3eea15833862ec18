// Printed by draft-inspect with --dialect swiftlayout --form statements --view-config.

// its autoresizing mask places it, which layouts turn off
addSubview(badge)
badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

self.sl.sublayout {
    photoView.sl.anchors {
        Anchors.top.left.right
    }
}.finalActive()

// a layout adds views in the order of its lines, above those that are there
bringSubviewToFront(badge)
