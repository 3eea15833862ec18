UIImageView *icon = UIImageView.new;
UILabel *name = ({
    UILabel *label = [[UILabel alloc] init];
    label.font = [UIFont systemFontOfSize:17 weight:UIFontWeightBold];
    label;
});
[self.view addSubview:icon];
[self.view addSubview:name];
[@[icon, name] mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.header.mas_bottom);
}];
[@[icon, name] mas_distributeViewsAlongAxis:MASAxisTypeHorizontal
                           withFixedSpacing:8
                                leadSpacing:16
                                tailSpacing:4];
