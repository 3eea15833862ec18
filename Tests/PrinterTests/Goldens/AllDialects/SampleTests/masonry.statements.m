// Printed by draft-inspect with --dialect masonry --form statements --view-config.

// not set: shadowPath {"from":1}
UILabel *titleLabel = [[UILabel alloc] init];
titleLabel.text = @"Welcome \"back\"";
titleLabel.font = [UIFont preferredFontForTextStyle:UIFontTextStyleTitle1];
titleLabel.textColor = UIColor.labelColor;
titleLabel.numberOfLines = 0;

UIView *badge = [[UIView alloc] init];
UILayoutGuide *fold = [[UILayoutGuide alloc] init];

self.view.backgroundColor = UIColor.systemBackgroundColor;

self.logoView.image = [UIImage imageNamed:@"logo"];
self.logoView.contentMode = UIViewContentModeScaleAspectFit;
[self.logoView setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
[self.logoView setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisVertical];

self.emailField.placeholder = @"Email";
self.emailField.borderStyle = UITextBorderStyleRoundedRect;

self.passwordField.placeholder = @"Password";
self.passwordField.secureTextEntry = YES;

self.signInButton.titleLabel.font = [UIFont systemFontOfSize:17 weight:UIFontWeightSemibold];
[self.signInButton setTitle:@"Sign in" forState:UIControlStateNormal];
self.signInButton.backgroundColor = [UIColor colorNamed:@"Brand"];

[self.view addSubview:self.logoView];
[self.view addSubview:titleLabel];
[self.view addSubview:self.form];
[self.view addSubview:self.signInButton];
[self.view addSubview:badge];
badge.frame = CGRectMake(10, 10.5, 20, 20);
badge.autoresizingMask = UIViewAutoresizingFlexibleRightMargin;
[self.form addArrangedSubview:self.emailField];
[self.form addArrangedSubview:self.passwordField];
[self.form setCustomSpacing:20 afterView:self.emailField];
[self.view addLayoutGuide:fold];

[self.logoView mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(40);
    make.centerX.equalTo(self.view);
    make.width.mas_equalTo(96);
    make.height.equalTo(self.logoView.mas_width).multipliedBy(0.5);
}];

[titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.logoView.mas_bottom).offset(24);
    make.leading.equalTo(self.view.mas_leadingMargin);
    make.bottom.equalTo([[MASViewAttribute alloc] initWithView:self.view item:fold layoutAttribute:NSLayoutAttributeTop]);
}];

[self.form mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo([[MASViewAttribute alloc] initWithView:self.view item:fold layoutAttribute:NSLayoutAttributeBottom])
        .offset(32);
    make.leading.trailing.equalTo(self.view).inset(24);
}];

[self.emailField mas_makeConstraints:^(MASConstraintMaker *make) {
    make.height.mas_equalTo(44);
}];

[self.passwordField mas_makeConstraints:^(MASConstraintMaker *make) {
    make.height.equalTo(self.emailField);
}];

[self.signInButton mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.form.mas_bottom).offset(24);
    make.firstBaseline.equalTo(titleLabel.mas_lastBaseline).offset(300).priority(600);
    make.leading.trailing.equalTo(self.form);
    make.bottom.lessThanOrEqualTo(self.view.mas_safeAreaLayoutGuideBottom).offset(-16);
    make.centerX.equalTo(self.view).multipliedBy(0.5).priorityLow();
    make.height.mas_greaterThanOrEqualTo(50).priority(999.5);
}];

// it has an identifier
NSLayoutConstraint *titleLabelTrailing = [titleLabel.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor
    constant:-24];
titleLabelTrailing.priority = 750;
titleLabelTrailing.identifier = @"edge";
[NSLayoutConstraint activateConstraints:@[
    // it compares the distances of anchors
    [[titleLabel.bottomAnchor anchorWithOffsetToAnchor:self.form.topAnchor] constraintEqualToAnchor:self.logoView.heightAnchor
        multiplier:2
        constant:3],
    titleLabelTrailing,
]];
