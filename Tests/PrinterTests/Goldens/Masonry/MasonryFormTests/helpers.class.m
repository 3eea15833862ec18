// Printed by draft-inspect with --dialect masonry --form class.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface ScreenController : UIViewController

@property (nonatomic, strong, readonly) UILabel *a;
@property (nonatomic, strong, readonly) UILabel *b;
@property (nonatomic, strong, readonly) UILabel *c;
@property (nonatomic, strong, readonly) UILabel *d;
@property (nonatomic, strong, readonly) SpacerView *space;

@end

@interface ScreenController ()

@property (nonatomic, strong) ScrollableStackView *scrollableStackView;
@property (nonatomic, strong) UIStackView *scrollableStackViewStack;
@property (nonatomic, strong) SpacerView *stackSpacerView;
@property (nonatomic, strong) UIView *stackContainer;
@property (nonatomic, strong) ScrollableStackView *strip;
@property (nonatomic, strong) UIStackView *stripStack;
@property (nonatomic, strong) UIStackView *stack;

@end

@implementation ScreenController

#pragma mark - Life cycle

- (void)viewDidLoad {
    [super viewDidLoad];
    [self createViews];
    [self addSubviews];
    [self makeConstraints];
}

#pragma mark - Setup

- (void)createViews {
    _scrollableStackView = [[ScrollableStackView alloc] init];

    _scrollableStackViewStack = [[UIStackView alloc] init];
    _scrollableStackViewStack.axis = UILayoutConstraintAxisVertical;
    _scrollableStackViewStack.distribution = UIStackViewDistributionEqualSpacing;
    _scrollableStackViewStack.spacing = 4;

    _a = [[UILabel alloc] init];
    _stackSpacerView = [[SpacerView alloc] init];
    _stackContainer = [[UIView alloc] init];
    _b = [[UILabel alloc] init];
    _strip = [[ScrollableStackView alloc] init];

    _stripStack = [[UIStackView alloc] init];
    _stripStack.distribution = UIStackViewDistributionEqualSpacing;
    _stripStack.alignment = UIStackViewAlignmentCenter;

    _c = [[UILabel alloc] init];

    _stack = [[UIStackView alloc] init];
    _stack.distribution = UIStackViewDistributionFillEqually;
    _stack.spacing = 6;
    _stack.layoutMargins = UIEdgeInsetsMake(1, 2, 3, 4);
    _stack.layoutMarginsRelativeArrangement = YES;

    _d = [[UILabel alloc] init];
    _space = [[SpacerView alloc] init];
}

- (void)addSubviews {
    [self.view addSubview:self.scrollableStackView];
    [self.view addSubview:self.strip];
    [self.view addSubview:self.stack];
    [self.scrollableStackView addSubview:self.scrollableStackViewStack];
    [self.scrollableStackViewStack addArrangedSubview:self.a];
    [self.scrollableStackViewStack addArrangedSubview:self.stackSpacerView];
    [self.scrollableStackViewStack addArrangedSubview:self.stackContainer];
    [self.stackContainer addSubview:self.b];
    [self.strip addSubview:self.stripStack];
    [self.stripStack addArrangedSubview:self.c];
    [self.stack addArrangedSubview:self.d];
    [self.stack addArrangedSubview:self.space];
}

- (void)makeConstraints {
    [self.scrollableStackView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.leading.trailing.equalTo(self.view);
    }];

    [self.scrollableStackViewStack mas_makeConstraints:^(MASConstraintMaker *make) {
        make.edges.equalTo(self.scrollableStackView);
        make.width.equalTo(self.scrollableStackView);
    }];

    [self.a mas_makeConstraints:^(MASConstraintMaker *make) {
        make.width.equalTo(self.scrollableStackViewStack).offset(-8);
    }];

    [self.stackSpacerView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.height.mas_greaterThanOrEqualTo(12);
    }];

    [self.b mas_makeConstraints:^(MASConstraintMaker *make) {
        make.edges.equalTo(self.stackContainer).insets(UIEdgeInsetsMake(1, 2, 3, 4));
        make.height.mas_equalTo(20);
    }];

    [self.strip mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.scrollableStackView.mas_bottom).offset(9);
    }];

    [self.stripStack mas_makeConstraints:^(MASConstraintMaker *make) {
        make.edges.equalTo(self.strip);
        make.height.equalTo(self.strip);
    }];

    [self.stack mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.strip.mas_bottom);
        make.size.mas_greaterThanOrEqualTo(CGSizeMake(40, 30));
    }];

    [self.space mas_makeConstraints:^(MASConstraintMaker *make) {
        make.width.mas_greaterThanOrEqualTo(7);
    }];
}

@end
