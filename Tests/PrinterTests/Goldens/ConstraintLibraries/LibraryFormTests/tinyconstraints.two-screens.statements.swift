// Printed by draft-inspect with --dialect tinyconstraints --form statements --view-config.

// MARK: - FirstViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)

oneLabel.topToSuperview()

// MARK: - SecondViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)

oneLabel.topToSuperview(usingSafeArea: true)
