// Printed by draft-inspect with --dialect anchors --form plan --view-config.
// Call configureViews(), then addSubviews(), then activateConstraints().

private let cardView = CardView()

/// Sets properties of views that exist already.
func configureViews() {
    listView.backgroundColor = UIColor(white: 1, alpha: 0.5)
}

func addSubviews() {
    addChild(mapController)
    view.addSubview(mapController.view)
    mapController.view.translatesAutoresizingMaskIntoConstraints = false
    mapController.didMove(toParent: self)
    view.addSubview(cardView)
    cardView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(listView)
    listView.translatesAutoresizingMaskIntoConstraints = false
    view.addLayoutGuide(fold)
}

func activateConstraints() {
    NSLayoutConstraint.activate([
        fold.topAnchor.constraint(equalTo: view.centerYAnchor),

        mapController.view.topAnchor.constraint(equalTo: view.topAnchor),
        mapController.view.leftAnchor.constraint(equalTo: view.leftAnchor),
        mapController.view.bottomAnchor.constraint(equalTo: fold.topAnchor),
        mapController.view.rightAnchor.constraint(equalTo: view.rightAnchor),

        cardView.topAnchor.constraint(equalTo: fold.bottomAnchor),
        cardView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        cardView.widthAnchor.constraint(equalToConstant: 120),

        listView.topAnchor.constraint(equalTo: cardView.bottomAnchor),
        listView.leftAnchor.constraint(equalTo: view.leftAnchor),
        listView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        listView.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
}
