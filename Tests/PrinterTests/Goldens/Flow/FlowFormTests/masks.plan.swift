// Printed by draft-inspect with --dialect flow --form plan.
// Call addSubviews(), then applyFlows().

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

func applyFlows() {
    inner.flow()
        .top()
        .attribute(constant: 4)
        .withSuperview()
        .leading()
        .withView(titleLabel)
    titleLabel.flow()
        .top()
        .withSuperview()
        .leading(.trailing)
        .attribute(constant: 8)
        .withView(badge)
    titleLabel.flow().trailing().withView(mapController.view)
    badge.flow().constant(.width, constant: 20).withSelf()
    note.flow().edges().withSuperview()
    mapController.view.flow().edges().withSuperview()
}
