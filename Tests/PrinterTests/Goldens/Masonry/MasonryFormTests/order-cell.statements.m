// Printed by draft-inspect with --dialect masonry --form statements --view-config.

// not set of self: reuseIdentifier "order"
// not set of self: selectionStyle

UIVisualEffectView *priceBackdrop = [[UIVisualEffectView alloc] initWithEffect:[UIBlurEffect effectWithStyle:UIBlurEffectStyleSystemThinMaterial]];

self.titleLabel.font = [UIFont boldSystemFontOfSize:15];
self.priceLabel.text = @"9 €";

[self.contentView addSubview:self.titleLabel];
[self.contentView addSubview:priceBackdrop];
[priceBackdrop.contentView addSubview:self.priceLabel];

[self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(self.contentView).offset(16);
    make.centerY.equalTo(self.contentView);
}];

[priceBackdrop mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.greaterThanOrEqualTo(self.titleLabel.mas_trailing).offset(8);
    make.trailing.equalTo(self.contentView).offset(-16);
    make.centerY.equalTo(self.titleLabel);
}];

[self.priceLabel mas_makeConstraints:^(MASConstraintMaker *make) {
    make.edges.equalTo(priceBackdrop.contentView);
}];
