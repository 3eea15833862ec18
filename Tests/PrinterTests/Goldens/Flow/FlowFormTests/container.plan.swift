// Printed by draft-inspect with --dialect flow --form plan --view-config.
// Call configureViews(), then addSubviews(), then applyFlows(), then activateConstraints().

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

func applyFlows() {
    mapController.view.flow()
        .top()
        .left()
        .right()
        .withSuperview()
    cardView.flow().leading().constant(.width, constant: 120).withSuperview()
    listView.flow()
        .left()
        .bottom()
        .right()
        .withSuperview()
        .top(.bottom)
        .withView(cardView)
}

func activateConstraints() {
    NSLayoutConstraint.activate([
        // its first item is a layout guide
        fold.topAnchor.constraint(equalTo: view.centerYAnchor),
        // its second item is a layout guide
        mapController.view.bottomAnchor.constraint(equalTo: fold.topAnchor),
        cardView.topAnchor.constraint(equalTo: fold.bottomAnchor),
    ])
}
