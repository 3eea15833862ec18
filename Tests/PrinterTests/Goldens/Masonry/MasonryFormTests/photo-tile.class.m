// Printed by draft-inspect with --dialect masonry --form class --view-config.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface PhotoTile : UIControl

@property (nonatomic, strong, readonly) UIImageView *photoView;
@property (nonatomic, strong, readonly) UIView *badge;

@end

@implementation PhotoTile

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
    [self addSubviews];
    [self makeConstraints];
}

- (void)createViews {
    _photoView = [[UIImageView alloc] init];
    _badge = [[UIView alloc] init];
}

- (void)addSubviews {
    [self addSubview:self.photoView];
    [self addSubview:self.badge];
    self.badge.frame = CGRectMake(4, 4, 20, 20);
    self.badge.autoresizingMask = UIViewAutoresizingFlexibleRightMargin | UIViewAutoresizingFlexibleBottomMargin;
}

- (void)makeConstraints {
    [self.photoView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.left.right.equalTo(self);
    }];
}

@end
