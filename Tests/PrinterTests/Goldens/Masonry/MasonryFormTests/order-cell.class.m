// Printed by draft-inspect with --dialect masonry --form class --view-config.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

// not set of self: reuseIdentifier "order"
// not set of self: selectionStyle
@interface OrderCell : UITableViewCell

@property (nonatomic, strong, readonly) UILabel *titleLabel;
@property (nonatomic, strong, readonly) UILabel *priceLabel;

@end

@interface OrderCell ()

@property (nonatomic, strong) UIVisualEffectView *priceBackdrop;

@end

@implementation OrderCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
    self = [super initWithStyle:style reuseIdentifier:reuseIdentifier];
    if (self) {
        [self setUp];
    }
    return self;
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [super initWithCoder:coder];
    if (self) {
        [self setUp];
    }
    return self;
}

- (void)setUp {
    [self createViews];
    [self addSubviews];
    [self makeConstraints];
}

- (void)createViews {
    _titleLabel = [[UILabel alloc] init];
    _titleLabel.font = [UIFont boldSystemFontOfSize:15];

    _priceBackdrop = [[UIVisualEffectView alloc] initWithEffect:[UIBlurEffect effectWithStyle:UIBlurEffectStyleSystemThinMaterial]];

    _priceLabel = [[UILabel alloc] init];
    _priceLabel.text = @"9 €";
}

- (void)addSubviews {
    [self.contentView addSubview:self.titleLabel];
    [self.contentView addSubview:self.priceBackdrop];
    [self.priceBackdrop.contentView addSubview:self.priceLabel];
}

- (void)makeConstraints {
    [self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(self.contentView).offset(16);
        make.centerY.equalTo(self.contentView);
    }];

    [self.priceBackdrop mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.greaterThanOrEqualTo(self.titleLabel.mas_trailing).offset(8);
        make.trailing.equalTo(self.contentView).offset(-16);
        make.centerY.equalTo(self.titleLabel);
    }];

    [self.priceLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.edges.equalTo(self.priceBackdrop.contentView);
    }];
}

@end
