import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

@Suite("Objective-C that is refused")
struct ObjectiveCRefusalTests {
    /// Statements of an initializer, with the column of the error in the 16th line and words of its message.
    static let statements: [(code: String, column: Int, message: String)] = [
        ("if (isCompact) { [self addSubview:_title]; }", 1, "found \"if\", only straight-line"),
        ("while (YES) { }", 1, "found \"while\", only straight-line"),
        ("for (int i = 0; i < 3; i++) { }", 1, "found \"for\", only straight-line"),
        ("for (UIView *view in @[_title]) { return; }", 35, "found \"return\" in a loop"),
        ("switch (mode) { default: break; }", 1, "found \"switch\", only straight-line"),
        ("[self addSubview:subtitle];", 18, "\"subtitle\" is not declared in this file"),
        ("_title.transform = CGAffineTransformIdentity;", 1, "\"transform\" of UILabel is not read"),
        ("[_title layOut];", 9, "\"layOut\" of UILabel is not read"),
        ("[_title addSubview:_title];", 9, "the view would be within itself"),
        ("[self addSubview:_title]", 5, "expected \";\""),
        ("CGFloat ratio = 16 / 9;", 17, "this divides whole numbers"),
        ("NSInteger count = 3; CGFloat part = 1 / count;", 37, "this divides whole numbers"),
        ("CGFloat width = wide ? 8 : 16;", 17, "a choice with ? and :"),
        ("CGFloat width = MAX(8, 16);", 17, "the function \"MAX\""),
        ("count++;", 6, "expected \";\""),
        ("[_title setContentHuggingPriority:2000 forAxis:UILayoutConstraintAxisVertical];", 35, "from 0 to 1000"),
        ("[_title.topAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;", 19, "cannot be constrained to"),
        ("[UIView animateWithDuration:1 animations:^{ [self layoutIfNeeded]; }];", 9, "is not read"),
        (
            "[UILabel.new mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(@1); }];", 69,
            "the view has no superview here"
        ),
        (
            "[UILabel.new mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self); }];", 69,
            "no common superview here"
        ),
        (
            "[self.title mas_makeConstraints:^{ }]; [self.other mas_makeConstraints:^{ }];", 46,
            "\"other\" is not declared"
        ),
        (
            "UILabel *other; [other mas_makeConstraints:^(MASConstraintMaker *make) { make.top; }];", 24,
            "found nil, expected a view"
        ),
        ("[_title mas_makeConstraints:_box];", 9, "expected a block such as"),
        (
            "[@[_title] mas_distributeViewsAlongAxis:MASAxisTypeVertical withFixedSpacing:1 leadSpacing:1 tailSpacing:1];",
            12, "one view cannot be distributed"
        ),
        ("[_title.snp top];", 9, "\"snp\" is SnapKit's"),
    ]

    /// Lines of a block, with the column of the error in the line.
    static let lines: [(code: String, column: Int, message: String)] = [
        ("make.middle.equalTo(self);", 6, "Masonry has no \"middle\""),
        ("make.top.edges.equalTo(self);", 10, "Masonry has no \"edges\""),
        ("make.top.equalTo(44);", 18, "a number needs a box here: write mas_equalTo"),
        ("make.top.equalTo(nil);", 18, "found nil, expected a view"),
        ("make.top.equalTo(self.topAnchor);", 18, "found an anchor, expected a view"),
        ("make.top.equalTo(self.safeAreaLayoutGuide);", 18, "found a layout guide"),
        ("make.top.equalTo(self.mas_edges);", 23, "Masonry has no \"mas_edges\""),
        ("make.top.equalTo(self).equalTo(self.box);", 24, "two relations, so Masonry would stop"),
        ("make.top.equalTo(self).left;", 24, "attributes come before the relation"),
        ("make.top.equalTo(self).priorityHigh;", 24, "\"priorityHigh\" is never called"),
        ("make.top.equalTo;", 10, "\"equalTo\" is never called"),
        ("make.top.equalTo(self).labeled(@\"top\");", 24, "Masonry has no \"labeled\""),
        ("make.top.equalTo(self.mas_left);", 6, "top cannot be constrained to left"),
        ("make.left.equalTo(self.mas_leading);", 6, "left cannot be constrained to leading"),
        ("make.width.equalTo(self.mas_left);", 6, "width cannot be constrained to left"),
        ("make.width.equalTo(self).multipliedBy(1 / 2);", 39, "this divides whole numbers"),
        ("make.width.equalTo(self).priority(0);", 35, "found the priority 0"),
        ("make.top.mas_equalTo(CGRectZero);", 22, "Masonry takes no CGRect"),
    ]

