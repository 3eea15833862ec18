import Foundation
import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

/// Whether clang takes printed classes, with declarations in place of UIKit and Masonry.
@Suite("printed Objective-C and the compiler")
struct MasonryCompilerTests {
    @Test("classes compile under ARC, with and without the configuration of their views", arguments: [false, true])
    func classes(_ printsConfiguration: Bool) throws {
        var options = PrintOptions()
        options.printsConfiguration = printsConfiguration
        var texts: [String: String] = [:]
        for (name, dump) in FormScreens.all + MasonryScreens.all {
            let layout = try layout(dump)
            let text = try layout.printed(as: .masonry, form: .class, options: options).text
            texts[name + ".m"] = Self.declarations(of: layout, in: text) + text
        }
        try Toolchain.checkCompiles(objectiveC: texts, headers: ObjectiveCHeaders.all)
    }

    /// The app's own classes that the file itself does not declare.
    private static func declarations(of layout: Layout, in text: String) -> String {
        var result = "#import <UIKit/UIKit.h>\n"
        var seen = Set<String>()
        func isKnown(_ name: String) -> Bool { ObjectiveCHeaders.uiKit.contains("@interface \(name) :") }
        // Without the module.
        func short(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }
        func declare(_ path: String, _ superclass: String) {
            let name = short(path)
            guard !isKnown(name), !text.contains("@interface \(name) :"), seen.insert(name).inserted else { return }
            let base = isKnown(short(superclass)) ? short(superclass) : "UIView"
            result += "@interface \(name) : \(base)\n@end\n"
        }
        for view in layout.views {
            declare(view.className, view.baseClass)
            if let controller = view.viewController { declare(controller, "UIViewController") }
        }
        return result
    }
}

/// What printed source uses of UIKit and Masonry, as their headers declare it.
enum ObjectiveCHeaders {
    static let all = ["UIKit/UIKit.h": uiKit, "Masonry/Masonry.h": masonry]

