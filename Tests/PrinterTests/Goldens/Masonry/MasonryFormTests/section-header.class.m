// Printed by draft-inspect with --dialect masonry --form class --view-config.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface SectionHeader : UITableViewHeaderFooterView

@property (nonatomic, strong, readonly) UILabel *titleLabel;

@end

@implementation SectionHeader

- (instancetype)initWithReuseIdentifier:(NSString *)reuseIdentifier {
    self = [super initWithReuseIdentifier:reuseIdentifier];
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
}

- (void)addSubviews {
    [[self contentView] addSubview:self.titleLabel];
}

- (void)makeConstraints {
    [self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.left.equalTo([self contentView]);
    }];
}

@end
