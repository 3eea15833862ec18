// Printed by draft-inspect with --dialect masonry --form class.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface ScreenController : UIViewController

@property (nonatomic, strong, readonly) UILabel *a;
@property (nonatomic, strong, readonly) UIStackView *s;
@property (nonatomic, strong, readonly) UILabel *s1;
@property (nonatomic, strong, readonly) UILabel *s2;
@property (nonatomic, strong, readonly) UIView *over;
@property (nonatomic, strong) NSLayoutConstraint *heightConstraint;

@end

@interface ScreenController ()

@property (nonatomic, strong) UILayoutGuide *halfWay;

@end

@implementation ScreenController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self createViews];
    [self addSubviews];
    [self makeConstraints];
}

- (void)createViews {
    _a = [[UILabel alloc] init];

    _s = [[UIStackView alloc] init];
    _s.axis = UILayoutConstraintAxisVertical;

    _s1 = [[UILabel alloc] init];
    _s2 = [[UILabel alloc] init];
    _over = [[UIView alloc] init];
    _halfWay = [[UILayoutGuide alloc] init];
}

- (void)addSubviews {
    [self.view addSubview:self.a];
    [self.view addSubview:self.s];
    [self.s addSubview:self.s1];
    [self.s addSubview:self.s2];
    [self.s addSubview:self.over];
    self.over.translatesAutoresizingMaskIntoConstraints = NO;
    [self.s addArrangedSubview:self.s2];
    [self.s addArrangedSubview:self.s1];
    [self.s setCustomSpacing:20 afterView:self.s2];
    [self.a addLayoutGuide:self.halfWay];
}

- (void)makeConstraints {
    [self.a mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo([[MASViewAttribute alloc] initWithView:self.a item:self.halfWay layoutAttribute:NSLayoutAttributeBottom]);
        make.firstBaseline.equalTo(self.s);
        make.leading.equalTo(self.view.mas_leadingMargin);
        make.centerX.equalTo(self.view).multipliedBy(0.5);
        make.width.mas_equalTo(40);
        make.width.mas_equalTo(50).priorityHigh();
    }];

    [self.s mas_makeConstraints:^(MASConstraintMaker *make) {
        make.leading.equalTo(self.a.mas_leadingMargin);
        make.trailing.equalTo(self.view.mas_trailingMargin);
    }];

    // a property holds it
    NSLayoutConstraint *aHeight = [self.a.heightAnchor constraintEqualToConstant:20];
    self.heightConstraint = aHeight;
    // it has an identifier
    NSLayoutConstraint *sBottom = [self.s.bottomAnchor constraintEqualToAnchor:self.view.bottomAnchor];
    sBottom.priority = 250;
    sBottom.identifier = @"low";
    [NSLayoutConstraint activateConstraints:@[
        // it compares the distances of anchors
        [[self.a.bottomAnchor anchorWithOffsetToAnchor:self.s.topAnchor] constraintEqualToAnchor:self.a.heightAnchor
            multiplier:2
            constant:3],
        aHeight,
        // its first item is a layout guide
        [self.halfWay.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:8],
        sBottom,
    ]];
}

@end
