#import "CardView.h"
#import <Masonry/Masonry.h>

static const CGFloat kMargin = 16.f;
#define kBadgeSize (kMargin + 8)

@interface CardView ()

@property (nonatomic, strong) UIImageView *photo;
@property (nonatomic, strong) UILabel *titleLabel;

@end

@implementation CardView

- (instancetype)initWithFrame:(CGRect)frame {
    if (self = [super initWithFrame:frame]) {
        [self setUp];
    }
    return self;
}

- (void)setUp {
    __weak typeof(self) weakSelf = self;
    [self addSubview:self.photo];
    [self addSubview:self.titleLabel];
    [self.photo mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.left.equalTo(weakSelf).offset(kMargin);
        make.size.mas_equalTo(CGSizeMake(kBadgeSize, kBadgeSize));
    }];
    [_titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self.photo.mas_right).with.offset(8);
        make.right.lessThanOrEqualTo(self).and.inset(kMargin).priority(999);
        make.centerY.equalTo(self.photo);
    }];
}

- (UIImageView *)photo {
    if (!_photo) {
        _photo = [[UIImageView alloc] initWithImage:[UIImage imageNamed:@"photo"]];
        _photo.contentMode = UIViewContentModeScaleAspectFit;
    }
    return _photo;
}

- (UILabel *)titleLabel {
    if (_titleLabel == nil) {
        _titleLabel = [UILabel new];
        [_titleLabel setText:@"Ada \"Byron\""];
        _titleLabel.hidden = NO;
    }
    return _titleLabel;
}

- (void)didTap:(UITapGestureRecognizer *)recognizer {
    if (recognizer.state == UIGestureRecognizerStateEnded) {
        NSError *error;
        [self save:&error];
    }
}

@end
