// Printed by draft-inspect with --dialect easypeasy --form plan --view-config.
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
    oneLabel.easy.layout(Top())
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
    oneLabel.easy.layout(Top().to(view.safeAreaLayoutGuide, .top))
}
