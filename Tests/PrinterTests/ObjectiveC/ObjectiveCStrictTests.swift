import Testing

@testable import LayoutPrinter

/// A proof refuses Objective-C that says something else than a class needs, or says it in words that Objective-C does not have.
@Suite("proofs of Objective-C")
struct ObjectiveCStrictTests {
    struct Change: CustomTestStringConvertible {
        var old: String
        var new: String
        var testDescription: String { new }
    }

    private static let changes = [
        // Declarations.
        ("#import <UIKit/UIKit.h>", "#include <UIKit/UIKit.h>"), ("#import <UIKit/UIKit.h>", "#import \"UIKit.h\""),
        ("#import <UIKit/UIKit.h>", "#import <UIKit/UIView.h>"),
        (
            "@interface SignInViewController : UIViewController",
            "@interface SignInViewController : UIViewController <A>"
        ),
        ("@interface SignInViewController ()", "@interface SignInViewController (Views)"),
        ("(nonatomic, strong, readonly) UIStackView", "(nonatomic, weak, readonly) UIStackView"),
        ("(nonatomic, strong) UILabel *titleLabel", "(nonatomic, strong) UIView *titleLabel"),
        ("(nonatomic, strong) UILabel *titleLabel", "(nonatomic, strong) UILabel titleLabel"),
        ("- (void)viewDidLoad", "+ (void)viewDidLoad"), ("- (void)viewDidLoad", "- (id)viewDidLoad"),
        ("- (void)addSubviews {", "- (void)form {\n}\n\n- (void)addSubviews {"),
        // Statements.
        ("[super viewDidLoad];", "[self viewDidLoad];"), ("[self addSubviews];", "if (self) [self addSubviews];"),
        ("[self addSubviews];", "[self addSubviews]; return;"), ("[self.view addSubview:self.form];", "self.form;"),
        ("_form = [", "self.form = ["), ("_form = [", "form = ["), ("_form = [", "self->_nobody = ["),
        ("_form.spacing = 12;", "_form.spacing += 12;"), ("_form.spacing = 12;", "_form.spacing = (CGFloat)12;"),
        ("NSLayoutConstraint *titleLabelTrailing", "UIView *titleLabelTrailing"),
        ("(MASConstraintMaker *make)", "(UIView *make)"), ("(MASConstraintMaker *make)", "(MASConstraintMaker make)"),
        // Names.
        ("secureTextEntry", "isSecureTextEntry"), ("UIColor.labelColor", "UIColor.label"),
        ("UIColor.labelColor", "[UIColor label]"), ("afterView:", "after:"), ("forState:", "for:"),
        ("@\"Email\"", "\"Email\""), ("UITextBorderStyleRoundedRect", "UIStackViewAlignmentRoundedRect"),
        ("UIViewAutoresizingFlexibleRightMargin", "UIAccessibilityTraitFlexibleRightMargin"),
        ("UILayoutConstraintAxisVertical;", "UIControlStateVertical;"), ("UIButtonTypeSystem", "UIControlStateSystem"),
        ("layoutAttribute:NSLayoutAttributeTop", "layoutAttribute:NSLayoutRelationTop"),
        // The library.
        ("initWithView:self.view item:self.fold", "initWithView:self.form item:self.fold"),
        ("make.height.mas_equalTo(44)", "make.height.mas_equalTo(44).multipliedBy(2)"),
        ("make.height.mas_equalTo(44)", "make.height.mas_equalTo(40).offset(44)"),
        ("make.height.mas_equalTo(44)", "make.height.equalTo(@44).key(@\"height\")"),
        ("make.height.mas_equalTo(44)", "make.height.equalTo(44)"),
        ("make.height.equalTo(self.emailField)", "make.height.equalTo(self.emailField).inset(8)"),
        ("make.centerX.equalTo(self.view);", "make.centerX.with.equalTo(self.view);"),
    ].map { Change(old: $0.0, new: $0.1) }

    @Test("each word that has no meaning here is refused", arguments: changes)
    func refused(_ change: Change) throws {
        var options = PrintOptions()
        options.printsConfiguration = true
        let definition = Masonry()
        let printing = try definition.printing(
            of: layout(SampleScreen.dump),
            form: .class,
            options: options
        )
        try #require(printing.text.contains(change.old))
        let text = printing.text.replacing(change.old, with: change.new, maxReplacements: 1)
        #expect(throws: ProofFailure.self) {
            try definition.prove(text, of: printing.plan, in: printing.context)
        }
    }

    @Test(
        "the same in other words is proven",
        arguments: [
            ("UIColor.labelColor", "[UIColor labelColor]"),
            ("_emailField.placeholder = @\"Email\"", "[_emailField setPlaceholder:@\"Email\"]"),
            ("self.view.backgroundColor", "[self view].backgroundColor"), ("@\"Email\"", "@\"Em\" \"ail\""),
            (
                "(MASConstraintMaker *make) {\n        make.height.mas_equalTo(44);",
                "(MASConstraintMaker *line) {\n        line.height.equalTo(@44);"
            ),
        ].map { Change(old: $0.0, new: $0.1) }
    )
    func proven(_ change: Change) throws {
        var options = PrintOptions()
        options.printsConfiguration = true
        let definition = Masonry()
        let printing = try definition.printing(of: layout(SampleScreen.dump), form: .class, options: options)
        try #require(printing.text.contains(change.old))
        let text = printing.text.replacing(change.old, with: change.new, maxReplacements: 1)
        try definition.prove(text, of: printing.plan, in: printing.context)
    }
}
