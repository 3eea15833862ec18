// Printed by draft-inspect with --dialect masonry --form statements --view-config.

[self addSubview:self.photoView];
[self addSubview:self.badge];
self.badge.frame = CGRectMake(4, 4, 20, 20);
self.badge.autoresizingMask = UIViewAutoresizingFlexibleRightMargin | UIViewAutoresizingFlexibleBottomMargin;

[self.photoView mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.left.right.equalTo(self);
}];
