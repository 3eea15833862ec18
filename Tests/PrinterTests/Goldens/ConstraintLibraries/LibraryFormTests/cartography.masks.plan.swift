// Printed by draft-inspect with --dialect cartography --form plan.
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
    constrain(inner, backdrop, titleLabel) { inner, backdrop, titleLabel in
        inner.top == backdrop.top + 4
        inner.leading == titleLabel.leading
    }

    constrain(titleLabel, view, badge, mapController.view) { titleLabel, view, badge, mapControllerView in
        titleLabel.top == view.top
        titleLabel.leading == badge.trailing + 8
        titleLabel.trailing == mapControllerView.trailing
    }

    constrain(badge) { badge in
        badge.width == 20
    }

    constrain(note, blur.contentView) { note, contentView in
        note.top == contentView.top
        note.left == contentView.left
        note.right == contentView.right
        note.bottom == contentView.bottom
    }

    constrain(mapController.view, view) { view, view2 in
        view.top == view2.top
        view.left == view2.left
        view.right == view2.right
        view.bottom == view2.bottom
    }
}
