// Printed by draft-inspect with --dialect masonry --form class.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface ProductCell : UITableViewCell

@property (nonatomic, strong, readonly) UILabel *titleLabel;

@end

@interface ProductCell ()

@property (nonatomic, strong) UILabel *label2;

@end

@implementation ProductCell

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
    _label2 = [[UILabel alloc] init];
}

- (void)addSubviews {
    [self.contentView addSubview:self.titleLabel];
    [self.contentView addSubview:self.label2];
}

- (void)makeConstraints {
    [self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(self.contentView).offset(16);
        make.centerY.equalTo(self.contentView);
    }];

    [self.label2 mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.greaterThanOrEqualTo(self.titleLabel.mas_trailing).offset(8);
        make.trailing.equalTo(self.contentView).offset(-16);
        make.centerY.equalTo(self.titleLabel);
    }];
}

@end
