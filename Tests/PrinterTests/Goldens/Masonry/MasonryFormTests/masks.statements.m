// Printed by draft-inspect with --dialect masonry --form statements.

UIView *backdrop = [[UIView alloc] init];
UILabel *titleLabel = [[UILabel alloc] init];

[self.view addSubview:backdrop];
backdrop.frame = CGRectMake(0, 0, 320, 480);
backdrop.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
[self.view addSubview:titleLabel];
[self.view addSubview:self.badge];
[self.view addSubview:self.blur];
self.blur.translatesAutoresizingMaskIntoConstraints = NO;
[self addChildViewController:self.mapController];
[self.view addSubview:self.mapController.view];
[self.mapController didMoveToParentViewController:self];
[backdrop addSubview:self.inner];
[self.blur.contentView addSubview:self.note];

[self.inner mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(backdrop).offset(4);
    make.leading.equalTo(titleLabel);
}];

[titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view);
    make.leading.equalTo(self.badge.mas_trailing).offset(8);
    make.trailing.equalTo(self.mapController.view);
}];

[self.badge mas_makeConstraints:^(MASConstraintMaker *make) {
    make.width.mas_equalTo(20);
}];

[self.note mas_makeConstraints:^(MASConstraintMaker *make) {
    make.edges.equalTo(self.blur.contentView);
}];

[self.mapController.view mas_makeConstraints:^(MASConstraintMaker *make) {
    make.edges.equalTo(self.view);
}];
