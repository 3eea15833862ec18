// Printed by draft-inspect with --dialect snapkit --form statements --view-config.

let cardView = CardView()

listView.backgroundColor = UIColor(white: 1, alpha: 0.5)

addChild(mapController)
view.addSubview(mapController.view)
mapController.didMove(toParent: self)
view.addSubview(cardView)
view.addSubview(listView)
view.addLayoutGuide(fold)

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
