// Printed by draft-inspect with --dialect masonry --form statements --view-config.

[self addArrangedSubview:self.iconView];
[self addArrangedSubview:self.nameLabel];
[self setCustomSpacing:8 afterView:self.iconView];

[self.iconView mas_makeConstraints:^(MASConstraintMaker *make) {
    make.size.mas_equalTo(16);
}];
