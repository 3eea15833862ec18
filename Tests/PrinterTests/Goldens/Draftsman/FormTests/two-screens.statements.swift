// Printed by draft-inspect with --dialect draftsman --form statements --view-config.

// MARK: - FirstViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)

oneLabel.drf.top.equal(with: .parent).apply()

// MARK: - SecondViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)

oneLabel.drf.top.equal(with: .safeArea).apply()
