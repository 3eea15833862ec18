// Printed by draft-inspect with --dialect stevia --form plan --view-config.
// Call addSubviews(), then makeConstraints().

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

func makeConstraints() {
    let defaultPriority = SteviaLayoutConstraint.defaultPriority
    SteviaLayoutConstraint.defaultPriority = 1000
    oneLabel.top(0)

    SteviaLayoutConstraint.defaultPriority = defaultPriority
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

func makeConstraints() {
    oneLabel.Top == view.safeAreaLayoutGuide.Top
}
