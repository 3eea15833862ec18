// Printed by draft-inspect with --dialect easypeasy --form statements --view-config.

// not set of view: style "grouped", rowHeight 44 (its controller has it as a UIView)

let tableHeaderView = UIView()

view.addSubview(tableHeaderView)
tableHeaderView.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
