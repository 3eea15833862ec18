// Printed by draft-inspect with --dialect easypeasy --form plan.
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
    inner.easy.layout(Top(4), Leading().to(titleLabel, .leading))

    titleLabel.easy.layout(Top(), Leading(8).to(badge), Trailing().to(mapController.view, .trailing))

    badge.easy.layout(Width(20))

    note.easy.layout(Edges())

    mapController.view.easy.layout(Edges())
}
