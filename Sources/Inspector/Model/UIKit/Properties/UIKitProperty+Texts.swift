/// Labels, text fields, text views and search bars. Facts come from UIKit's reference pages of the property unless
/// another source is named.
extension UIKitProperty {
    static let texts: [UIKitProperty] =
        [
            UIKitProperty("text", of: "UILabel", "UITextField", "UITextView", "UISearchBar", as: .string, use: .layout),
            UIKitProperty("placeholder", of: "UITextField", "UISearchBar", as: .string, use: .layout),
            UIKitProperty("prompt", of: "UISearchBar", as: .string),
            // The default of labels and text fields is the 17-point system font. A text view has none until it has
            // text.
            UIKitProperty(
                "font",
                of: "UILabel",
                "UITextField",
                "UITextView",
                as: .font,
                standards: ["UILabel": .systemFont(17), "UITextField": .systemFont(17)],
                use: .layout
            ),
            UIKitProperty("font", path: "titleLabel?.font", of: "UIButton", as: .font, use: .layout),
            UIKitProperty(
                "adjustsFontForContentSizeCategory",
                of: "UILabel",
                "UITextField",
                "UITextView",
                as: .bool,
                standard: .bool(false),
                standards: ["UITextField": .bool(false), "UITextView": .bool(false)]
            ),
            UIKitProperty("textColor", of: "UILabel", "UITextField", "UITextView", as: .color),
            UIKitProperty("highlightedTextColor", of: "UILabel", as: .color),
            UIKitProperty("highlightedColor", path: "highlightedTextColor", of: "UILabel", as: .color, use: .layout),
            UIKitProperty("shadowColor", of: "UILabel", as: .color),
            UIKitProperty("shadowOffset", of: "UILabel", as: .size, standard: .size(width: 0, height: -1)),
            UIKitProperty(
                "textAlignment",
                of: "UILabel",
                "UITextField",
                "UITextView",
                as: .cases("NSTextAlignment"),
                standards: [
                    "UILabel": .string("natural"), "UITextField": .string("natural"), "UITextView": .string("natural"),
                ]
            ),
            UIKitProperty("numberOfLines", of: "UILabel", as: .number, standard: .number(1), use: .layout),
            UIKitProperty(
                "lineBreakMode",
                of: "UILabel",
                as: .cases("NSLineBreak", lineBreakModes),
                standard: .string("byTruncatingTail"),
                use: .layout
            ),
            // A button's title is truncated in the middle (UIButton.lineBreakMode, and every button of Interface
            // Builder).
            UIKitProperty(
                "lineBreakMode",
                path: "titleLabel?.lineBreakMode",
                of: "UIButton",
                as: .cases("NSLineBreak", lineBreakModes),
                standard: .string("byTruncatingMiddle"),
                use: .layout
            ),
            UIKitProperty(
                "baselineAdjustment",
                of: "UILabel",
                as: .cases("UIBaselineAdjustment"),
                standard: .string("alignBaselines")
            ),
            UIKitProperty(
                "adjustsFontSizeToFitWidth",
                of: "UILabel",
                "UITextField",
                as: .bool,
                standards: ["UILabel": .bool(false), "UITextField": .bool(false)],
                elements: ["adjustsFontSizeToFit"]
            ),
            UIKitProperty("minimumScaleFactor", of: "UILabel", as: .number, standard: .number(0)),
            UIKitProperty("minimumFontSize", of: "UITextField", as: .number, standard: .number(0)),
            UIKitProperty(
                "allowsDefaultTighteningForTruncation",
                of: "UILabel",
                as: .bool,
                standard: .bool(false),
                elements: ["adjustsLetterSpacingToFitWidth"]
            ),
            UIKitProperty("preferredMaxLayoutWidth", of: "UILabel", as: .number, standard: .number(0), use: .layout),
            UIKitProperty(
                "borderStyle",
                of: "UITextField",
                as: .cases("UITextBorderStyle"),
                standard: .string("none"),
                use: .layout
            ),
            UIKitProperty(
                "clearButtonMode",
                of: "UITextField",
                as: .cases("UITextFieldViewMode", ["unlessEditing": "unlessEditing"]),
                standard: .string("never")
            ),
            UIKitProperty("background", of: "UITextField", as: .image),
            UIKitProperty("disabledBackground", of: "UITextField", as: .image),
            UIKitProperty("clearsOnBeginEditing", of: "UITextField", as: .bool, standard: .bool(false)),
            UIKitProperty("isEditable", of: "UITextView", as: .bool, standard: .bool(true)),
            UIKitProperty("isSelectable", of: "UITextView", as: .bool, standard: .bool(true)),
            UIKitProperty(
                "dataDetectorTypes",
                of: "UITextView",
                as: .options("UIDataDetectorType"),
                standard: .array([])
            ),
            UIKitProperty(
                "searchBarStyle",
                of: "UISearchBar",
                as: .cases("UISearchBarStyle"),
                standard: .string("default")
            ),
            UIKitProperty("showsCancelButton", of: "UISearchBar", as: .bool, standard: .bool(false)),
        ] + inputTraits

