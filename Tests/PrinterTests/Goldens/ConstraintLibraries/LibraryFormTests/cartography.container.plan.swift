// Printed by draft-inspect with --dialect cartography --form plan --view-config.
// Call configureViews(), then addSubviews(), then makeConstraints().

private let cardView = CardView()

/// Sets properties of views that exist already.
func configureViews() {
    listView.backgroundColor = UIColor(white: 1, alpha: 0.5)
}

func addSubviews() {
    addChild(mapController)
    view.addSubview(mapController.view)
    mapController.didMove(toParent: self)
    view.addSubview(cardView)
    view.addSubview(listView)
    view.addLayoutGuide(fold)
}

func makeConstraints() {
    constrain(fold, view) { fold, view in
        fold.top == view.centerY
    }

    constrain(mapController.view, view, fold) { view, view2, fold in
        view.top == view2.top
        view.left == view2.left
        view.right == view2.right
        view.bottom == fold.top
    }

    constrain(cardView, fold, view) { cardView, fold, view in
        cardView.top == fold.bottom
        cardView.leading == view.leading
        cardView.width == 120
    }

    constrain(listView, cardView, view) { listView, cardView, view in
        listView.top == cardView.bottom
        listView.left == view.left
        listView.right == view.right
        listView.bottom == view.bottom
    }
}
