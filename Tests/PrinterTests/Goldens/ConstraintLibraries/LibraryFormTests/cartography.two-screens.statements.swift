// Printed by draft-inspect with --dialect cartography --form statements --view-config.

// MARK: - FirstViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)

constrain(oneLabel, view) { oneLabel, view in
    oneLabel.top == view.top
}

// MARK: - SecondViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.addSubview(oneLabel)

constrain(oneLabel, view) { oneLabel, view in
    oneLabel.top == view.safeAreaLayoutGuide.top
}
