// Printed by draft-inspect with --dialect stevia --form statements --view-config.

// MARK: - FirstViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)
oneLabel.translatesAutoresizingMaskIntoConstraints = false

let defaultPriority = SteviaLayoutConstraint.defaultPriority
SteviaLayoutConstraint.defaultPriority = 1000
oneLabel.top(0)

SteviaLayoutConstraint.defaultPriority = defaultPriority

// MARK: - SecondViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)
oneLabel.translatesAutoresizingMaskIntoConstraints = false

oneLabel.Top == view.safeAreaLayoutGuide.Top
