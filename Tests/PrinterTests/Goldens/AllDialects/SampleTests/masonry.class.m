// Printed by draft-inspect with --dialect masonry --form class --view-config.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface SignInViewController : UIViewController

@property (nonatomic, strong, readonly) UIImageView *logoView;
@property (nonatomic, strong, readonly) UIStackView *form;
@property (nonatomic, strong, readonly) UITextField *emailField;
@property (nonatomic, strong, readonly) UITextField *passwordField;
@property (nonatomic, strong, readonly) UIButton *signInButton;

@end

@interface SignInViewController ()

@property (nonatomic, strong) UILabel *titleLabel;
@property (nonatomic, strong) UIView *badge;
@property (nonatomic, strong) UILayoutGuide *fold;

@end

@implementation SignInViewController

#pragma mark - Life cycle

- (void)viewDidLoad {
    [super viewDidLoad];
    [self createViews];
    [self configureViews];
    [self addSubviews];
    [self makeConstraints];
}

#pragma mark - Setup

- (void)createViews {
    _logoView = [[UIImageView alloc] init];
    _logoView.image = [UIImage imageNamed:@"logo"];
    _logoView.contentMode = UIViewContentModeScaleAspectFit;
    [_logoView setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
    [_logoView setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisVertical];

    // not set: shadowPath {"from":1}
    _titleLabel = [[UILabel alloc] init];
    _titleLabel.text = @"Welcome \"back\"";
    _titleLabel.font = [UIFont preferredFontForTextStyle:UIFontTextStyleTitle1];
    _titleLabel.textColor = UIColor.labelColor;
    _titleLabel.numberOfLines = 0;

    _form = [[UIStackView alloc] init];
    _form.axis = UILayoutConstraintAxisVertical;
    _form.spacing = 12;

    _emailField = [[UITextField alloc] init];
    _emailField.placeholder = @"Email";
    _emailField.borderStyle = UITextBorderStyleRoundedRect;

    _passwordField = [[UITextField alloc] init];
    _passwordField.placeholder = @"Password";
    _passwordField.secureTextEntry = YES;

    _signInButton = [UIButton buttonWithType:UIButtonTypeSystem];
    _signInButton.titleLabel.font = [UIFont systemFontOfSize:17 weight:UIFontWeightSemibold];
    [_signInButton setTitle:@"Sign in" forState:UIControlStateNormal];
    _signInButton.backgroundColor = [UIColor colorNamed:@"Brand"];

    _badge = [[UIView alloc] init];
    _fold = [[UILayoutGuide alloc] init];
}

- (void)configureViews {
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

- (void)addSubviews {
    [self.view addSubview:self.logoView];
    [self.view addSubview:self.titleLabel];
    [self.view addSubview:self.form];
    [self.view addSubview:self.signInButton];
    [self.view addSubview:self.badge];
    self.badge.frame = CGRectMake(10, 10.5, 20, 20);
    self.badge.autoresizingMask = UIViewAutoresizingFlexibleRightMargin;
    [self.form addArrangedSubview:self.emailField];
    [self.form addArrangedSubview:self.passwordField];
    [self.form setCustomSpacing:20 afterView:self.emailField];
    [self.view addLayoutGuide:self.fold];
}

- (void)makeConstraints {
    [self.logoView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(40);
        make.centerX.equalTo(self.view);
        make.width.mas_equalTo(96);
        make.height.equalTo(self.logoView.mas_width).multipliedBy(0.5);
    }];

    [self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.logoView.mas_bottom).offset(24);
        make.leading.equalTo(self.view.mas_leadingMargin);
        make.bottom.equalTo([[MASViewAttribute alloc] initWithView:self.view item:self.fold layoutAttribute:NSLayoutAttributeTop]);
    }];

    [self.form mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo([[MASViewAttribute alloc] initWithView:self.view item:self.fold layoutAttribute:NSLayoutAttributeBottom])
            .offset(32);
        make.leading.trailing.equalTo(self.view).inset(24);
    }];

    [self.emailField mas_makeConstraints:^(MASConstraintMaker *make) {
        make.height.mas_equalTo(44);
    }];

    [self.passwordField mas_makeConstraints:^(MASConstraintMaker *make) {
        make.height.equalTo(self.emailField);
    }];

    [self.signInButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.form.mas_bottom).offset(24);
        make.firstBaseline.equalTo(self.titleLabel.mas_lastBaseline).offset(300).priority(600);
        make.leading.trailing.equalTo(self.form);
        make.bottom.lessThanOrEqualTo(self.view.mas_safeAreaLayoutGuideBottom).offset(-16);
        make.centerX.equalTo(self.view).multipliedBy(0.5).priorityLow();
        make.height.mas_greaterThanOrEqualTo(50).priority(999.5);
    }];

    // it has an identifier
    NSLayoutConstraint *titleLabelTrailing = [self.titleLabel.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor
        constant:-24];
    titleLabelTrailing.priority = 750;
    titleLabelTrailing.identifier = @"edge";
    [NSLayoutConstraint activateConstraints:@[
        // it compares the distances of anchors
        [[self.titleLabel.bottomAnchor anchorWithOffsetToAnchor:self.form.topAnchor] constraintEqualToAnchor:self.logoView.heightAnchor
            multiplier:2
            constant:3],
        titleLabelTrailing,
    ]];
}

@end
