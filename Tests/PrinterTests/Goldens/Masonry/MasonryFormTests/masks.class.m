// Printed by draft-inspect with --dialect masonry --form class.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface ScreenController : UIViewController

@property (nonatomic, strong, readonly) UILabel *inner;
@property (nonatomic, strong, readonly) UIView *badge;
@property (nonatomic, strong, readonly) UIVisualEffectView *blur;
@property (nonatomic, strong, readonly) UILabel *note;
@property (nonatomic, strong, readonly) MapViewController *mapController;

@end

@interface ScreenController ()

@property (nonatomic, strong) UIView *backdrop;
@property (nonatomic, strong) UILabel *titleLabel;

@end

@implementation ScreenController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self createViews];
    [self addSubviews];
    [self makeConstraints];
}

- (void)createViews {
    _backdrop = [[UIView alloc] init];
    _inner = [[UILabel alloc] init];
    _titleLabel = [[UILabel alloc] init];
    _badge = [[UIView alloc] init];
    _blur = [[UIVisualEffectView alloc] init];
    _note = [[UILabel alloc] init];
    _mapController = [[MapViewController alloc] init];
}

- (void)addSubviews {
    [self.view addSubview:self.backdrop];
    self.backdrop.frame = CGRectMake(0, 0, 320, 480);
    self.backdrop.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    [self.view addSubview:self.titleLabel];
    [self.view addSubview:self.badge];
    [self.view addSubview:self.blur];
    self.blur.translatesAutoresizingMaskIntoConstraints = NO;
    [self addChildViewController:self.mapController];
    [self.view addSubview:self.mapController.view];
    [self.mapController didMoveToParentViewController:self];
    [self.backdrop addSubview:self.inner];
    [self.blur.contentView addSubview:self.note];
}

- (void)makeConstraints {
    [self.inner mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.backdrop).offset(4);
        make.leading.equalTo(self.titleLabel);
    }];

    [self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view);
        make.leading.equalTo(self.badge.mas_trailing).offset(8);
        make.trailing.equalTo(self.mapController.view);
    }];

    [self.badge mas_makeConstraints:^(MASConstraintMaker *make) {
        make.width.mas_equalTo(20);
    }];

    [self.note mas_makeConstraints:^(MASConstraintMaker *make) {
        make.edges.equalTo(self.blur.contentView);
    }];

    [self.mapController.view mas_makeConstraints:^(MASConstraintMaker *make) {
        make.edges.equalTo(self.view);
    }];
}

@end
