// Printed by draft-inspect with --dialect swiftlayout --form plan --view-config.
// Let the class conform to Layoutable, and call sl.updateLayout().

var activation: Activation?

@LayoutBuilder
var layout: some Layout {
    self.contentView.sl.sublayout {
        titleLabel.sl.anchors {
            Anchors.top.left
        }
    }
}
