// Printed by draft-inspect with --dialect masonry --form statements --view-config.

[[self contentView] addSubview:self.titleLabel];

[self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.left.equalTo([self contentView]);
}];
