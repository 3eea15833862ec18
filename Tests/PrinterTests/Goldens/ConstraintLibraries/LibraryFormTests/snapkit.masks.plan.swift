// Printed by draft-inspect with --dialect snapkit --form plan.
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
    inner.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(4)
        make.leading.equalTo(titleLabel)
    }

    titleLabel.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.leading.equalTo(badge.snp.trailing).offset(8)
        make.trailing.equalTo(mapController.view)
    }

    badge.snp.makeConstraints { make in
        make.width.equalTo(20)
    }

    note.snp.makeConstraints { make in
        make.edges.equalToSuperview()
    }

    mapController.view.snp.makeConstraints { make in
        make.edges.equalToSuperview()
    }
}
