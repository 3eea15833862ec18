// Printed by draft-inspect with --dialect masonry --form statements --view-config.

CardView *cardView = [[CardView alloc] init];

self.listView.backgroundColor = [UIColor colorWithWhite:1 alpha:0.5];

[self addChildViewController:self.mapController];
[self.view addSubview:self.mapController.view];
[self.mapController didMoveToParentViewController:self];
[self.view addSubview:cardView];
[self.view addSubview:self.listView];
[self.view addLayoutGuide:self.fold];

[self.mapController.view mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.left.right.equalTo(self.view);
    make.bottom.equalTo([[MASViewAttribute alloc] initWithView:self.view item:self.fold layoutAttribute:NSLayoutAttributeTop]);
}];

[cardView mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo([[MASViewAttribute alloc] initWithView:self.view item:self.fold layoutAttribute:NSLayoutAttributeBottom]);
    make.leading.equalTo(self.view);
    make.width.mas_equalTo(120);
}];

[self.listView mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(cardView.mas_bottom);
    make.left.right.bottom.equalTo(self.view);
}];

[NSLayoutConstraint activateConstraints:@[
    // its first item is a layout guide
    [self.fold.topAnchor constraintEqualToAnchor:self.view.centerYAnchor],
]];
