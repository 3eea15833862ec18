// Printed by draft-inspect with --dialect notautolayout --form plan.
// Call addSubviews().
// Call layOutSubviews() in viewDidLayoutSubviews().

private let backdrop = UIView()
private let titleLabel = UILabel()

func addSubviews() {
    view.addSubview(backdrop)
    backdrop.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(titleLabel)
    view.addSubview(badge)
    view.addSubview(blur)
    addChild(mapController)
    view.addSubview(mapController.view)
    mapController.didMove(toParent: self)
    backdrop.addSubview(inner)
    blur.contentView.addSubview(note)
}

func layOutSubviews() {
    view.nal.layout(mapController.view) {
        $0
            .setLeft(by: { $0.left })
            .setRight(by: { $0.right })
            .setTop(by: { $0.top })
            .setBottom(by: { $0.bottom })
    }
    blur.contentView.nal.layout(note) {
        $0
            .setLeft(by: { $0.left })
            .setRight(by: { $0.right })
            .setTop(by: { $0.top })
            .setBottom(by: { $0.bottom })
    }
    // inner is not laid out: no required equality fixes its horizontal position
    // titleLabel is not laid out: it depends on badge, which is not laid out
    // badge is not laid out: it depends on titleLabel, which is not laid out
    // blur is not laid out: no required equality fixes its horizontal position
}
