// Printed by draft-inspect with --dialect snapkit --form plan --view-config.
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
    fold.snp.makeConstraints { make in
        make.top.equalTo(view.snp.centerY)
    }

    mapController.view.snp.makeConstraints { make in
        make.top.left.right.equalToSuperview()
        make.bottom.equalTo(fold.snp.top)
    }

    cardView.snp.makeConstraints { make in
        make.top.equalTo(fold.snp.bottom)
        make.leading.equalToSuperview()
        make.width.equalTo(120)
    }

    listView.snp.makeConstraints { make in
        make.top.equalTo(cardView.snp.bottom)
        make.left.right.bottom.equalToSuperview()
    }
}
