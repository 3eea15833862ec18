// Printed by draft-inspect with --dialect stevia --form statements.

let backdrop = UIView()
let titleLabel = UILabel()

view.addSubview(backdrop)
backdrop.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
view.addSubview(titleLabel)
titleLabel.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(badge)
badge.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(blur)
blur.translatesAutoresizingMaskIntoConstraints = false
addChild(mapController)
view.addSubview(mapController.view)
mapController.view.translatesAutoresizingMaskIntoConstraints = false
mapController.didMove(toParent: self)
backdrop.addSubview(inner)
inner.translatesAutoresizingMaskIntoConstraints = false
blur.contentView.addSubview(note)
note.translatesAutoresizingMaskIntoConstraints = false

let defaultPriority = SteviaLayoutConstraint.defaultPriority
SteviaLayoutConstraint.defaultPriority = 1000
inner.top(4)
inner.Leading == titleLabel.Leading

titleLabel.top(0)
titleLabel.Leading == badge.Trailing + 8
titleLabel.Trailing == mapController.view.Trailing

badge.width(20)

note.fillVertically().left(0).right(0)

mapController.view.fillVertically().left(0).right(0)

SteviaLayoutConstraint.defaultPriority = defaultPriority
