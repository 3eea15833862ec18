// Printed by draft-inspect with --dialect purelayout --form statements --view-config.

let cardView = CardView()

listView.backgroundColor = UIColor(white: 1, alpha: 0.5)

addChild(mapController)
view.addSubview(mapController.view)
mapController.didMove(toParent: self)
view.addSubview(cardView)
view.addSubview(listView)
view.addLayoutGuide(fold)

mapController.view.autoPinEdge(toSuperviewEdge: .top)
mapController.view.autoPinEdge(toSuperviewEdge: .left)
mapController.view.autoPinEdge(toSuperviewEdge: .right)

cardView.autoPinEdge(toSuperviewEdge: .leading)
cardView.autoSetDimension(.width, toSize: 120)

listView.autoPinEdge(.top, to: .bottom, of: cardView)
listView.autoPinEdge(toSuperviewEdge: .left)
listView.autoPinEdge(toSuperviewEdge: .right)
listView.autoPinEdge(toSuperviewEdge: .bottom)

NSLayoutConstraint.activate([
    // its first item is a layout guide
    fold.topAnchor.constraint(equalTo: view.centerYAnchor),
    // its second item is a layout guide other than the same edge of its superview's safe area
    mapController.view.bottomAnchor.constraint(equalTo: fold.topAnchor),
    cardView.topAnchor.constraint(equalTo: fold.bottomAnchor),
])
