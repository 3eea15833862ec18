// Printed by draft-inspect with --dialect masonry --form class.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface LoginViewController : UIViewController

@property (nonatomic, strong, readonly) UIImageView *logo;
@property (nonatomic, strong, readonly) UIStackView *form;
@property (nonatomic, strong, readonly) UITextField *emailField;
@property (nonatomic, strong, readonly) UITextField *passwordField;

@end

@interface LoginViewController ()

@property (nonatomic, strong) UIStackView *formStack;
@property (nonatomic, strong) UISwitch *stackSwitch;
@property (nonatomic, strong) UILabel *rememberMeLabel;
@property (nonatomic, strong) UIButton *signInButton;
@property (nonatomic, strong) UIView *separator;

@end

@implementation LoginViewController

#pragma mark - Life cycle

- (void)viewDidLoad {
    [super viewDidLoad];
    [self createViews];
    [self addSubviews];
    [self makeConstraints];
}

#pragma mark - Setup

- (void)createViews {
    _logo = [[UIImageView alloc] init];

    _form = [[UIStackView alloc] init];
    _form.axis = UILayoutConstraintAxisVertical;
    _form.spacing = 12;

    _emailField = [[UITextField alloc] init];
    _passwordField = [[UITextField alloc] init];

    _formStack = [[UIStackView alloc] init];
    _formStack.alignment = UIStackViewAlignmentCenter;
    _formStack.spacing = 8;

    _stackSwitch = [[UISwitch alloc] init];
    _rememberMeLabel = [[UILabel alloc] init];
    _signInButton = [[UIButton alloc] init];
    _separator = [[UIView alloc] init];
}

- (void)addSubviews {
    [self.view addSubview:self.logo];
    [self.view addSubview:self.form];
    [self.view addSubview:self.signInButton];
    [self.view addSubview:self.separator];
    [self.form addArrangedSubview:self.emailField];
    [self.form addArrangedSubview:self.passwordField];
    [self.form addArrangedSubview:self.formStack];
    [self.formStack addArrangedSubview:self.stackSwitch];
    [self.formStack addArrangedSubview:self.rememberMeLabel];
}

- (void)makeConstraints {
    [self.logo mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(40);
        make.centerX.equalTo(self.view);
        make.width.mas_equalTo(120);
        make.height.equalTo(self.logo.mas_width).multipliedBy(0.5);
    }];

    [self.form mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.logo.mas_bottom).offset(32);
        make.leading.trailing.equalTo(self.view).inset(24);
    }];

    [self.emailField mas_makeConstraints:^(MASConstraintMaker *make) {
        make.height.mas_equalTo(44);
    }];

    [self.passwordField mas_makeConstraints:^(MASConstraintMaker *make) {
        make.height.equalTo(self.emailField);
    }];

    [self.stackSwitch mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerY.equalTo(self.rememberMeLabel.mas_firstBaseline).offset(-4);
    }];

    [self.signInButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.form.mas_bottom).offset(24);
        make.bottom.lessThanOrEqualTo(self.view.mas_safeAreaLayoutGuideBottom).offset(-16);
        make.centerX.equalTo(self.view);
        make.width.mas_greaterThanOrEqualTo(200);
        make.height.mas_equalTo(48).priority(999);
    }];

    [self.separator mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.bottom.equalTo(self.view);
        make.height.mas_equalTo(0.5);
    }];

    // it has an identifier
    NSLayoutConstraint *formBottom = [self.form.bottomAnchor constraintLessThanOrEqualToAnchor:self.view.bottomAnchor
        constant:-8];
    formBottom.priority = 250;
    formBottom.identifier = @"keep";
    [NSLayoutConstraint activateConstraints:@[
        formBottom,
    ]];
}

@end
