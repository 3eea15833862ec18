// Printed by draft-inspect with --dialect cartography --form plan --view-config.
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
    constrain(oneLabel, view) { oneLabel, view in
        oneLabel.top == view.top
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
    constrain(oneLabel, view) { oneLabel, view in
        oneLabel.top == view.safeAreaLayoutGuide.top
    }
}