    @Test("each line of a block is one error with its column", arguments: lines)
    func line(_ code: String, _ column: Int, _ message: String) {
        let start = "[_title mas_makeConstraints:^(MASConstraintMaker *make) { "
        refusal(start + code + " }];", start.count + column, message)
    }

    @Test("each is one error with its line and column", arguments: statements)
    func refusal(_ code: String, _ column: Int, _ message: String) {
        do {
            _ = try Layout.read(Array(MasonryCodeTests.source(code).utf8), as: .masonry)
            Issue.record("it was read")
        } catch {
            #expect(error.message.contains(message), "\(error.message)")
            #expect(error.place?.column == column, "\(error.message)")
            // What a statement lacks shows at the beginning of the next line.
            #expect(error.place?.line == (message == "expected \";\"" && column == 5 ? 17 : 16), "\(error.message)")
        }
    }

    /// Files that are refused as a whole.
    static let files: [(code: String, line: Int, message: String)] = [
        ("#if DEBUG\n@interface A : UIView\n@end\n#endif\n", 1, "only one variant of the code is read"),
        ("#import <UIKit/UIKit.h>\n@interface A : UIView\n", 2, "the class is never closed, expected @end"),
        ("#import <UIKit/UIKit.h>\n[self.view addSubview:title;\n", 2, "is never closed"),
        ("#import <UIKit/UIKit.h>\nUIView *a = @\"text;\n", 2, "the string is never closed"),
        ("#import <UIKit/UIKit.h>\n/* [self.view addSubview:title];\n", 2, "the comment is never closed"),
        ("#import <UIKit/UIKit.h>\n@implementation A\nwidth = 3;\n@end\n", 3, "expected a method, a property or @end"),
        ("#import <UIKit/UIKit.h>\n[self.view addSubview:RGB(1)];\n#define RGB(x) x\n", 2, "the macro \"RGB\""),
        ("#import <UIKit/UIKit.h>\n@interface A : NSObject\n@end\n", 1, "found no layout code"),
    ]

    @Test("files are refused with the line", arguments: files)
    func file(_ code: String, _ line: Int, _ message: String) {
        do {
            _ = try Layout.read(Array(code.utf8), as: .masonry)
            Issue.record("it was read")
        } catch {
            #expect(error.message.contains(message), "\(error.message)")
            #expect((error.place?.line ?? 1) == line, "\(error.message)")
        }
    }

    @Test(
        "brackets that nest deeply are refused or read, and never a crash",
        arguments: ["[", "(", "@[", "f(", "^{", "({"]
    )
    func depth(_ bracket: String) {
        for count in [100, 512, 20_000] {
            let last = bracket.last
            let closing = last == "[" ? "]" : last == "{" ? (bracket == "({" ? "})" : "}") : ")"
            let source =
                "#import <UIKit/UIKit.h>\n[view addSubview:"
                + String(repeating: bracket, count: count) + "1" + String(repeating: closing, count: count) + "];\n"
            #expect(throws: ReadError.self) { try Layout.read(Array(source.utf8), as: .masonry) }
        }
    }

    @Test("chains of many links and many operands are read without nesting")
    func length() throws {
        let sum = Array(repeating: "1", count: 50_000).joined(separator: " + ")
        let code =
            "[_title mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(\(sum)); "
            + "make.height.mas_equalTo(1)" + String(repeating: ".with", count: 50_000) + "; }];"
        let expected = ["title.height == 1.0", "title.width == 50000.0"]
        #expect(try constraints(of: MasonryCodeTests.source(code), as: .masonry) == expected)
    }
}
