// Printed by draft-inspect with --dialect snapkit --form statements --view-config.

// MARK: - FirstViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)

oneLabel.snp.makeConstraints { make in
    make.top.equalToSuperview()
}

// MARK: - SecondViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)

oneLabel.snp.makeConstraints { make in
    make.top.equalTo(view.safeAreaLayoutGuide)
}
