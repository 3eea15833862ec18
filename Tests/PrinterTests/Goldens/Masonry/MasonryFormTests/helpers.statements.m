// Printed by draft-inspect with --dialect masonry --form statements.

ScrollableStackView *scrollableStackView = [[ScrollableStackView alloc] init];

UIStackView *scrollableStackViewStack = [[UIStackView alloc] init];
scrollableStackViewStack.axis = UILayoutConstraintAxisVertical;
scrollableStackViewStack.distribution = UIStackViewDistributionEqualSpacing;
scrollableStackViewStack.spacing = 4;

SpacerView *stackSpacerView = [[SpacerView alloc] init];
UIView *stackContainer = [[UIView alloc] init];
ScrollableStackView *strip = [[ScrollableStackView alloc] init];

UIStackView *stripStack = [[UIStackView alloc] init];
stripStack.distribution = UIStackViewDistributionEqualSpacing;
stripStack.alignment = UIStackViewAlignmentCenter;

UIStackView *stack = [[UIStackView alloc] init];
stack.distribution = UIStackViewDistributionFillEqually;
stack.spacing = 6;
stack.layoutMargins = UIEdgeInsetsMake(1, 2, 3, 4);
stack.layoutMarginsRelativeArrangement = YES;

[self.view addSubview:scrollableStackView];
[self.view addSubview:strip];
[self.view addSubview:stack];
[scrollableStackView addSubview:scrollableStackViewStack];
[scrollableStackViewStack addArrangedSubview:self.a];
[scrollableStackViewStack addArrangedSubview:stackSpacerView];
[scrollableStackViewStack addArrangedSubview:stackContainer];
[stackContainer addSubview:self.b];
[strip addSubview:stripStack];
[stripStack addArrangedSubview:self.c];
[stack addArrangedSubview:self.d];
[stack addArrangedSubview:self.space];

[scrollableStackView mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.leading.trailing.equalTo(self.view);
}];

[scrollableStackViewStack mas_makeConstraints:^(MASConstraintMaker *make) {
    make.edges.equalTo(scrollableStackView);
    make.width.equalTo(scrollableStackView);
}];

[self.a mas_makeConstraints:^(MASConstraintMaker *make) {
    make.width.equalTo(scrollableStackViewStack).offset(-8);
}];

[stackSpacerView mas_makeConstraints:^(MASConstraintMaker *make) {
    make.height.mas_greaterThanOrEqualTo(12);
}];

[self.b mas_makeConstraints:^(MASConstraintMaker *make) {
    make.edges.equalTo(stackContainer).insets(UIEdgeInsetsMake(1, 2, 3, 4));
    make.height.mas_equalTo(20);
}];

[strip mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(scrollableStackView.mas_bottom).offset(9);
}];

[stripStack mas_makeConstraints:^(MASConstraintMaker *make) {
    make.edges.equalTo(strip);
    make.height.equalTo(strip);
}];

[stack mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(strip.mas_bottom);
    make.size.mas_greaterThanOrEqualTo(CGSizeMake(40, 30));
}];

[self.space mas_makeConstraints:^(MASConstraintMaker *make) {
    make.width.mas_greaterThanOrEqualTo(7);
}];
