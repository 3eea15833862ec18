// Printed by draft-inspect with --dialect notautolayout --form plan --view-config.
// Call addSubviews().

// MARK: - FirstViewController

private let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

func addSubviews() {
    view.addSubview(oneLabel)
}

func layOutSubviews() {
    // oneLabel is not laid out: no required equality fixes its horizontal position
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

func layOutSubviews() {
    // oneLabel is not laid out: its superview scrolls, and what is set would move with the content
}
