// Printed by draft-inspect with --dialect masonry --form statements.

UIStackView *formStack = [[UIStackView alloc] init];
formStack.alignment = UIStackViewAlignmentCenter;
formStack.spacing = 8;

UISwitch *stackSwitch = [[UISwitch alloc] init];
UILabel *rememberMeLabel = [[UILabel alloc] init];
UIButton *signInButton = [[UIButton alloc] init];
UIView *separator = [[UIView alloc] init];

[self.view addSubview:self.logo];
[self.view addSubview:self.form];
[self.view addSubview:signInButton];
[self.view addSubview:separator];
[self.form addArrangedSubview:self.emailField];
[self.form addArrangedSubview:self.passwordField];
[self.form addArrangedSubview:formStack];
[formStack addArrangedSubview:stackSwitch];
[formStack addArrangedSubview:rememberMeLabel];

[self.logo mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(40);
    make.centerX.equalTo(self.view);
    make.width.mas_equalTo(120);
    make.height.equalTo(self.logo.mas_width).multipliedBy(0.5);
}];

[self.form mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.logo.mas_bottom).offset(32);
    make.leading.trailing.equalTo(self.view).inset(24);
}];

[self.emailField mas_makeConstraints:^(MASConstraintMaker *make) {
    make.height.mas_equalTo(44);
}];

[self.passwordField mas_makeConstraints:^(MASConstraintMaker *make) {
    make.height.equalTo(self.emailField);
}];

[stackSwitch mas_makeConstraints:^(MASConstraintMaker *make) {
    make.centerY.equalTo(rememberMeLabel.mas_firstBaseline).offset(-4);
}];

[signInButton mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.form.mas_bottom).offset(24);
    make.bottom.lessThanOrEqualTo(self.view.mas_safeAreaLayoutGuideBottom).offset(-16);
    make.centerX.equalTo(self.view);
    make.width.mas_greaterThanOrEqualTo(200);
    make.height.mas_equalTo(48).priority(999);
}];

[separator mas_makeConstraints:^(MASConstraintMaker *make) {
    make.left.right.bottom.equalTo(self.view);
    make.height.mas_equalTo(0.5);
}];

// it has an identifier
NSLayoutConstraint *formBottom = [self.form.bottomAnchor constraintLessThanOrEqualToAnchor:self.view.bottomAnchor
    constant:-8];
formBottom.priority = 250;
formBottom.identifier = @"keep";
[NSLayoutConstraint activateConstraints:@[
    formBottom,
]];
