// Printed by draft-inspect with --dialect draftsman --form statements --view-config.

let cardView = CardView()

listView.backgroundColor = UIColor(white: 1, alpha: 0.5)

addChild(mapController)
view.addSubview(mapController.view)
mapController.didMove(toParent: self)
view.addSubview(cardView)
view.addSubview(listView)
view.addLayoutGuide(fold)

mapController.drf
    .translatesAutoresizingMaskIntoConstraints(false)
    .top.horizontal.equal(with: .parent)
    .bottom.equal(to: fold.topAnchor)
    .apply()
cardView.drf
    .top.equal(to: fold.bottomAnchor)
    .leading.equal(with: .parent)
    .width.equal(to: 120)
    .apply()
listView.drf
    .bottom.horizontal.equal(with: .parent)
    .top.equal(to: cardView.bottomAnchor)
    .apply()

NSLayoutConstraint.activate([
    // its first item is a layout guide
    fold.topAnchor.constraint(equalTo: view.centerYAnchor)
])
