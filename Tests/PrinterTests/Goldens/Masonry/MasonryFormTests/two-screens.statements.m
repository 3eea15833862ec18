// Printed by draft-inspect with --dialect masonry --form statements --view-config.

// MARK: - FirstViewController

UILabel *oneLabel = [[UILabel alloc] init];
oneLabel.text = @"One";

[self.view addSubview:oneLabel];

[oneLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view);
}];

// MARK: - SecondViewController

UILabel *oneLabel = [[UILabel alloc] init];
oneLabel.text = @"One";

[self.view addSubview:oneLabel];

[oneLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop);
}];
