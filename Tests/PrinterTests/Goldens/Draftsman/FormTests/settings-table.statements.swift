// Printed by draft-inspect with --dialect draftsman --form statements --view-config.

// not set of view: style "grouped"

let tableHeaderView = UIView()

view.rowHeight = 44

view.addSubview(tableHeaderView)
tableHeaderView.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
