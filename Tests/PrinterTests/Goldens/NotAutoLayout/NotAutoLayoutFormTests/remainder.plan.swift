// Printed by draft-inspect with --dialect notautolayout --form plan.
// Call addSubviews().

func addSubviews() {
    view.addSubview(a)
    view.addSubview(s)
    s.addSubview(s1)
    s.addSubview(s2)
    s.addSubview(over)
    s.addArrangedSubview(s2)
    s.addArrangedSubview(s1)
    s.setCustomSpacing(20, after: s2)
}

func layOutSubviews() {
    // a is not laid out: no required equality fixes its vertical position
    // s is not laid out: no required equality fixes its width
    // over is not laid out: no required equality fixes its horizontal position
}
