// Printed by draft-inspect with --dialect masonry --form class --view-config.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface PlacesViewController : UIViewController

@property (nonatomic, strong, readonly) MapViewController *mapController;
@property (nonatomic, strong, readonly) UICollectionView *listView;
@property (nonatomic, strong, readonly) UILayoutGuide *fold;

@end

@interface PlacesViewController ()

@property (nonatomic, strong) CardView *cardView;

@end

@implementation PlacesViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self createViews];
    [self addSubviews];
    [self makeConstraints];
}

- (void)createViews {
    _mapController = [[MapViewController alloc] init];
    _cardView = [[CardView alloc] init];

    _listView = [[UICollectionView alloc] initWithFrame:CGRectZero collectionViewLayout:[[UICollectionViewFlowLayout alloc] init]];
    _listView.backgroundColor = [UIColor colorWithWhite:1 alpha:0.5];

    _fold = [[UILayoutGuide alloc] init];
}

- (void)addSubviews {
    [self addChildViewController:self.mapController];
    [self.view addSubview:self.mapController.view];
    [self.mapController didMoveToParentViewController:self];
    [self.view addSubview:self.cardView];
    [self.view addSubview:self.listView];
    [self.view addLayoutGuide:self.fold];
}

- (void)makeConstraints {
    [self.mapController.view mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.left.right.equalTo(self.view);
        make.bottom.equalTo([[MASViewAttribute alloc] initWithView:self.view item:self.fold layoutAttribute:NSLayoutAttributeTop]);
    }];

    [self.cardView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo([[MASViewAttribute alloc] initWithView:self.view item:self.fold layoutAttribute:NSLayoutAttributeBottom]);
        make.leading.equalTo(self.view);
        make.width.mas_equalTo(120);
    }];

    [self.listView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.cardView.mas_bottom);
        make.left.right.bottom.equalTo(self.view);
    }];

    [NSLayoutConstraint activateConstraints:@[
        // its first item is a layout guide
        [self.fold.topAnchor constraintEqualToAnchor:self.view.centerYAnchor],
    ]];
}

@end
