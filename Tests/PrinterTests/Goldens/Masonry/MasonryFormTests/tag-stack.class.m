// Printed by draft-inspect with --dialect masonry --form class --view-config.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface TagStack : UIStackView

@property (nonatomic, strong, readonly) UIImageView *iconView;
@property (nonatomic, strong, readonly) UILabel *nameLabel;

@end

@implementation TagStack

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
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
    [self configureViews];
    [self addSubviews];
    [self makeConstraints];
}

- (void)createViews {
    _iconView = [[UIImageView alloc] init];
    _nameLabel = [[UILabel alloc] init];
}

- (void)configureViews {
    self.alignment = UIStackViewAlignmentCenter;
    self.spacing = 4;
}

- (void)addSubviews {
    [self addArrangedSubview:self.iconView];
    [self addArrangedSubview:self.nameLabel];
    [self setCustomSpacing:8 afterView:self.iconView];
}

- (void)makeConstraints {
    [self.iconView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.size.mas_equalTo(16);
    }];
}

@end
