// Printed by draft-inspect with --dialect flow --form plan --view-config.
// Call addSubviews(), then applyFlows(), then activateConstraints().

// MARK: - FirstViewController

private let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

func addSubviews() {
    view.addSubview(oneLabel)
}

func applyFlows() {
    oneLabel.flow().top().withSuperview()
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
        // its second item is a layout guide
        oneLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
    ])
}
