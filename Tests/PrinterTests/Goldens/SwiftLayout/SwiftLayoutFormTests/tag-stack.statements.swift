// Printed by draft-inspect with --dialect swiftlayout --form statements --view-config.

self.sl.sublayout {
    iconView.sl.anchors {
        Anchors.size.equalTo(width: 16, height: 16)
    }
    nameLabel
}.finalActive()

// layouts have no custom spacing
setCustomSpacing(8, after: iconView)
