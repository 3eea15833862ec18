// Printed by draft-inspect with --dialect swiftlayout --form statements --view-config.

self.contentView.sl.sublayout {
    titleLabel.sl.anchors {
        Anchors.top.left
    }
}.finalActive()
