// Printed by draft-inspect with --dialect tinyconstraints --form plan --view-config.
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
    fold.top(to: view, view.centerYAnchor)

    mapController.view.edgesToSuperview(excluding: .bottom)
    mapController.view.bottomToTop(of: fold)

    cardView.topToBottom(of: fold)
    cardView.leadingToSuperview()
    cardView.width(120)

    listView.topToBottom(of: cardView)
    listView.edgesToSuperview(excluding: .top)
}
