// Printed by draft-inspect with --dialect purelayout --form plan.
// Call addSubviews(), then makeConstraints().

private let backdrop = UIView()
private let titleLabel = UILabel()

func addSubviews() {
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
}

func makeConstraints() {
    inner.autoPinEdge(toSuperviewEdge: .top, withInset: 4)
    inner.autoPinEdge(.leading, to: .leading, of: titleLabel)

    titleLabel.autoPinEdge(toSuperviewEdge: .top)
    titleLabel.autoPinEdge(.leading, to: .trailing, of: badge, withOffset: 8)
    titleLabel.autoPinEdge(.trailing, to: .trailing, of: mapController.view)

    badge.autoSetDimension(.width, toSize: 20)

    note.autoPinEdge(toSuperviewEdge: .top)
    note.autoPinEdge(toSuperviewEdge: .left)
    note.autoPinEdge(toSuperviewEdge: .right)
    note.autoPinEdge(toSuperviewEdge: .bottom)

    mapController.view.autoPinEdge(toSuperviewEdge: .top)
    mapController.view.autoPinEdge(toSuperviewEdge: .left)
    mapController.view.autoPinEdge(toSuperviewEdge: .right)
    mapController.view.autoPinEdge(toSuperviewEdge: .bottom)
}
