// Printed by draft-inspect with --dialect tinyconstraints --form statements.

let backdrop = UIView()
let titleLabel = UILabel()

view.addSubview(backdrop)
backdrop.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
view.addSubview(titleLabel)
view.addSubview(badge)
view.addSubview(blur)
blur.translatesAutoresizingMaskIntoConstraints = false
addChild(mapController)
view.addSubview(mapController.view)
mapController.didMove(toParent: self)
backdrop.addSubview(inner)
blur.contentView.addSubview(note)

inner.topToSuperview(offset: 4)
inner.leading(to: titleLabel)

titleLabel.topToSuperview()
titleLabel.leadingToTrailing(of: badge, offset: 8)
titleLabel.trailing(to: mapController.view)

badge.width(20)

note.edgesToSuperview()

mapController.view.edgesToSuperview()
