// Printed by draft-inspect with --dialect swiftlayout --form plan --view-config.
// Let the class conform to Layoutable, and call prepareLayout(), then sl.updateLayout(), then completeLayout().

var activation: Activation?

@LayoutBuilder
var layout: some Layout {
    self.sl.sublayout {
        photoView.sl.anchors {
            Anchors.top.left.right
        }
    }
}

func prepareLayout() {
    // its autoresizing mask places it, which layouts turn off
    addSubview(badge)
    badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
    badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
}

func completeLayout() {
    // a layout adds views in the order of its lines, above those that are there
    bringSubviewToFront(badge)
}
