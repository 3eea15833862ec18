// Printed by draft-inspect with --dialect masonry --form class --view-config.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface SignInViewController : UIViewController

@property (nonatomic, strong, readonly) UIImageView *logoView;
@property (nonatomic, strong, readonly) UIStackView *form;
@property (nonatomic, strong, readonly) UITextField *emailField;
@property (nonatomic, strong, readonly) UITextField *passwordField;
@property (nonatomic, strong, readonly) UIButton *signInButton;
@property (nonatomic, strong, readonly) UIActivityIndicatorView *spinner;

@end

@interface SignInViewController ()

@property (nonatomic, strong) UILabel *titleLabel;
@property (nonatomic, strong) UIView *separator;

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
    // not set: image
    _logoView = [[UIImageView alloc] init];
    _logoView.contentMode = UIViewContentModeScaleAspectFit;
    [_logoView setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
    [_logoView setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisVertical];

    // not set: shadowPath {"from":1}
    _titleLabel = [[UILabel alloc] init];
    _titleLabel.text = @"Welcome \"back\"";
    _titleLabel.font = [UIFont preferredFontForTextStyle:UIFontTextStyleTitle1];
    _titleLabel.textColor = UIColor.labelColor;
    _titleLabel.textAlignment = NSTextAlignmentCenter;
    _titleLabel.numberOfLines = 0;
    [_titleLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
    [_titleLabel setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisVertical];

    _form = [[UIStackView alloc] init];
    _form.axis = UILayoutConstraintAxisVertical;
    _form.spacing = 12;

    _emailField = [[UITextField alloc] init];
    _emailField.placeholder = @"Email";
    _emailField.borderStyle = UITextBorderStyleRoundedRect;
    _emailField.keyboardType = UIKeyboardTypeEmailAddress;
    _emailField.autocorrectionType = UITextAutocorrectionTypeNo;

    _passwordField = [[UITextField alloc] init];
    _passwordField.placeholder = @"Password";
    _passwordField.borderStyle = UITextBorderStyleRoundedRect;
    _passwordField.secureTextEntry = YES;

    // not set: titleLabel?.font, setTitleColor
    _signInButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [_signInButton setTitle:@"Sign in" forState:UIControlStateNormal];
    _signInButton.backgroundColor = [UIColor colorNamed:@"Brand"];
    _signInButton.layer.cornerRadius = 8;

    _separator = [[UIView alloc] init];
    _separator.backgroundColor = UIColor.separatorColor;

    _spinner = [[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleMedium];
    _spinner.hidden = YES;
}

- (void)configureViews {
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

- (void)addSubviews {
    [self.view addSubview:self.logoView];
    [self.view addSubview:self.titleLabel];
    [self.view addSubview:self.form];
    [self.view addSubview:self.signInButton];
    [self.view addSubview:self.separator];
    [self.view addSubview:self.spinner];
    [self.form addArrangedSubview:self.emailField];
    [self.form addArrangedSubview:self.passwordField];
}

- (void)makeConstraints {
    [self.logoView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(40);
        make.centerX.equalTo(self.view);
        make.size.mas_equalTo(96);
    }];

    [self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.logoView.mas_bottom).offset(24);
        make.leading.trailing.equalTo(self.view).inset(24);
    }];

    [self.form mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.titleLabel.mas_bottom).offset(32);
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
        make.leading.trailing.equalTo(self.form);
        make.bottom.lessThanOrEqualTo(self.view.mas_safeAreaLayoutGuideBottom).offset(-16);
        make.height.mas_equalTo(50);
    }];

    [self.separator mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.bottom.equalTo(self.view);
        make.height.mas_equalTo(1);
    }];

    [self.spinner mas_makeConstraints:^(MASConstraintMaker *make) {
        make.center.equalTo(self.signInButton);
    }];
}

@end
