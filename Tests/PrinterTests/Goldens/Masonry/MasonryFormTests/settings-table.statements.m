// Printed by draft-inspect with --dialect masonry --form statements --view-config.

// not set of view: style "grouped", rowHeight 44 (its controller has it as a UIView)

UIView *tableHeaderView = [[UIView alloc] init];

[self.view addSubview:tableHeaderView];
tableHeaderView.frame = CGRectMake(0, 0, 320, 60);
