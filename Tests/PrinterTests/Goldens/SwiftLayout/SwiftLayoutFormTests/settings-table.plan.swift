// Printed by draft-inspect with --dialect swiftlayout --form plan --view-config.
// Call prepareLayout().

// not set of view: style "grouped", rowHeight 44 (its controller has it as a UIView)

private let tableHeaderView = UIView()

func prepareLayout() {
    // its autoresizing mask places it, which layouts turn off
    view.addSubview(tableHeaderView)
    tableHeaderView.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
}
