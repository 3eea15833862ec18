// Printed by draft-inspect with --dialect snapkit --form plan --view-config.
// Call addSubviews(), then makeConstraints().

// MARK: - FirstViewController

private let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

func addSubviews() {
    view.addSubview(oneLabel)
}

func makeConstraints() {
    oneLabel.snp.makeConstraints { make in
        make.top.equalToSuperview()
    }
}

// MARK: - SecondViewController

private let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

func addSubviews() {
    view.addSubview(oneLabel)
}

func makeConstraints() {
    oneLabel.snp.makeConstraints { make in
        make.top.equalTo(view.safeAreaLayoutGuide)
    }
}