    /// UITextInputTraits.
    private static let inputTraits: [UIKitProperty] =
        [
            ("keyboardType", "default", "UIKeyboardType", keyboardTypes),
            ("returnKeyType", "default", "UIReturnKey", [:]),
            (
                "autocapitalizationType", "sentences", "UITextAutocapitalizationType",
                ["allCharacters": "allCharacters"]
            ),
            ("autocorrectionType", "default", "UITextAutocorrectionType", [:]),
            ("spellCheckingType", "default", "UITextSpellCheckingType", [:]),
            ("smartDashesType", "default", "UITextSmartDashesType", [:]),
            ("smartQuotesType", "default", "UITextSmartQuotesType", [:]),
            ("smartInsertDeleteType", "default", "UITextSmartInsertDeleteType", [:]),
            ("keyboardAppearance", "default", "UIKeyboardAppearance", ["alert": "alert"]),
            ("textContentType", "", "UITextContentType", contentTypes),
        ].map { key, standard, constants, words in
            // In code, only the text of search bars is not capitalized by default; elsewhere sentences are.
            UIKitProperty(
                key,
                of: "UITextField",
                "UITextView",
                "UISearchBar",
                as: .cases(constants, words),
                standards: key == "textContentType"
                    ? [:]
                    : [
                        "UITextField": .string(standard), "UITextView": .string(standard),
                        "UISearchBar": .string(key == "autocapitalizationType" ? "none" : standard),
                    ]
            )
        }
        + ["isSecureTextEntry", "enablesReturnKeyAutomatically"].map { key in
            UIKitProperty(
                key,
                of: "UITextField",
                "UITextView",
                "UISearchBar",
                as: .bool,
                standards: ["UIView": .bool(false)]
            )
        }

    private static let keyboardTypes = ["alphabet": "asciiCapable", "twitterKeyboard": "twitter"]

    /// Interface Builder uses the names of UITextContentType's values.
    private static let contentTypes = [
        "email": "emailAddress", "url": "URL", "tel": "telephoneNumber", "postal-code": "postalCode",
        "given-name": "givenName", "family-name": "familyName", "middle-name": "middleName",
        "street-address": "fullStreetAddress", "address-line1": "streetAddressLine1",
        "address-line2": "streetAddressLine2", "address-level2": "addressCity", "address-level1": "addressState",
        "country": "countryName", "cc-number": "creditCardNumber", "one-time-code": "oneTimeCode",
        "new-password": "newPassword", "organization": "organizationName", "organization-title": "jobTitle",
    ]

    private static let lineBreakModes = [
        "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
        "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
        "middleTruncation": "byTruncatingMiddle",
    ]
}

extension AttributeValue {
    static func systemFont(_ size: Double) -> AttributeValue {
        .object([.init(key: "type", value: .string("system")), .init(key: "size", value: .number(size))])
    }

    static func size(width: Double, height: Double) -> AttributeValue {
        .object([.init(key: "width", value: .number(width)), .init(key: "height", value: .number(height))])
    }

    static let zeroEdges = AttributeValue.object(
        ["top", "left", "bottom", "right"].map { .init(key: $0, value: .number(0)) }
    )
}
