// Printed by draft-inspect with --dialect easypeasy --form statements --view-config.

let cardView = CardView()

listView.backgroundColor = UIColor(white: 1, alpha: 0.5)

addChild(mapController)
view.addSubview(mapController.view)
mapController.didMove(toParent: self)
view.addSubview(cardView)
view.addSubview(listView)
view.addLayoutGuide(fold)

fold.easy.layout(Top().to(view, .centerY))

mapController.view.easy.layout(Top(), Left(), Right(), Bottom().to(fold))

cardView.easy.layout(Top().to(fold), Leading(), Width(120))

listView.easy.layout(Top().to(cardView), Left(), Right(), Bottom())
