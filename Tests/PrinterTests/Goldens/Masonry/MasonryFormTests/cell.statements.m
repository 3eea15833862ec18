// Printed by draft-inspect with --dialect masonry --form statements.

UILabel *label2 = [[UILabel alloc] init];

[self.contentView addSubview:self.titleLabel];
[self.contentView addSubview:label2];

[self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(self.contentView).offset(16);
    make.centerY.equalTo(self.contentView);
}];

[label2 mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.greaterThanOrEqualTo(self.titleLabel.mas_trailing).offset(8);
    make.trailing.equalTo(self.contentView).offset(-16);
    make.centerY.equalTo(self.titleLabel);
}];
