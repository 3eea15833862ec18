// Printed by draft-inspect with --dialect stevia --form plan --view-config.
// Call configureViews(), then addSubviews(), then makeConstraints().

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

func makeConstraints() {
    let defaultPriority = SteviaLayoutConstraint.defaultPriority
    SteviaLayoutConstraint.defaultPriority = 1000
    mapController.view.top(0).left(0).right(0)
    mapController.view.Bottom == fold.Top

    cardView.leading(0).width(120)
    cardView.Top == fold.Bottom

    listView.left(0).right(0).bottom(0)
    listView.Top == cardView.Bottom

    SteviaLayoutConstraint.defaultPriority = defaultPriority

    NSLayoutConstraint.activate([
        // its first item is a layout guide
        fold.topAnchor.constraint(equalTo: view.centerYAnchor)
    ])
}
