// Printed by draft-inspect with --dialect anchors --form plan --view-config.
// Call addSubviews(), then activateConstraints().

// MARK: - FirstViewController

private let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

func addSubviews() {
    view.addSubview(oneLabel)
    oneLabel.translatesAutoresizingMaskIntoConstraints = false
}

func activateConstraints() {
    NSLayoutConstraint.activate([
        oneLabel.topAnchor.constraint(equalTo: view.topAnchor)
    ])
}

// MARK: - SecondViewController

private let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

func addSubviews() {
    view.addSubview(oneLabel)
    oneLabel.translatesAutoresizingMaskIntoConstraints = false
}

func activateConstraints() {
    NSLayoutConstraint.activate([
        oneLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
    ])
}
