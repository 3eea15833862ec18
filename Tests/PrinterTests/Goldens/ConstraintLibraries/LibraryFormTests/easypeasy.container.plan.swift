// Printed by draft-inspect with --dialect easypeasy --form plan --view-config.
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
    fold.easy.layout(Top().to(view, .centerY))

    mapController.view.easy.layout(Top(), Left(), Right(), Bottom().to(fold))

    cardView.easy.layout(Top().to(fold), Leading(), Width(120))

    listView.easy.layout(Top().to(cardView), Left(), Right(), Bottom())
}
