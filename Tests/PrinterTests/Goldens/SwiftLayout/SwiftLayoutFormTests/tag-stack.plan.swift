// Printed by draft-inspect with --dialect swiftlayout --form plan --view-config.
// Let the class conform to Layoutable, and call sl.updateLayout(), then completeLayout().

var activation: Activation?

@LayoutBuilder
var layout: some Layout {
    self.sl.sublayout {
        iconView.sl.anchors {
            Anchors.size.equalTo(width: 16, height: 16)
        }
        nameLabel
    }
}

func completeLayout() {
    // layouts have no custom spacing
    setCustomSpacing(8, after: iconView)
}
