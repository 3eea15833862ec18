import LayoutInspector
import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

@Suite("Masonry in Objective-C")
struct MasonryCodeTests {
    /// A class with two subviews, whose initializer ends with some statements, from its line 16 on.
    static func source(_ statements: String) -> String {
        """
        #import <Masonry/Masonry.h>

        @interface CardView : UIView
        @property (nonatomic, strong) UILabel *title;
        @property (nonatomic, strong) UIView *box;
        @property (nonatomic, strong) MASConstraint *held;
        @end

        @implementation CardView
        - (instancetype)init {
            self = [super initWithFrame:CGRectZero];
            _title = [[UILabel alloc] init];
            _box = [UIView new];
            [self addSubview:_title];
            [self addSubview:_box];
        \(statements)
            return self;
        }
        @end
        """
    }

    static func block(_ lines: String) -> String {
        "[_title mas_makeConstraints:^(MASConstraintMaker *make) {\n\(lines)\n}];"
    }

    /// Lines of a block for the title, with the constraints that Masonry 1.1.0 makes of them.
    static let lines: [(line: String, constraints: [String])] = [
        ("make.top.equalTo(self);", ["title.top == CardView.top"]),
        (
            "make.edges.equalTo(self);",
            [
                "title.bottom == CardView.bottom", "title.left == CardView.left", "title.right == CardView.right",
                "title.top == CardView.top",
            ]
        ),
        ("make.edges.equalTo(self).insets(UIEdgeInsetsMake(1, 2, 3, 4));", inset),
        ("make.edges.mas_equalTo(UIEdgeInsetsMake(1, 2, 3, 4));", inset),
        ("make.size.mas_equalTo(CGSizeMake(40, 20));", ["title.height == 20.0", "title.width == 40.0"]),
        ("make.width.mas_equalTo(CGSizeMake(40, 20));", ["title.width == 40.0"]),
        (
            "make.center.mas_equalTo(CGPointMake(5, -6));",
            ["title.centerX == CardView.centerX 5.0", "title.centerY == CardView.centerY -6.0"]
        ),
        ("make.left.equalTo(@10);", ["title.left == CardView.left 10.0"]),
        ("make.left.equalTo(@(2 * 5));", ["title.left == CardView.left 10.0"]),
        ("make.left.equalTo([NSNumber numberWithFloat:10.f]);", ["title.left == CardView.left 10.0"]),
        (
            "make.size.equalTo([NSValue valueWithCGSize:CGSizeMake(4, 2)]);",
            ["title.height == 2.0", "title.width == 4.0"]
        ),
        ("make.right.mas_equalTo(-10);", ["title.right == CardView.right -10.0"]),
        ("make.centerX.mas_equalTo(8);", ["title.centerX == CardView.centerX 8.0"]),
        (
            "make.leading.trailing.equalTo(self).inset(16);",
            ["title.leading == CardView.leading 16.0", "title.trailing == CardView.trailing -16.0"]
        ),
        ("make.top.equalTo(self.box.mas_bottom).inset(8);", ["title.top == box.bottom 8.0"]),
        ("make.bottom.equalTo(self.box.mas_top).inset(8);", ["title.bottom == box.top -8.0"]),
        (
            "make.width.equalTo(self.box.mas_height).multipliedBy(16.0 / 9.0);",
            ["title.width == 1.7777777777777777 * box.height"]
        ),
        ("make.width.equalTo(self.box).dividedBy(4);", ["title.width == 0.25 * box.width"]),
        ("make.width.equalTo(self.box).inset(8);", ["title.width == box.width"]),
        ("make.height.greaterThanOrEqualTo(@44).priorityHigh();", ["title.height >= 44.0 @750.0"]),
        (
            "make.height.mas_lessThanOrEqualTo(44.5).priority(MASLayoutPriorityDefaultMedium);",
            ["title.height <= 44.5 @500.0"]
        ),
        ("make.top.equalTo(@[self, self.box]);", ["title.top == CardView.top", "title.top == box.top"]),
        (
            "make.top.left.equalTo(@[self, self.box]).offset(1);",
            [
                "title.left == CardView.left 1.0", "title.left == box.left 1.0", "title.top == CardView.top 1.0",
                "title.top == box.top 1.0",
            ]
        ),
        (
            "make.width.height.equalTo(@[self.box, @30]);",
            ["title.height == 30.0", "title.height == box.height", "title.width == 30.0", "title.width == box.width"]
        ),
        ("make.top.offset(5);", ["title.top == CardView.top 5.0"]),
        ("make.width;", ["title.width == 0.0"]),
        (
            "make.attributes(MASAttributeTop | MASAttributeBaseline).equalTo(self);",
            [
                "title.lastBaseline == CardView.lastBaseline", "title.lastBaseline == CardView.lastBaseline",
                "title.top == CardView.top",
            ]
        ),
        ("make.firstBaseline.equalTo(self.box.mas_baseline);", ["title.firstBaseline == box.lastBaseline"]),
        ("make.leading.equalTo(self.mas_leadingMargin);", ["title.leading == CardView.leadingMargin"]),
        ("make.leadingMargin.inset(4);", ["title.leadingMargin == CardView.leadingMargin"]),
        ("make.top.equalTo(self.mas_safeAreaLayoutGuideTop);", ["title.top == CardView.safeArea.top"]),
        ("make.bottom.equalTo(self.mas_safeAreaLayoutGuide);", ["title.bottom == CardView.safeArea.bottom"]),
        (
            "make.centerX.equalTo(self).multipliedBy(0.5).priorityLow();",
            ["title.centerX == 0.5 * CardView.centerX @250.0"]
        ),
        (
            "make.size.equalTo(self.box).sizeOffset(CGSizeMake(-4, 2));",
            ["title.height == box.height 2.0", "title.width == box.width -4.0"]
        ),
        (
            "make.center.equalTo(self).centerOffset(CGPointMake(1, 2)).with.priority(UILayoutPriorityDefaultHigh - 1);",
            ["title.centerX == CardView.centerX 1.0 @749.0", "title.centerY == CardView.centerY 2.0 @749.0"]
        ),
        ("make.width.equalTo(self.box).equalTo(@12);", ["title.width == box.width 12.0"]),
        ("make.top.equalTo(self).offset(3).key(@\"top\").offset(4);", ["title.top == CardView.top 4.0"]),
        (
            "make.left.equalTo([[MASViewAttribute alloc] initWithView:self item:self.layoutMarginsGuide\n"
                + "layoutAttribute:NSLayoutAttributeRight]);",
            ["title.left == CardView.layoutMargins.right"]
        ),
        ("make.top.mas_equalTo(self.box.mas_bottom).mas_offset(9);", ["title.top == box.bottom 9.0"]),
        ("make.left.equalTo(self.box.mas_attribute(NSLayoutAttributeRight));", ["title.left == box.right"]),
        (
            "make.group(^{ make.top.equalTo(self); make.left.equalTo(self.box); }).offset(7);",
            ["title.left == box.left 7.0", "title.top == CardView.top 7.0"]
        ),
        ("make.top.equalTo(self).priority(750.3f);", ["title.top == CardView.top @750.2999877929688"]),
    ]

