import LayoutModel

/// Labels, text fields, text views and search bars. Facts come from UIKit's reference pages of the property unless
/// another source is named.
extension ViewProperty {
    static let texts: [ViewProperty] =
        [
            ViewProperty("text", of: "UILabel", "UITextField", "UITextView", "UISearchBar", as: .string),
            ViewProperty("placeholder", of: "UITextField", "UISearchBar", as: .string),
            ViewProperty("prompt", of: "UISearchBar", as: .string),
            // The default of labels and text fields is the 17-point system font. A text view has none until it has
            // text.
            ViewProperty(
                "font",
                of: "UILabel",
                "UITextField",
                "UITextView",
                as: .font,
                standards: ["UILabel": .systemFont(17), "UITextField": .systemFont(17)]
            ),
            ViewProperty("font", path: "titleLabel?.font", of: "UIButton", as: .font),
            ViewProperty(
                "adjustsFontForContentSizeCategory",
                of: "UILabel",
                "UITextField",
                "UITextView",
                as: .bool,
                standard: .bool(false),
                standards: ["UITextField": .bool(false), "UITextView": .bool(false)]
            ),
            ViewProperty("textColor", of: "UILabel", "UITextField", "UITextView", as: .color),
            ViewProperty("highlightedTextColor", of: "UILabel", as: .color),
            ViewProperty("highlightedColor", path: "highlightedTextColor", of: "UILabel", as: .color),
            ViewProperty("shadowColor", of: "UILabel", as: .color),
            ViewProperty("shadowOffset", of: "UILabel", as: .size, standard: .size(width: 0, height: -1)),
            ViewProperty(
                "textAlignment",
                of: "UILabel",
                "UITextField",
                "UITextView",
                as: .cases([:]),
                standards: [
                    "UILabel": .string("natural"), "UITextField": .string("natural"), "UITextView": .string("natural"),
                ]
            ),
            ViewProperty("numberOfLines", of: "UILabel", as: .number, standard: .number(1)),
            ViewProperty(
                "lineBreakMode",
                of: "UILabel",
                as: .cases(lineBreakModes),
                standard: .string("byTruncatingTail")
            ),
            // A button's title is truncated in the middle (UIButton.lineBreakMode, and every button of Interface
            // Builder).
            ViewProperty(
                "lineBreakMode",
                path: "titleLabel?.lineBreakMode",
                of: "UIButton",
                as: .cases(lineBreakModes),
                standard: .string("byTruncatingMiddle")
            ),
            ViewProperty("baselineAdjustment", of: "UILabel", as: .cases([:]), standard: .string("alignBaselines")),
            ViewProperty(
                "adjustsFontSizeToFitWidth",
                of: "UILabel",
                "UITextField",
                as: .bool,
                standards: ["UILabel": .bool(false), "UITextField": .bool(false)]
            ),
            ViewProperty("minimumScaleFactor", of: "UILabel", as: .number, standard: .number(0)),
            ViewProperty("minimumFontSize", of: "UITextField", as: .number, standard: .number(0)),
            ViewProperty("allowsDefaultTighteningForTruncation", of: "UILabel", as: .bool, standard: .bool(false)),
            ViewProperty("preferredMaxLayoutWidth", of: "UILabel", as: .number, standard: .number(0)),
            ViewProperty("borderStyle", of: "UITextField", as: .cases([:]), standard: .string("none")),
            ViewProperty(
                "clearButtonMode",
                of: "UITextField",
                as: .cases(["unlessEditing": "unlessEditing"]),
                standard: .string("never")
            ),
            ViewProperty("background", of: "UITextField", as: .image),
            ViewProperty("disabledBackground", of: "UITextField", as: .image),
            ViewProperty("clearsOnBeginEditing", of: "UITextField", as: .bool, standard: .bool(false)),
            ViewProperty("isEditable", of: "UITextView", as: .bool, standard: .bool(true)),
            ViewProperty("isSelectable", of: "UITextView", as: .bool, standard: .bool(true)),
            ViewProperty("dataDetectorTypes", of: "UITextView", as: .options, standard: .array([])),
            ViewProperty("searchBarStyle", of: "UISearchBar", as: .cases([:]), standard: .string("default")),
            ViewProperty("showsCancelButton", of: "UISearchBar", as: .bool, standard: .bool(false)),
        ] + inputTraits

    /// UITextInputTraits.
    private static let inputTraits: [ViewProperty] =
        [
            ("keyboardType", "default", keyboardTypes), ("returnKeyType", "default", [:]),
            ("autocapitalizationType", "sentences", ["allCharacters": "allCharacters"]),
            ("autocorrectionType", "default", [:]), ("spellCheckingType", "default", [:]),
            ("smartDashesType", "default", [:]), ("smartQuotesType", "default", [:]),
            ("smartInsertDeleteType", "default", [:]), ("keyboardAppearance", "default", ["alert": "alert"]),
            ("textContentType", "", contentTypes),
        ].map { key, standard, words in
            // In code, only the text of search bars is not capitalized by default; elsewhere sentences are.
            ViewProperty(
                key,
                of: "UITextField",
                "UITextView",
                "UISearchBar",
                as: .cases(words),
                standards: key == "textContentType"
                    ? [:]
                    : [
                        "UITextField": .string(standard), "UITextView": .string(standard),
                        "UISearchBar": .string(key == "autocapitalizationType" ? "none" : standard),
                    ]
            )
        }
        + ["isSecureTextEntry", "enablesReturnKeyAutomatically"].map { key in
            ViewProperty(
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
