// Longer than most: the declarations of two frameworks, which the compiler reads as one header.
import LayoutInspector

/// What printed source uses of UIKit and Masonry, as their headers declare it.
///
/// One file, however long: a compiler reads it whole, and each declaration is one line of a header.
enum ObjectiveCHeaders {
    static let all = [
        "UIKit/UIKit.h": uiKit, "Masonry/Masonry.h": masonry, "MapKit/MapKit.h": mapKit, "WebKit/WebKit.h": webKit,
    ]

    static let mapKit = """
        #pragma once
        #import <UIKit/UIKit.h>
        @interface MKMapView : UIView
        @end
        """

    static let webKit = """
        #pragma once
        #import <UIKit/UIKit.h>
        @interface WKWebViewConfiguration : NSObject
        @end
        @interface WKWebView : UIView
        - (instancetype)initWithFrame:(CGRect)frame configuration:(WKWebViewConfiguration *)configuration;
        @end
        """

    static let uiKit = """
        #pragma once
        typedef double CGFloat; typedef signed char BOOL; typedef long NSInteger; typedef float UILayoutPriority;
        #define YES ((BOOL)1)
        #define NO ((BOOL)0)
        #define nil ((id)0)
        typedef struct { CGFloat x, y, width, height; } CGRect;
        typedef struct { CGFloat width, height; } CGSize;
        typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
        typedef struct { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
        NSDirectionalEdgeInsets NSDirectionalEdgeInsetsMake(CGFloat, CGFloat, CGFloat, CGFloat);
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
        typedef enum { UIControlStateNormal = 0, UIControlStateHighlighted = 1, UIControlStateDisabled = 2,
          UIControlStateSelected = 4 } UIControlState;
        typedef enum { UIControlContentHorizontalAlignmentCenter, UIControlContentHorizontalAlignmentLeft,
          UIControlContentHorizontalAlignmentRight, UIControlContentHorizontalAlignmentFill,
          UIControlContentHorizontalAlignmentLeading, UIControlContentHorizontalAlignmentTrailing }
          UIControlContentHorizontalAlignment;
        typedef enum { UIControlContentVerticalAlignmentCenter, UIControlContentVerticalAlignmentTop,
          UIControlContentVerticalAlignmentBottom, UIControlContentVerticalAlignmentFill }
          UIControlContentVerticalAlignment;
        typedef enum { NSLineBreakByWordWrapping, NSLineBreakByCharWrapping, NSLineBreakByClipping,
          NSLineBreakByTruncatingHead, NSLineBreakByTruncatingTail, NSLineBreakByTruncatingMiddle } NSLineBreakMode;
        typedef enum { UITextFieldViewModeNever, UITextFieldViewModeWhileEditing, UITextFieldViewModeUnlessEditing,
          UITextFieldViewModeAlways } UITextFieldViewMode;
        typedef enum { UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyGoogle, UIReturnKeyJoin, UIReturnKeyNext,
          UIReturnKeyRoute, UIReturnKeySearch, UIReturnKeySend, UIReturnKeyYahoo, UIReturnKeyDone,
          UIReturnKeyEmergencyCall, UIReturnKeyContinue } UIReturnKeyType;
        typedef enum { UITextAutocapitalizationTypeNone, UITextAutocapitalizationTypeWords,
          UITextAutocapitalizationTypeSentences, UITextAutocapitalizationTypeAllCharacters }
          UITextAutocapitalizationType;
        typedef enum { UITableViewCellSeparatorStyleNone, UITableViewCellSeparatorStyleSingleLine }
          UITableViewCellSeparatorStyle;
        typedef enum { UIDatePickerModeTime, UIDatePickerModeDate, UIDatePickerModeDateAndTime,
          UIDatePickerModeCountDownTimer } UIDatePickerMode;
        typedef enum { UIProgressViewStyleDefault, UIProgressViewStyleBar } UIProgressViewStyle;
        typedef enum { UINavigationItemLargeTitleDisplayModeAutomatic, UINavigationItemLargeTitleDisplayModeAlways,
          UINavigationItemLargeTitleDisplayModeNever } UINavigationItemLargeTitleDisplayMode;
        typedef enum { UIBarButtonItemStylePlain, UIBarButtonItemStyleDone = 2 } UIBarButtonItemStyle;
        typedef enum { UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel, UIBarButtonSystemItemEdit,
          UIBarButtonSystemItemSave, UIBarButtonSystemItemAdd, UIBarButtonSystemItemFlexibleSpace,
          UIBarButtonSystemItemFixedSpace, UIBarButtonSystemItemCompose, UIBarButtonSystemItemReply,
          UIBarButtonSystemItemAction, UIBarButtonSystemItemOrganize, UIBarButtonSystemItemBookmarks,
          UIBarButtonSystemItemSearch, UIBarButtonSystemItemRefresh, UIBarButtonSystemItemStop,
          UIBarButtonSystemItemCamera, UIBarButtonSystemItemTrash, UIBarButtonSystemItemPlay,
          UIBarButtonSystemItemPause, UIBarButtonSystemItemRewind, UIBarButtonSystemItemFastForward,
          UIBarButtonSystemItemUndo, UIBarButtonSystemItemRedo, UIBarButtonSystemItemClose } UIBarButtonSystemItem;
        static const UILayoutPriority UILayoutPriorityRequired = 1000, UILayoutPriorityDefaultHigh = 750,
          UILayoutPriorityDefaultLow = 250;
        typedef enum { UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight,
          UIButtonTypeInfoDark, UIButtonTypeContactAdd, UIButtonTypePlain, UIButtonTypeClose } UIButtonType;
        typedef enum { UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit,
          UIViewContentModeScaleAspectFill, UIViewContentModeRedraw, UIViewContentModeCenter, UIViewContentModeTop,
          UIViewContentModeBottom, UIViewContentModeLeft, UIViewContentModeRight, UIViewContentModeTopLeft,
          UIViewContentModeTopRight, UIViewContentModeBottomLeft, UIViewContentModeBottomRight } UIViewContentMode;
        typedef enum { NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified,
          NSTextAlignmentNatural } NSTextAlignment;
        typedef enum { UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel,
          UITextBorderStyleRoundedRect } UITextBorderStyle;
        typedef enum { UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable, UIKeyboardTypeNumbersAndPunctuation,
          UIKeyboardTypeURL, UIKeyboardTypeNumberPad, UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad,
          UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad, UIKeyboardTypeTwitter, UIKeyboardTypeWebSearch,
          UIKeyboardTypeASCIICapableNumberPad } UIKeyboardType;
        typedef enum { UITextAutocorrectionTypeDefault, UITextAutocorrectionTypeNo, UITextAutocorrectionTypeYes }
          UITextAutocorrectionType;
        typedef enum { UIActivityIndicatorViewStyleMedium, UIActivityIndicatorViewStyleLarge }
          UIActivityIndicatorViewStyle;
        typedef enum { UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped } UITableViewStyle;
        typedef enum { UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2,
          UITableViewCellStyleSubtitle } UITableViewCellStyle;
        typedef enum { UIBlurEffectStyleExtraLight, UIBlurEffectStyleLight, UIBlurEffectStyleDark,
          UIBlurEffectStyleRegular, UIBlurEffectStyleProminent, UIBlurEffectStyleSystemUltraThinMaterial,
          UIBlurEffectStyleSystemThinMaterial, UIBlurEffectStyleSystemMaterial } UIBlurEffectStyle;
        typedef enum { UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleWidth = 2,
          UIViewAutoresizingFlexibleLeftMargin = 1, UIViewAutoresizingFlexibleRightMargin = 4,
          UIViewAutoresizingFlexibleTopMargin = 8, UIViewAutoresizingFlexibleBottomMargin = 32,
          UIViewAutoresizingFlexibleHeight = 16 } UIViewAutoresizing;
        typedef enum { NSLayoutRelationEqual, NSLayoutRelationLessThanOrEqual, NSLayoutRelationGreaterThanOrEqual }
          NSLayoutRelation;
        typedef enum { NSLayoutAttributeNotAnAttribute, NSLayoutAttributeLeft, NSLayoutAttributeRight,
          NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading, NSLayoutAttributeTrailing,
          NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX, NSLayoutAttributeCenterY,
          NSLayoutAttributeFirstBaseline, NSLayoutAttributeLastBaseline, NSLayoutAttributeLeadingMargin }
          NSLayoutAttribute;
        typedef NSString *UIFontWeight; typedef NSString *UIFontTextStyle;
        extern CGFloat UIFontWeightUltraLight, UIFontWeightThin, UIFontWeightLight, UIFontWeightRegular,
          UIFontWeightMedium, UIFontWeightSemibold, UIFontWeightBold, UIFontWeightHeavy, UIFontWeightBlack;
        extern NSString *UIFontTextStyleBody, *UIFontTextStyleHeadline, *UIFontTextStyleSubheadline, *UIFontTextStyleTitle1,
          *UIFontTextStyleTitle2, *UIFontTextStyleTitle3, *UIFontTextStyleLargeTitle, *UIFontTextStyleCallout,
          *UIFontTextStyleFootnote, *UIFontTextStyleCaption1, *UIFontTextStyleCaption2;
        @interface UIFont : NSObject
        + (UIFont *)systemFontOfSize:(CGFloat)size; + (UIFont *)systemFontOfSize:(CGFloat)size weight:(CGFloat)weight;
        + (UIFont *)italicSystemFontOfSize:(CGFloat)size; + (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size;
        + (UIFont *)boldSystemFontOfSize:(CGFloat)size; + (UIFont *)preferredFontForTextStyle:(NSString *)style;
        @end
        @interface UIColor : NSObject
        @property (class, readonly) UIColor *labelColor, *separatorColor, *systemBackgroundColor, *redColor, *whiteColor,
          *clearColor, *secondaryLabelColor, *blackColor, *darkTextColor, *lightTextColor, *lightGrayColor, *darkGrayColor,
          *grayColor, *groupTableViewBackgroundColor, *yellowColor, *orangeColor, *greenColor, *blueColor, *cyanColor,
          *magentaColor, *purpleColor, *brownColor, *tertiaryLabelColor, *quaternaryLabelColor, *placeholderTextColor,
          *linkColor, *opaqueSeparatorColor, *systemFillColor, *secondarySystemFillColor, *tertiarySystemFillColor,
          *secondarySystemBackgroundColor, *tertiarySystemBackgroundColor, *systemGroupedBackgroundColor,
          *secondarySystemGroupedBackgroundColor, *tertiarySystemGroupedBackgroundColor, *systemRedColor,
          *systemGreenColor, *systemBlueColor, *systemOrangeColor, *systemYellowColor, *systemPinkColor,
          *systemPurpleColor, *systemTealColor, *systemIndigoColor, *systemGrayColor, *systemGray2Color,
          *systemGray3Color, *systemGray4Color, *systemGray5Color, *systemGray6Color;
        + (UIColor *)colorNamed:(NSString *)name;
        + (UIColor *)colorWithRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a;
        + (UIColor *)colorWithDisplayP3Red:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a;
        + (UIColor *)colorWithWhite:(CGFloat)w alpha:(CGFloat)a;
        @end
        @interface UIImage : NSObject
        + (UIImage *)imageNamed:(NSString *)name; + (UIImage *)systemImageNamed:(NSString *)name;
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
        typedef enum { UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue,
          UITableViewCellSelectionStyleGray, UITableViewCellSelectionStyleDefault } UITableViewCellSelectionStyle;
        typedef enum { UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator,
          UITableViewCellAccessoryDetailDisclosureButton, UITableViewCellAccessoryCheckmark,
          UITableViewCellAccessoryDetailButton } UITableViewCellAccessoryType;
        typedef enum { UIBaselineAdjustmentAlignBaselines, UIBaselineAdjustmentAlignCenters,
          UIBaselineAdjustmentNone } UIBaselineAdjustment;
        typedef enum { UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag,
          UIScrollViewKeyboardDismissModeInteractive } UIScrollViewKeyboardDismissMode;
        typedef enum { UIScrollViewContentInsetAdjustmentAutomatic, UIScrollViewContentInsetAdjustmentScrollableAxes,
          UIScrollViewContentInsetAdjustmentNever, UIScrollViewContentInsetAdjustmentAlways }
          UIScrollViewContentInsetAdjustmentBehavior;
        typedef enum { UIScrollViewIndicatorStyleDefault, UIScrollViewIndicatorStyleBlack,
          UIScrollViewIndicatorStyleWhite } UIScrollViewIndicatorStyle;
        typedef enum { UIBarStyleDefault, UIBarStyleBlack } UIBarStyle;
        typedef enum { UISearchBarStyleDefault, UISearchBarStyleProminent, UISearchBarStyleMinimal } UISearchBarStyle;
        typedef enum { UIDatePickerStyleAutomatic, UIDatePickerStyleWheels, UIDatePickerStyleCompact,
          UIDatePickerStyleInline } UIDatePickerStyle;
        typedef enum { UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark }
          UIUserInterfaceStyle;
        typedef enum { UISemanticContentAttributeUnspecified, UISemanticContentAttributePlayback,
          UISemanticContentAttributeSpatial, UISemanticContentAttributeForceLeftToRight,
          UISemanticContentAttributeForceRightToLeft } UISemanticContentAttribute;
        typedef enum { UITextSpellCheckingTypeDefault, UITextSpellCheckingTypeNo, UITextSpellCheckingTypeYes }
          UITextSpellCheckingType;
        typedef enum { UITextSmartDashesTypeDefault, UITextSmartDashesTypeNo, UITextSmartDashesTypeYes }
          UITextSmartDashesType;
        typedef enum { UITextSmartQuotesTypeDefault, UITextSmartQuotesTypeNo, UITextSmartQuotesTypeYes }
          UITextSmartQuotesType;
        typedef enum { UITextSmartInsertDeleteTypeDefault, UITextSmartInsertDeleteTypeNo,
          UITextSmartInsertDeleteTypeYes } UITextSmartInsertDeleteType;
        typedef enum { UIKeyboardAppearanceDefault, UIKeyboardAppearanceDark, UIKeyboardAppearanceLight,
          UIKeyboardAppearanceAlert = 1 } UIKeyboardAppearance;
        typedef enum { UIDataDetectorTypePhoneNumber = 1, UIDataDetectorTypeLink = 2, UIDataDetectorTypeAddress = 16,
          UIDataDetectorTypeCalendarEvent = 8 } UIDataDetectorTypes;
        typedef unsigned long UIAccessibilityTraits;
        extern UIAccessibilityTraits UIAccessibilityTraitButton, UIAccessibilityTraitHeader, UIAccessibilityTraitImage,
          UIAccessibilityTraitLink, UIAccessibilityTraitSelected, UIAccessibilityTraitStaticText,
          UIAccessibilityTraitNotEnabled, UIAccessibilityTraitNone;
        extern NSString *UITextContentTypeName, *UITextContentTypeEmailAddress, *UITextContentTypePassword,
          *UITextContentTypeNewPassword, *UITextContentTypeUsername, *UITextContentTypeOneTimeCode, *UITextContentTypeURL,
          *UITextContentTypePostalCode;
        typedef enum { UIImageSymbolScaleSmall = 1, UIImageSymbolScaleMedium, UIImageSymbolScaleLarge }
          UIImageSymbolScale;
        typedef enum { UIImageSymbolWeightUltraLight = 1, UIImageSymbolWeightThin, UIImageSymbolWeightLight,
          UIImageSymbolWeightRegular, UIImageSymbolWeightMedium, UIImageSymbolWeightSemibold, UIImageSymbolWeightBold,
          UIImageSymbolWeightHeavy, UIImageSymbolWeightBlack } UIImageSymbolWeight;
        @interface UIImageSymbolConfiguration : NSObject
        + (instancetype)configurationWithPointSize:(CGFloat)size;
        + (instancetype)configurationWithPointSize:(CGFloat)size weight:(UIImageSymbolWeight)weight;
        + (instancetype)configurationWithPointSize:(CGFloat)size weight:(UIImageSymbolWeight)weight
          scale:(UIImageSymbolScale)scale;
        + (instancetype)configurationWithWeight:(UIImageSymbolWeight)weight;
        + (instancetype)configurationWithScale:(UIImageSymbolScale)scale;
        @end
        @interface CALayer : NSObject
        @property CGFloat cornerRadius, borderWidth, shadowRadius, zPosition; @property float shadowOpacity;
        @property BOOL masksToBounds;
        @end
        @interface UIView : NSObject
        @property UIUserInterfaceStyle overrideUserInterfaceStyle; @property NSDirectionalEdgeInsets directionalLayoutMargins;
        @property UISemanticContentAttribute semanticContentAttribute; @property UIAccessibilityTraits accessibilityTraits;
        @property BOOL userInteractionEnabled, multipleTouchEnabled, exclusiveTouch, opaque, autoresizesSubviews,
          clearsContextBeforeDrawing, insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins,
          isAccessibilityElement;
        @property (copy) NSString *accessibilityLabel, *accessibilityHint, *restorationIdentifier;
        @property (readonly) UILayoutGuide *readableContentGuide, *keyboardLayoutGuide;
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
        @property NSTextAlignment textAlignment; @property NSInteger numberOfLines; @property NSLineBreakMode lineBreakMode;
        @property BOOL adjustsFontSizeToFitWidth, adjustsFontForContentSizeCategory, enabled, highlighted;
        @property CGFloat minimumScaleFactor, preferredMaxLayoutWidth; @property UIColor *highlightedTextColor, *shadowColor;
        @property CGSize shadowOffset; @property UIBaselineAdjustment baselineAdjustment;
        @property BOOL allowsDefaultTighteningForTruncation;
        @end
        @interface UIControl : UIView
        @property BOOL enabled, selected, highlighted;
        @property UIControlContentHorizontalAlignment contentHorizontalAlignment;
        @property UIControlContentVerticalAlignment contentVerticalAlignment;
        @end
        @interface UITextField : UIControl
        @property (copy) NSString *text, *placeholder; @property UITextBorderStyle borderStyle; @property UIFont *font;
        @property BOOL secureTextEntry; @property UIKeyboardType keyboardType;
        @property UITextAutocorrectionType autocorrectionType; @property UIColor *textColor;
        @property UITextAutocapitalizationType autocapitalizationType; @property UIReturnKeyType returnKeyType;
        @property NSTextAlignment textAlignment; @property UITextFieldViewMode clearButtonMode;
        @property BOOL adjustsFontSizeToFitWidth, adjustsFontForContentSizeCategory; @property CGFloat minimumFontSize;
        @property BOOL clearsOnBeginEditing, enablesReturnKeyAutomatically; @property UIImage *background, *disabledBackground;
        @property UITextSpellCheckingType spellCheckingType; @property UITextSmartDashesType smartDashesType;
        @property UITextSmartQuotesType smartQuotesType; @property UITextSmartInsertDeleteType smartInsertDeleteType;
        @property UIKeyboardAppearance keyboardAppearance; @property (copy) NSString *textContentType;
        @end
        @interface UIButton : UIControl
        + (instancetype)buttonWithType:(UIButtonType)type;
        - (void)setTitle:(NSString *)title forState:(UIControlState)state;
        - (void)setTitleColor:(UIColor *)color forState:(UIControlState)state;
        - (void)setTitleShadowColor:(UIColor *)color forState:(UIControlState)state;
        - (void)setImage:(UIImage *)image forState:(UIControlState)state;
        - (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state;
        @property (readonly) UILabel *titleLabel; @property (readonly) UIView *imageView;
        @property UIEdgeInsets contentEdgeInsets, titleEdgeInsets, imageEdgeInsets;
        @property BOOL adjustsImageWhenHighlighted, adjustsImageWhenDisabled, showsTouchWhenHighlighted,
          reversesTitleShadowWhenHighlighted, pointerInteractionEnabled,
          adjustsImageSizeForAccessibilityContentSizeCategory;
        @end
        @interface UISwitch : UIControl
        @property BOOL on; @property UIColor *onTintColor, *thumbTintColor; @property UIImage *onImage, *offImage;
        @end
        @interface UISlider : UIControl
        @property float value, minimumValue, maximumValue; @property BOOL continuous;
        @property UIColor *minimumTrackTintColor, *maximumTrackTintColor, *thumbTintColor;
        @end
        @interface UIStepper : UIControl
        @property double value, minimumValue, maximumValue, stepValue; @property BOOL continuous, wraps, autorepeat;
        @end
        @interface UIPageControl : UIControl
        @property NSInteger numberOfPages, currentPage; @property BOOL hidesForSinglePage;
        @property UIColor *pageIndicatorTintColor, *currentPageIndicatorTintColor;
        @end
        @interface UIRefreshControl : UIControl
        @end
        @interface UISegmentedControl : UIControl
        - (instancetype)initWithItems:(NSArray *)items; @property NSInteger selectedSegmentIndex;
        @property UIColor *selectedSegmentTintColor; @property BOOL apportionsSegmentWidthsByContent, momentary;
        @end
        @interface UIDatePicker : UIControl
        @property UIDatePickerMode datePickerMode; @property UIDatePickerStyle preferredDatePickerStyle;
        @property NSInteger minuteInterval;
        @end
        @interface UIPickerView : UIView
        @end
        @interface UIProgressView : UIView
        - (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style;
        @property float progress; @property UIColor *progressTintColor, *trackTintColor;
        @end
        @interface UIBarButtonItem : NSObject
        + (instancetype)flexibleSpaceItem; + (instancetype)fixedSpaceItemOfWidth:(CGFloat)width;
        - (instancetype)initWithCustomView:(UIView *)view;
        - (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(void *)action;
        - (instancetype)initWithTitle:(NSString *)title style:(UIBarButtonItemStyle)style target:(id)target
          action:(void *)action;
        - (instancetype)initWithImage:(UIImage *)image style:(UIBarButtonItemStyle)style target:(id)target
          action:(void *)action;
        @end
        @interface UIToolbar : UIView
        @property UIColor *barTintColor; @property UIBarStyle barStyle; @property BOOL translucent;
        @property (copy) NSArray *items;
        @end
        @interface UINavigationBar : UIView
        @property UIColor *barTintColor; @property UIBarStyle barStyle; @property BOOL translucent, prefersLargeTitles;
        @end
        @interface UITabBar : UIView
        @property UIColor *barTintColor; @property UIBarStyle barStyle; @property BOOL translucent;
        @end
        @interface UISearchBar : UIView
        @property (copy) NSString *text, *placeholder, *prompt; @property UISearchBarStyle searchBarStyle;
        @property UIColor *barTintColor; @property UIBarStyle barStyle; @property BOOL translucent, showsCancelButton;
        @property UITextAutocapitalizationType autocapitalizationType; @property UIKeyboardType keyboardType;
        @end
        @interface UINavigationItem : NSObject
        @property (copy) NSString *title, *prompt, *backButtonTitle; @property UIView *titleView;
        @property (copy) NSArray *leftBarButtonItems, *rightBarButtonItems;
        @property UIBarButtonItem *leftBarButtonItem, *rightBarButtonItem, *backBarButtonItem;
        @property BOOL hidesBackButton, leftItemsSupplementBackButton;
        @property UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode;
        @end
        @interface UIImageView : UIView
        @property BOOL highlighted, adjustsImageSizeForAccessibilityContentSizeCategory;
        @property UIImage *image, *highlightedImage; @property UIImageSymbolConfiguration *preferredSymbolConfiguration;
        @end
        @interface UIActivityIndicatorView : UIView
        @property BOOL hidesWhenStopped; @property UIColor *color; - (void)startAnimating;
        - (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style;
        @end
        @interface UIStackView : UIView
        @property UILayoutConstraintAxis axis; @property UIStackViewDistribution distribution;
        @property UIStackViewAlignment alignment; @property CGFloat spacing;
        @property BOOL layoutMarginsRelativeArrangement, baselineRelativeArrangement;
        - (void)addArrangedSubview:(UIView *)view; - (void)setCustomSpacing:(CGFloat)s afterView:(UIView *)view;
        @end
        @interface UIScrollView : UIView
        @property BOOL scrollEnabled, pagingEnabled, directionalLockEnabled, bounces, alwaysBounceVertical,
          alwaysBounceHorizontal, showsHorizontalScrollIndicator, showsVerticalScrollIndicator, bouncesZoom,
          delaysContentTouches, canCancelContentTouches;
        @property CGFloat minimumZoomScale, maximumZoomScale;
        @property UIScrollViewKeyboardDismissMode keyboardDismissMode;
        @property UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
        @property UIScrollViewIndicatorStyle indicatorStyle;
        @property UIEdgeInsets contentInset;
        @property (readonly) UILayoutGuide *contentLayoutGuide, *frameLayoutGuide;
        @end
        @interface UITextView : UIScrollView
        @property (copy) NSString *text; @property UIFont *font; @property UIColor *textColor;
        @property NSTextAlignment textAlignment; @property BOOL editable, selectable, adjustsFontForContentSizeCategory;
        @property UIDataDetectorTypes dataDetectorTypes;
        @property UIKeyboardType keyboardType; @property UITextAutocorrectionType autocorrectionType;
        @property UITextAutocapitalizationType autocapitalizationType; @property UIReturnKeyType returnKeyType;
        @end
        @interface UITableView : UIScrollView
        - (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
        @property UIView *tableHeaderView, *tableFooterView;
        @property CGFloat rowHeight, sectionHeaderHeight, sectionFooterHeight, estimatedRowHeight,
          estimatedSectionHeaderHeight, estimatedSectionFooterHeight;
        @property UIEdgeInsets separatorInset; @property UIColor *sectionIndexBackgroundColor, *sectionIndexColor;
        @property BOOL allowsSelection, allowsMultipleSelection, allowsSelectionDuringEditing;
        @property UITableViewCellSeparatorStyle separatorStyle; @property UIColor *separatorColor;
        @end
        @interface UICollectionViewLayout : NSObject
        @end
        @interface UICollectionViewFlowLayout : UICollectionViewLayout
        @end
        @interface UICollectionView : UIScrollView
        - (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout;
        @property BOOL allowsSelection, allowsMultipleSelection, prefetchingEnabled;
        @end
        @interface UITableViewCell : UIView
        @property (readonly) UIView *contentView;
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier;
        @property UITableViewCellSelectionStyle selectionStyle; @property NSInteger indentationLevel;
        @property UITableViewCellAccessoryType accessoryType, editingAccessoryType; @property CGFloat indentationWidth;
        @property UIEdgeInsets separatorInset; @property BOOL shouldIndentWhileEditing;
        @property (readonly) UILabel *textLabel, *detailTextLabel;
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
        @protocol UILayoutSupport
        @property (readonly) NSLayoutAnchor *topAnchor, *bottomAnchor; @property (readonly) NSLayoutDimension *heightAnchor;
        @end
        @interface UIViewController : NSObject
        @property UIView *view; @property (copy) NSString *title; @property (copy) NSArray *toolbarItems;
        @property (readonly) UINavigationItem *navigationItem;
        @property (readonly) id<UILayoutSupport> topLayoutGuide, bottomLayoutGuide;
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
          *centerY, *firstBaseline, *lastBaseline, *leadingMargin, *trailingMargin, *topMargin, *bottomMargin, *leftMargin, *rightMargin,
          *centerXWithinMargins, *centerYWithinMargins;
        @end
        @interface MASConstraintMaker : NSObject
        @property (readonly) MASConstraint *left, *top, *right, *bottom, *leading, *trailing, *width, *height, *centerX,
          *centerY, *firstBaseline, *lastBaseline, *leadingMargin, *trailingMargin, *topMargin, *bottomMargin, *leftMargin, *rightMargin,
          *centerXWithinMargins, *centerYWithinMargins, *edges, *size, *center;
        @end
        @interface UIView (MASAdditions)
        @property (readonly) MASViewAttribute *mas_left, *mas_top, *mas_right, *mas_bottom, *mas_leading, *mas_trailing,
          *mas_width, *mas_height, *mas_centerX, *mas_centerY, *mas_firstBaseline, *mas_lastBaseline,
          *mas_leadingMargin, *mas_trailingMargin, *mas_topMargin, *mas_bottomMargin, *mas_leftMargin, *mas_rightMargin,
          *mas_centerXWithinMargins, *mas_centerYWithinMargins;
        @property (readonly) MASViewAttribute *mas_safeAreaLayoutGuideTop, *mas_safeAreaLayoutGuideBottom,
          *mas_safeAreaLayoutGuideLeft, *mas_safeAreaLayoutGuideRight;
        - (NSArray *)mas_makeConstraints:(void (^)(MASConstraintMaker *make))block;
        @end
        """

    /// The app's own classes that the file itself does not declare.
    static func declarations(of layout: Layout, in text: String) -> String {
        var result = "#import <UIKit/UIKit.h>\n"
        var seen = Set<String>()
        func isKnown(_ name: String) -> Bool { all.values.contains { $0.contains("@interface \(name) :") } }
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
