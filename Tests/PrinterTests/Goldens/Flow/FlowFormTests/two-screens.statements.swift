// Printed by draft-inspect with --dialect flow --form statements --view-config.

// MARK: - FirstViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)

oneLabel.flow().top().withSuperview()

// MARK: - SecondViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)
oneLabel.translatesAutoresizingMaskIntoConstraints = false

NSLayoutConstraint.activate([
    // its second item is a layout guide
    oneLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
])