    private static let inset = [
        "title.bottom == CardView.bottom -3.0", "title.left == CardView.left 2.0", "title.right == CardView.right -4.0",
        "title.top == CardView.top 1.0",
    ]

    @Test("a line makes the constraints that Masonry does", arguments: lines)
    func line(_ line: String, _ expected: [String]) throws {
        #expect(try constraints(of: Self.source(Self.block(line)), as: .masonry) == expected)
    }

    /// Statements of the initializer.
    static let statements: [(name: String, code: String, constraints: [String])] = [
        (
            "update changes the constant of a similar constraint, and adds others",
            block("make.top.equalTo(self).offset(1); make.left.equalTo(self);")
                + "[_title mas_updateConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self).offset(9);"
                + " make.left.equalTo(self).priority(10); }];",
            ["title.left == CardView.left", "title.left == CardView.left @10.0", "title.top == CardView.top 9.0"]
        ),
        (
            "remake removes the earlier constraints of the view",
            block("make.top.equalTo(self);")
                + "[_title mas_remakeConstraints:^(MASConstraintMaker *make) { make.bottom.equalTo(self); }];",
            ["title.bottom == CardView.bottom"]
        ),
        (
            "a constraint that a property holds changes its constant, and can be uninstalled and installed",
            block("self.held = make.top.equalTo(self).offset(1); make.left.equalTo(self);")
                + "self.held.offset(6); [self.held deactivate]; [self.held activate];",
            ["title.left == CardView.left", "title.top == CardView.top 6.0"]
        ),
        (
            "an uninstalled constraint is gone",
            block("self.held = make.size.mas_equalTo(CGSizeMake(1, 2)); make.left.equalTo(self);")
                + "[self.held uninstall];",
            ["title.left == CardView.left"]
        ),
        (
            "views of a fixed length are distributed",
            "UIView *last = UIView.new; [self addSubview:last]; NSArray<UIView *> *views = @[_title, _box, last];"
                + "[views mas_distributeViewsAlongAxis:MASAxisTypeVertical withFixedItemLength:20"
                + " leadSpacing:4 tailSpacing:6];",
            [
                // (1 − 1/2) × (20 + 4) − 1 × 6 / 2
                "box.bottom == 0.5 * CardView.bottom 9.0", "box.height == 20.0", "last.bottom == CardView.bottom -6.0",
                "last.height == 20.0", "title.height == 20.0", "title.top == CardView.top 4.0",
            ]
        ),
        (
            "keys are for logs",
            "_title.mas_key = @\"title\"; MASAttachKeys(_title, _box);"
                + block("make.left.equalTo(self).key(@\"left\");"),
            ["title.left == CardView.left"]
        ),
    ]

    @Test("blocks work together as in Masonry", arguments: statements.indices)
    func blocks(_ index: Int) throws {
        let (name, code, expected) = Self.statements[index]
        #expect(try constraints(of: Self.source(code), as: .masonry) == expected, "\(name)")
    }

    @Test("the receiver's mask is turned off, and nobody else's")
    func masks() throws {
        let layout = try Layout.read(Array(Self.source(Self.block("make.edges.equalTo(self.box);")).utf8)).layout
        #expect(layout.views.map(\.translatesAutoresizingMask) == [true, false, true])
    }

    @Test("macros that take the prefix away count where the file defines them")
    func shorthand() throws {
        let code =
            "#define MAS_SHORTHAND\n#define MAS_SHORTHAND_GLOBALS\n"
            + Self.source(
                "[_title makeConstraints:^(MASConstraintMaker *make) {\n"
                    + "make.top.equalTo(self.box.bottom); make.width.equalTo(40);\n"
                    + "make.height.equalTo(20).offset(30); }];"
            )
        let expected = ["title.height == 30.0", "title.top == box.bottom", "title.width == 40.0"]
        #expect(try constraints(of: code, as: .masonry) == expected)
    }
}