    static let uiKit = """
        #pragma once
        typedef double CGFloat; typedef signed char BOOL; typedef long NSInteger; typedef float UILayoutPriority;
        #define YES ((BOOL)1)
        #define NO ((BOOL)0)
        #define nil ((id)0)
        typedef struct { CGFloat x, y, width, height; } CGRect;
        typedef struct { CGFloat width, height; } CGSize;
        typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
        extern CGRect CGRectZero;
        CGRect CGRectMake(CGFloat, CGFloat, CGFloat, CGFloat); CGSize CGSizeMake(CGFloat, CGFloat);
        UIEdgeInsets UIEdgeInsetsMake(CGFloat, CGFloat, CGFloat, CGFloat);
        __attribute__((objc_root_class)) @interface NSObject
        + (instancetype)alloc; - (instancetype)init;
        @end
        @interface NSString : NSObject
        @end
        @interface NSConstantString : NSString { char *bytes; unsigned int length; }
        @end
        @interface NSNumber : NSObject
        @end
        @interface NSCoder : NSObject
        @end
        @interface NSArray : NSObject
        + (instancetype)arrayWithObjects:(const id *)objects count:(unsigned long)count;
        @end
        typedef enum { UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical } UILayoutConstraintAxis;
        typedef enum { UIStackViewDistributionFill, UIStackViewDistributionFillEqually,
          UIStackViewDistributionFillProportionally, UIStackViewDistributionEqualSpacing,
          UIStackViewDistributionEqualCentering } UIStackViewDistribution;
        typedef enum { UIStackViewAlignmentFill, UIStackViewAlignmentLeading, UIStackViewAlignmentCenter,
          UIStackViewAlignmentTrailing, UIStackViewAlignmentTop, UIStackViewAlignmentBottom } UIStackViewAlignment;
        typedef enum { UIControlStateNormal } UIControlState;
        typedef enum { UIButtonTypeCustom, UIButtonTypeSystem } UIButtonType;
        typedef enum { UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit,
          UIViewContentModeScaleAspectFill, UIViewContentModeCenter, UIViewContentModeLeft } UIViewContentMode;
        typedef enum { NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentNatural } NSTextAlignment;
        typedef enum { UITextBorderStyleNone, UITextBorderStyleRoundedRect } UITextBorderStyle;
        typedef enum { UIKeyboardTypeDefault, UIKeyboardTypeEmailAddress } UIKeyboardType;
        typedef enum { UITextAutocorrectionTypeDefault, UITextAutocorrectionTypeNo } UITextAutocorrectionType;
        typedef enum { UIActivityIndicatorViewStyleMedium, UIActivityIndicatorViewStyleLarge }
          UIActivityIndicatorViewStyle;
        typedef enum { UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped } UITableViewStyle;
        typedef enum { UITableViewCellStyleDefault, UITableViewCellStyleSubtitle } UITableViewCellStyle;
        typedef enum { UIBlurEffectStyleRegular, UIBlurEffectStyleSystemThinMaterial } UIBlurEffectStyle;
        typedef enum { UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleWidth = 2,
          UIViewAutoresizingFlexibleRightMargin = 4, UIViewAutoresizingFlexibleBottomMargin = 32,
          UIViewAutoresizingFlexibleHeight = 16 } UIViewAutoresizing;
        typedef enum { NSLayoutRelationEqual, NSLayoutRelationLessThanOrEqual, NSLayoutRelationGreaterThanOrEqual }
          NSLayoutRelation;
        typedef enum { NSLayoutAttributeNotAnAttribute, NSLayoutAttributeLeft, NSLayoutAttributeRight,
          NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading, NSLayoutAttributeTrailing,
          NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX, NSLayoutAttributeCenterY,
          NSLayoutAttributeFirstBaseline, NSLayoutAttributeLastBaseline, NSLayoutAttributeLeadingMargin }
          NSLayoutAttribute;
        typedef NSString *UIFontWeight; typedef NSString *UIFontTextStyle;
        extern CGFloat UIFontWeightBold, UIFontWeightSemibold, UIFontWeightMedium;
        extern NSString *UIFontTextStyleBody, *UIFontTextStyleHeadline, *UIFontTextStyleTitle1;
        @interface UIFont : NSObject
        + (UIFont *)systemFontOfSize:(CGFloat)size; + (UIFont *)systemFontOfSize:(CGFloat)size weight:(CGFloat)weight;
        + (UIFont *)boldSystemFontOfSize:(CGFloat)size; + (UIFont *)preferredFontForTextStyle:(NSString *)style;
        @end
        @interface UIColor : NSObject
        @property (class, readonly) UIColor *labelColor, *separatorColor, *systemBackgroundColor, *redColor, *whiteColor,
          *clearColor, *secondaryLabelColor, *blackColor;
        + (UIColor *)colorNamed:(NSString *)name;
        + (UIColor *)colorWithRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a;
        + (UIColor *)colorWithWhite:(CGFloat)w alpha:(CGFloat)a;
        @end
        @class NSLayoutConstraint, UIView;
        @interface NSLayoutAnchor : NSObject
        - (NSLayoutConstraint *)constraintEqualToAnchor:(id)o;
        - (NSLayoutConstraint *)constraintEqualToAnchor:(id)o constant:(CGFloat)c;
        - (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(id)o;
        - (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(id)o constant:(CGFloat)c;
        - (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(id)o;
        - (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(id)o constant:(CGFloat)c;
        - (id)anchorWithOffsetToAnchor:(id)o;
        @end
        @interface NSLayoutDimension : NSLayoutAnchor
        - (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c;
        - (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c;
        - (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c;
        - (NSLayoutConstraint *)constraintEqualToAnchor:(id)o multiplier:(CGFloat)m;
        - (NSLayoutConstraint *)constraintEqualToAnchor:(id)o multiplier:(CGFloat)m constant:(CGFloat)c;
        @end
        @interface NSLayoutConstraint : NSObject
        @property float priority; @property (copy) NSString *identifier; @property CGFloat constant;
        + (void)activateConstraints:(NSArray *)constraints;
        + (instancetype)constraintWithItem:(id)i attribute:(NSLayoutAttribute)a relatedBy:(NSLayoutRelation)r
          toItem:(id)o attribute:(NSLayoutAttribute)b multiplier:(CGFloat)m constant:(CGFloat)c;
        @end
        @interface UILayoutGuide : NSObject
        @property (readonly) NSLayoutAnchor *topAnchor, *bottomAnchor, *leadingAnchor, *trailingAnchor, *leftAnchor,
          *rightAnchor, *centerXAnchor, *centerYAnchor;
        @property (readonly) NSLayoutDimension *widthAnchor, *heightAnchor;
        @end
        @interface CALayer : NSObject
        @property CGFloat cornerRadius; @property BOOL masksToBounds;
        @end
        @interface UIView : NSObject
        @property CGRect frame; @property BOOL translatesAutoresizingMaskIntoConstraints, hidden, clipsToBounds;
        @property UIViewAutoresizing autoresizingMask; @property (copy) NSString *accessibilityIdentifier;
        @property UIColor *backgroundColor, *tintColor; @property UIViewContentMode contentMode; @property CGFloat alpha;
        @property UIEdgeInsets layoutMargins; @property (readonly) CALayer *layer; @property NSInteger tag;
        @property (readonly) NSLayoutAnchor *topAnchor, *bottomAnchor, *leadingAnchor, *trailingAnchor, *leftAnchor,
          *rightAnchor, *centerXAnchor, *centerYAnchor, *firstBaselineAnchor, *lastBaselineAnchor;
        @property (readonly) NSLayoutDimension *widthAnchor, *heightAnchor;
        @property (readonly) UILayoutGuide *safeAreaLayoutGuide, *layoutMarginsGuide;
        - (instancetype)initWithFrame:(CGRect)frame; - (instancetype)initWithCoder:(NSCoder *)coder;
        - (void)addSubview:(UIView *)view; - (void)insertSubview:(UIView *)v aboveSubview:(UIView *)o;
        - (void)insertSubview:(UIView *)v belowSubview:(UIView *)o; - (void)bringSubviewToFront:(UIView *)view;
        - (void)addLayoutGuide:(UILayoutGuide *)guide;
        - (void)setContentHuggingPriority:(float)p forAxis:(UILayoutConstraintAxis)a;
        - (void)setContentCompressionResistancePriority:(float)p forAxis:(UILayoutConstraintAxis)a;
        @end
        @interface UILabel : UIView
        @property (copy) NSString *text; @property UIFont *font; @property UIColor *textColor;
        @property NSTextAlignment textAlignment; @property NSInteger numberOfLines;
        @end
        @interface UIControl : UIView
        @property BOOL enabled;
        @end
        @interface UITextField : UIControl
        @property (copy) NSString *text, *placeholder; @property UITextBorderStyle borderStyle; @property UIFont *font;
        @property BOOL secureTextEntry; @property UIKeyboardType keyboardType;
        @property UITextAutocorrectionType autocorrectionType;
        @end
        @interface UIButton : UIControl
        + (instancetype)buttonWithType:(UIButtonType)type;
        - (void)setTitle:(NSString *)title forState:(UIControlState)state;
        @end
        @interface UISwitch : UIControl
        @property BOOL on;
        @end
        @interface UISlider : UIControl
        @end
        @interface UIImageView : UIView
        @end
        @interface UIActivityIndicatorView : UIView
        - (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style;
        @end
        @interface UIStackView : UIView
        @property UILayoutConstraintAxis axis; @property UIStackViewDistribution distribution;
        @property UIStackViewAlignment alignment; @property CGFloat spacing;
        @property BOOL layoutMarginsRelativeArrangement, baselineRelativeArrangement;
        - (void)addArrangedSubview:(UIView *)view; - (void)setCustomSpacing:(CGFloat)s afterView:(UIView *)view;
        @end
        @interface UIScrollView : UIView
        @end
        @interface UITableView : UIScrollView
        - (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
        @property UIView *tableHeaderView, *tableFooterView; @property CGFloat rowHeight;
        @end
        @interface UICollectionViewLayout : NSObject
        @end
        @interface UICollectionViewFlowLayout : UICollectionViewLayout
        @end
        @interface UICollectionView : UIScrollView
        - (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout;
        @end
        @interface UITableViewCell : UIView
        @property (readonly) UIView *contentView;
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier;
        @end
        @interface UITableViewHeaderFooterView : UIView
        @property (readonly) UIView *contentView;
        - (instancetype)initWithReuseIdentifier:(NSString *)identifier;
        @end
        @interface UICollectionReusableView : UIView
        @end
        @interface UICollectionViewCell : UICollectionReusableView
        @property (readonly) UIView *contentView;
        @end
        @interface UIVisualEffect : NSObject
        @end
        @interface UIBlurEffect : UIVisualEffect
        + (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
        @end
        @interface UIVisualEffectView : UIView
        @property (readonly) UIView *contentView;
        - (instancetype)initWithEffect:(UIVisualEffect *)effect;
        @end
        @interface UIViewController : NSObject
        @property UIView *view;
        - (void)viewDidLoad; - (void)loadView; - (void)addChildViewController:(UIViewController *)child;
        - (void)didMoveToParentViewController:(UIViewController *)parent;
        @end
        @interface UITableViewController : UIViewController
        @property UITableView *tableView;
        - (instancetype)initWithStyle:(UITableViewStyle)style;
        @end
        @interface UICollectionViewController : UIViewController
        @property UICollectionView *collectionView;
        - (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout;
        @end
        """

