// Printed by draft-inspect with --dialect notautolayout --form plan --view-config.
// Call configureViews(), then addSubviews().

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
}

func layOutSubviews() {
    // mapController.view is not laid out: no required equality fixes its height
    // cardView is not laid out: it depends on listView, which is not laid out
    // listView is not laid out: it depends on cardView, which is not laid out
}
