// Printed by draft-inspect with --dialect swiftlayout --form statements --view-config.

let cardView = CardView()

listView.backgroundColor = UIColor(white: 1, alpha: 0.5)

// a layout adds views, not controllers
addChild(mapController)

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
}.finalActive()

// a layout adds views, not controllers
mapController.didMove(toParent: self)
