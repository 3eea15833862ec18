// Printed by draft-inspect with --dialect masonry --form class --view-config.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface FirstViewController : UIViewController

@end

@interface FirstViewController ()

@property (nonatomic, strong) UILabel *oneLabel;

@end

@implementation FirstViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self createViews];
    [self addSubviews];
    [self makeConstraints];
}

- (void)createViews {
    _oneLabel = [[UILabel alloc] init];
    _oneLabel.text = @"One";
}

- (void)addSubviews {
    [self.view addSubview:self.oneLabel];
}

- (void)makeConstraints {
    [self.oneLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view);
    }];
}

@end

@interface SecondViewController : UIViewController

@end

@interface SecondViewController ()

@property (nonatomic, strong) UILabel *oneLabel;

@end

@implementation SecondViewController

- (void)loadView {
    self.view = [[UIScrollView alloc] init];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self createViews];
    [self addSubviews];
    [self makeConstraints];
}

- (void)createViews {
    _oneLabel = [[UILabel alloc] init];
    _oneLabel.text = @"One";
}

- (void)addSubviews {
    [self.view addSubview:self.oneLabel];
}

- (void)makeConstraints {
    [self.oneLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop);
    }];
}

@end
