// Printed by draft-inspect with --dialect anchors --form statements --view-config.

// MARK: - FirstViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)
oneLabel.translatesAutoresizingMaskIntoConstraints = false

NSLayoutConstraint.activate([
    oneLabel.topAnchor.constraint(equalTo: view.topAnchor)
])

// MARK: - SecondViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)
oneLabel.translatesAutoresizingMaskIntoConstraints = false

NSLayoutConstraint.activate([
    oneLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
])
