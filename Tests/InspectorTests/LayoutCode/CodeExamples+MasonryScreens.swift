extension CodeExamples {
    static let masonryScreens = [lazyCard, loginController, fragment, plainAnchors]

    private static let lazyCard = CodeExample(
        name: "a card whose getters create its views",
        format: .masonry,
        source: """
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
                    [_titleLabel setText:@"Ada \\"Byron\\""];
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
            """,
        constraints: [
            "photo.height == 24.0", "photo.left == CardView.left 16.0", "photo.top == CardView.top 16.0",
            "photo.width == 24.0", "titleLabel.centerY == photo.centerY", "titleLabel.left == photo.right 8.0",
            "titleLabel.right <= CardView.right -16.0 @999.0",
        ]
    )

    private static let loginController = CodeExample(
        name: "a controller with a method that makes fields, and a stack",
        format: .masonry,
        source: """
            @import UIKit;
            @import Masonry;

            @interface LoginViewController : UIViewController <UITextFieldDelegate>
            @property (weak, nonatomic) IBOutlet UIScrollView *scrollView;
            @property (nonatomic, strong, readonly) UIStackView *form;
            @end

            @implementation LoginViewController {
                UIButton *_button;
            }

            - (void)viewDidLoad {
                [super viewDidLoad];
                self.title = NSLocalizedString(@"Log in", nil);
                self.view.backgroundColor = [UIColor whiteColor];
                _form = [[UIStackView alloc] initWithArrangedSubviews:@[
                    [self fieldWithPlaceholder:@"Email"], [self fieldWithPlaceholder:@"Password"],
                ]];
                _form.axis = UILayoutConstraintAxisVertical;
                _form.spacing = 12;
                _button = [UIButton buttonWithType:UIButtonTypeSystem];
                [_button setTitle:@"Log in" forState:UIControlStateNormal];
                [_button addTarget:self action:@selector(logIn) forControlEvents:UIControlEventTouchUpInside];
                for (UIView *view in @[_form, _button]) {
                    [self.view addSubview:view];
                    [view mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.centerX.equalTo(self.view);
                    }];
                }
                [self.form mas_makeConstraints:^(MASConstraintMaker *make) {
                    if (@available(iOS 11.0, *)) {
                        make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(40);
                    } else {
                        make.top.equalTo(self.mas_topLayoutGuide).offset(40);
                    }
                    make.width.equalTo(self.view).multipliedBy(3 / 4.0).offset(-2);
                }];
                [_button mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.bottom.equalTo(self.mas_bottomLayoutGuide).offset(-8);
                }];
            }

            - (UITextField *)fieldWithPlaceholder:(NSString *)placeholder {
                UITextField *field = [[UITextField alloc] init];
                field.placeholder = placeholder;
                field.delegate = self;
                [field mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.height.mas_equalTo(44);
                }];
                return field;
            }

            @end
            """,
        constraints: [
            "_button.bottom == view.bottomLayout.top -8.0", "_button.centerX == view.centerX", "field.height == 44.0",
            "form.centerX == view.centerX", "form.field.height == 44.0", "form.top == view.safeArea.top 40.0",
            "form.width == 0.75 * view.width -2.0",
        ]
    )

    private static let fragment = CodeExample(
        name: "statements of a method",
        format: .masonry,
        source: """
            UIImageView *icon = UIImageView.new;
            UILabel *name = ({
                UILabel *label = [[UILabel alloc] init];
                label.font = [UIFont systemFontOfSize:17 weight:UIFontWeightBold];
                label;
            });
            [self.view addSubview:icon];
            [self.view addSubview:name];
            [@[icon, name] mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(self.header.mas_bottom);
            }];
            [@[icon, name] mas_distributeViewsAlongAxis:MASAxisTypeHorizontal
                                       withFixedSpacing:8
                                            leadSpacing:16
                                            tailSpacing:4];
            """,
        constraints: [
            "icon.left == view.left 16.0", "icon.top == header.bottom", "name.left == icon.right 8.0",
            "name.right == view.right -4.0", "name.top == header.bottom", "name.width == icon.width",
        ]
    )

    private static let plainAnchors = CodeExample(
        name: "anchors and constraints of UIKit alone",
        format: .masonry,
        source: """
            #import <UIKit/UIKit.h>

            @interface BadgeView : UIView
            @end

            @implementation BadgeView

            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                if (!self) return nil;
                UIImageView *image = [[UIImageView alloc] initWithFrame:CGRectZero];
                image.translatesAutoresizingMaskIntoConstraints = NO;
                [self addSubview:image];
                NSLayoutConstraint *width = [image.widthAnchor constraintEqualToAnchor:image.heightAnchor multiplier:0.75 constant:2];
                width.priority = UILayoutPriorityDefaultHigh - 1;
                width.identifier = @"ratio";
                width.active = YES;
                [NSLayoutConstraint activateConstraints:@[
                    [image.topAnchor constraintGreaterThanOrEqualToAnchor:self.safeAreaLayoutGuide.topAnchor constant:8],
                    [image.heightAnchor constraintLessThanOrEqualToConstant:80],
                    [NSLayoutConstraint constraintWithItem:image attribute:NSLayoutAttributeLeading
                        relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeLeadingMargin
                        multiplier:1 constant:0],
                ]];
                return self;
            }

            @end
            """,
        constraints: [
            "image.height <= 80.0", "image.leading == BadgeView.leadingMargin",
            "image.top >= BadgeView.safeArea.top 8.0", "image.width == 0.75 * image.height 2.0 @749.0 #ratio",
        ]
    )
}
