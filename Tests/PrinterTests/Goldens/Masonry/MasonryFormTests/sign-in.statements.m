// Printed by draft-inspect with --dialect masonry --form statements --view-config.

// not set of logoView: image
// not set of signInButton: titleLabel?.font, setTitleColor

// not set: shadowPath {"from":1}
UILabel *titleLabel = [[UILabel alloc] init];
titleLabel.text = @"Welcome \"back\"";
titleLabel.font = [UIFont preferredFontForTextStyle:UIFontTextStyleTitle1];
titleLabel.textColor = UIColor.labelColor;
titleLabel.textAlignment = NSTextAlignmentCenter;
titleLabel.numberOfLines = 0;
[titleLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
[titleLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisVertical];

UIView *separator = [[UIView alloc] init];
separator.backgroundColor = UIColor.separatorColor;

self.view.backgroundColor = UIColor.systemBackgroundColor;

self.logoView.contentMode = UIViewContentModeScaleAspectFit;
[self.logoView setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
[self.logoView setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisVertical];

self.emailField.placeholder = @"Email";
self.emailField.borderStyle = UITextBorderStyleRoundedRect;
self.emailField.keyboardType = UIKeyboardTypeEmailAddress;
self.emailField.autocorrectionType = UITextAutocorrectionTypeNo;

self.passwordField.placeholder = @"Password";
self.passwordField.borderStyle = UITextBorderStyleRoundedRect;
self.passwordField.secureTextEntry = YES;

[self.signInButton setTitle:@"Sign in" forState:UIControlStateNormal];
self.signInButton.backgroundColor = [UIColor colorNamed:@"Brand"];
self.signInButton.layer.cornerRadius = 8;

self.spinner.hidden = YES;

[self.view addSubview:self.logoView];
[self.view addSubview:titleLabel];
[self.view addSubview:self.form];
[self.view addSubview:self.signInButton];
[self.view addSubview:separator];
[self.view addSubview:self.spinner];
[self.form addArrangedSubview:self.emailField];
[self.form addArrangedSubview:self.passwordField];

[self.logoView mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(40);
    make.centerX.equalTo(self.view);
    make.size.mas_equalTo(96);
}];

[titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.logoView.mas_bottom).offset(24);
    make.leading.trailing.equalTo(self.view).inset(24);
}];

[self.form mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(titleLabel.mas_bottom).offset(32);
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
    make.leading.trailing.equalTo(self.form);
    make.bottom.lessThanOrEqualTo(self.view.mas_safeAreaLayoutGuideBottom).offset(-16);
    make.height.mas_equalTo(50);
}];

[separator mas_makeConstraints:^(MASConstraintMaker *make) {
    make.left.right.bottom.equalTo(self.view);
    make.height.mas_equalTo(1);
}];

[self.spinner mas_makeConstraints:^(MASConstraintMaker *make) {
    make.center.equalTo(self.signInButton);
}];
