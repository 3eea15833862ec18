// Printed by draft-inspect with --dialect purelayout --form statements --view-config.

// MARK: - FirstViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)

oneLabel.autoPinEdge(toSuperviewEdge: .top)

// MARK: - SecondViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)

oneLabel.autoPinEdge(toSuperviewSafeArea: .top)
