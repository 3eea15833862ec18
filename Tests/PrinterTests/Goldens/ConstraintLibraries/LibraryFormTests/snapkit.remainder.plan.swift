// Printed by draft-inspect with --dialect snapkit --form plan.
// Call addSubviews(), then makeConstraints().

private let halfWay = UILayoutGuide()

func addSubviews() {
    view.addSubview(a)
    view.addSubview(s)
    s.addSubview(s1)
    s.addSubview(s2)
    s.addSubview(over)
    over.translatesAutoresizingMaskIntoConstraints = false
    s.addArrangedSubview(s2)
    s.addArrangedSubview(s1)
    s.setCustomSpacing(20, after: s2)
    a.addLayoutGuide(halfWay)
}

func makeConstraints() {
    a.snp.makeConstraints { make in
        make.top.equalTo(halfWay.snp.bottom)
        make.firstBaseline.equalTo(s)
        make.leading.equalTo(view.layoutMarginsGuide)
        make.centerX.equalToSuperview().multipliedBy(0.5)
        make.width.equalTo(40)
        make.width.equalTo(50).priority(.high)
        heightConstraint = make.height.equalTo(20).constraint.layoutConstraints.first
    }

    halfWay.snp.makeConstraints { make in
        make.top.equalTo(view).offset(8)
    }

    s.snp.makeConstraints { make in
        make.leading.equalTo(a.layoutMarginsGuide)
        make.trailing.equalTo(view.layoutMarginsGuide)
        make.bottom.equalToSuperview().priority(.low).labeled("low")
    }

    NSLayoutConstraint.activate([
        // it compares the distances of anchors
        a.bottomAnchor.anchorWithOffset(to: s.topAnchor).constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 3)
    ])
}
