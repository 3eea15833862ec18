// Printed by draft-inspect with --dialect swiftlayout --form plan --view-config.
// Let the class conform to Layoutable, and call configureViews(), then prepareLayout(), then sl.updateLayout(), then completeLayout().

private let cardView = CardView()

var activation: Activation?

@LayoutBuilder
var layout: some Layout {
    view.sl.sublayout {
        fold.sl.anchors {
            Anchors.top.equalToSuper(attribute: .centerY)
        }
        mapController.view.sl.anchors {
            Anchors.top.left.right
            Anchors.bottom.equalTo(fold, attribute: .top)
        }
        cardView.sl.anchors {
            Anchors.top.equalTo(fold, attribute: .bottom)
            Anchors.leading
            Anchors.width.equalTo(constant: 120)
        }
        listView.sl.anchors {
            Anchors.top.equalTo(cardView, attribute: .bottom)
            Anchors.bottom.left.right
        }
    }
}

/// Sets properties of views that exist already.
func configureViews() {
    listView.backgroundColor = UIColor(white: 1, alpha: 0.5)
}

func prepareLayout() {
    // a layout adds views, not controllers
    addChild(mapController)
}

func completeLayout() {
    // a layout adds views, not controllers
    mapController.didMove(toParent: self)
}