    static let masonry = """
        #pragma once
        #import <UIKit/UIKit.h>
        @interface MASViewAttribute : NSObject
        - (id)initWithView:(UIView *)view item:(id)item layoutAttribute:(NSLayoutAttribute)attribute;
        @end
        id MASBox(CGFloat number) __attribute__((overloadable));
        id MASBox(CGSize size) __attribute__((overloadable));
        #define mas_equalTo(...) equalTo(MASBox((__VA_ARGS__)))
        #define mas_greaterThanOrEqualTo(...) greaterThanOrEqualTo(MASBox((__VA_ARGS__)))
        #define mas_lessThanOrEqualTo(...) lessThanOrEqualTo(MASBox((__VA_ARGS__)))
        @interface MASConstraint : NSObject
        - (MASConstraint *(^)(UIEdgeInsets))insets; - (MASConstraint *(^)(CGFloat))inset;
        - (MASConstraint *(^)(CGFloat))offset; - (MASConstraint *(^)(CGFloat))multipliedBy;
        - (MASConstraint *(^)(float))priority; - (MASConstraint *(^)(void))priorityHigh;
        - (MASConstraint *(^)(void))priorityMedium; - (MASConstraint *(^)(void))priorityLow;
        - (MASConstraint *(^)(id))equalTo; - (MASConstraint *(^)(id))greaterThanOrEqualTo;
        - (MASConstraint *(^)(id))lessThanOrEqualTo;
        @property (readonly) MASConstraint *left, *top, *right, *bottom, *leading, *trailing, *width, *height, *centerX,
          *centerY, *firstBaseline, *lastBaseline, *leadingMargin, *trailingMargin;
        @end
        @interface MASConstraintMaker : NSObject
        @property (readonly) MASConstraint *left, *top, *right, *bottom, *leading, *trailing, *width, *height, *centerX,
          *centerY, *firstBaseline, *lastBaseline, *leadingMargin, *trailingMargin, *edges, *size, *center;
        @end
        @interface UIView (MASAdditions)
        @property (readonly) MASViewAttribute *mas_left, *mas_top, *mas_right, *mas_bottom, *mas_leading, *mas_trailing,
          *mas_width, *mas_height, *mas_centerX, *mas_centerY, *mas_firstBaseline, *mas_lastBaseline,
          *mas_leadingMargin, *mas_trailingMargin, *mas_topMargin, *mas_bottomMargin;
        @property (readonly) MASViewAttribute *mas_safeAreaLayoutGuideTop, *mas_safeAreaLayoutGuideBottom,
          *mas_safeAreaLayoutGuideLeft, *mas_safeAreaLayoutGuideRight;
        - (NSArray *)mas_makeConstraints:(void (^)(MASConstraintMaker *make))block;
        @end
        """
}
