// Printed by draft-inspect with --dialect masonry --form class --view-config.

#import <Masonry/Masonry.h>
#import <UIKit/UIKit.h>

@interface SettingsController : UITableViewController

@end

@interface SettingsController ()

@property (nonatomic, strong) UIView *tableHeaderView;

@end

@implementation SettingsController

- (instancetype)init {
    self = [super initWithStyle:UITableViewStyleGrouped];
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self createViews];
    [self configureViews];
    [self addSubviews];
}

- (void)createViews {
    _tableHeaderView = [[UIView alloc] init];
}

- (void)configureViews {
    self.tableView.rowHeight = 44;
}

- (void)addSubviews {
    self.tableHeaderView.frame = CGRectMake(0, 0, 320, 60);
    self.tableView.tableHeaderView = self.tableHeaderView;
}

@end
