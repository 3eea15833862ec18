// Printed by draft-inspect with --dialect purelayout --form plan --view-config.
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
    oneLabel.autoPinEdge(toSuperviewEdge: .top)
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
    oneLabel.autoPinEdge(toSuperviewSafeArea: .top)
}
