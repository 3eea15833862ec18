import LayoutModel

/// How Objective-C's names of UIKit are called in Swift.
enum ObjectiveCNames {
    // MARK: Constants

    /// How constants begin, apart from those of the properties in ``UIKitProperty``.
    private static let otherPrefixes: Set<String> = [
        "UIButtonType", "UITableViewStyle", "UITableViewCellStyle", "UIControlState", "UILayoutConstraintAxis",
        "NSLayoutRelation", "NSLayoutAttribute", "UIFontWeight", "UIFontTextStyle", "UIBlurEffectStyle",
        "UIImageSymbolWeight", "UIImageSymbolScale", "UIActivityIndicatorViewStyle", "UIProgressViewStyle",
        "UIBarButtonItemStyle", "UIBarButtonSystemItem", "UILayoutPriority", "UISemanticContentAttribute",
        "UIViewContentMode", "UICollectionViewScrollDirection",
    ]

    /// How the bits of option sets begin.
    static let optionPrefixes: Set<String> = {
        var prefixes: Set<String> = ["UIViewAutoresizing"]
        for case .options(let prefix) in UIKitProperty.all.map(\.kind) { prefixes.insert(prefix) }
        return prefixes
    }()

    private static let prefixes: Set<String> = {
        var prefixes = otherPrefixes.union(optionPrefixes)
        for case .cases(let prefix, _) in UIKitProperty.all.map(\.kind) { prefixes.insert(prefix) }
        return prefixes
    }()

    /// `fillEqually` for `UIStackViewDistributionFillEqually`; `nil` for names that are no constant.
    static func constant(_ name: String) -> (word: String, isOption: Bool)? {
        guard name.first?.isUppercase == true else { return nil }
        var prefix = name[...]
        while let last = prefix.popLast() {
            // The rest begins with a capital letter.
            guard last.isUppercase, prefixes.contains(String(prefix)) else { continue }
            let word = lowercased(String(name.dropFirst(prefix.count)))
            return (word, optionPrefixes.contains(String(prefix)))
        }
        return nil
    }

    /// A word as Swift begins names: `centerX`, `asciiCapable`, and `URL` as it is.
    static func lowercased(_ word: String) -> String {
        let capitals = word.prefix(while: \.isUppercase)
        if word.hasPrefix("URL") || capitals.isEmpty { return word }
        if capitals.count == 1 || capitals.count == word.count {
            return capitals.lowercased() + word.dropFirst(capitals.count)
        }
        return word.prefix(capitals.count - 1).lowercased() + word.dropFirst(capitals.count - 1)
    }

    /// `UIEdgeInsets` of `UIEdgeInsetsZero` or `UIEdgeInsetsMake`.
    static func structure(_ name: String, before suffix: String) -> String? {
        guard name.hasSuffix(suffix) else { return nil }
        let type = String(name.dropLast(suffix.count))
        return UIKitTypes.structures[type] == nil ? nil : type
    }

    // MARK: Members

    /// `isHidden` for `hidden`.
    static func member(_ name: String) -> String {
        if name == "active" { return "isActive" }
        guard let row = UIKitProperty.objectiveC(name), !row.path.contains(".") else { return name }
        return row.path
    }

    /// The color of `redColor`: Swift has no suffix, apart from one name.
    static func color(_ name: String) -> String {
        name.hasSuffix("Color") && name != "tintColor" && name.count > 5 ? String(name.dropLast(5)) : name
    }

    private static let getters: Set<String> = [
        "view", "superview", "contentView", "tableView", "collectionView", "subviews", "arrangedSubviews",
        "topLayoutGuide", "bottomLayoutGuide", "titleLabel", "imageView", "textLabel", "detailTextLabel", "layer",
        "count", "firstObject", "lastObject", "frame", "bounds", "center", "isActive", "constant", "priority",
    ]

    /// Whether a method without arguments is the getter of a property.
    static func isGetter(_ name: String) -> Bool {
        getters.contains(name) || name.hasPrefix("mas_") || CodeRun.attribute(ofAnchor: name) != nil
            || CodeRun.guideKinds[name] != nil || UIKitProperty.objectiveC(name) != nil
            || LayoutFreeMembers.contain(property: name) || LayoutFreeMembers.branches.contains(name)
    }

    // MARK: Methods

    static let methods: [String: (name: String, labels: [String?])] = [
        "insertSubview:atIndex:": ("insertSubview", [nil, "at"]),
        "insertArrangedSubview:atIndex:": ("insertArrangedSubview", [nil, "at"]),
        "setCustomSpacing:afterView:": ("setCustomSpacing", [nil, "after"]),
        "setContentHuggingPriority:forAxis:": ("setContentHuggingPriority", [nil, "for"]),
        "setContentCompressionResistancePriority:forAxis:": ("setContentCompressionResistancePriority", [nil, "for"]),
        "addChildViewController:": ("addChild", [nil]),
        "didMoveToParentViewController:": ("didMove", ["toParent"]),
        "willMoveToParentViewController:": ("willMove", ["toParent"]),
        "activateConstraints:": ("activate", [nil]),
        "deactivateConstraints:": ("deactivate", [nil]),
        "anchorWithOffsetToAnchor:": ("anchorWithOffset", ["to"]),
        "preferredFontForTextStyle:": ("preferredFont", ["forTextStyle"]),
    ]

    /// The name and labels of a method of UIKit; of others, the parts of the selector.
    static func method(_ parts: [String]) -> (name: String, labels: [String?]) {
        if let known = methods[parts.map { $0 + ":" }.joined()] { return known }
        let first = parts[0]
        var labels: [String?] = [nil] + parts.dropFirst().map { $0.isEmpty ? nil : $0 }
        if parts.count == 2, parts[1] == "forState" { labels[1] = "for" }
        if let relation = relation(first) { return ("constraint", [relation] + labels.dropFirst()) }
        if first.hasSuffix("FontOfSize") { return (String(first.dropLast(6)), ["ofSize"] + labels.dropFirst()) }
        return (first, labels)
    }

    /// `equalTo` of `constraintEqualToAnchor`.
    private static func relation(_ name: String) -> String? {
        for relation in Relation.allCases {
            let start = "constraint" + relation.rawValue.prefix(1).uppercased() + relation.rawValue.dropFirst() + "To"
            if name == start + "Anchor" { return relation.rawValue + "To" }
            if name == start + "Constant" { return relation.rawValue + "ToConstant" }
        }
        return nil
    }

    /// The labels of an initializer that a method of a class is in Swift: `["type"]` for `buttonWithType:`.
    static func initializer(_ type: String, _ parts: [String]) -> (type: [String], labels: [String])? {
        let names = type == "UIImageSymbolConfiguration" ? ["UIImage", "SymbolConfiguration"] : [type]
        switch (type, parts) {
        case ("UIImage", ["imageNamed"]), ("UIColor", ["colorNamed"]): return (names, ["named"])
        case ("UIImage", ["systemImageNamed"]): return (names, ["systemName"])
        case (_, ["buttonWithType"]): return (names, ["type"])
        default: break
        }
        guard let range = parts[0].firstRange(of: "With"), range.lowerBound > parts[0].startIndex else { return nil }
        let noun = String(parts[0][..<range.lowerBound])
        let label = String(parts[0][range.upperBound...])
        guard type.lowercased().hasSuffix(noun.lowercased()), !label.isEmpty else { return nil }
        return (names, [lowercased(label)] + parts.dropFirst())
    }

    /// The labels of `initWithFrame:style:`; `nil` for what is no initializer.
    static func initializer(_ parts: [String], of type: String?) -> [String]? {
        if parts == ["initWithActivityIndicatorStyle"] { return ["style"] }
        guard let first = parts.first, first.hasPrefix("initWith"), first.count > 8 else { return nil }
        return [lowercased(String(first.dropFirst(8)))] + parts.dropFirst()
    }

    // MARK: Words

    /// Words that would be something else in Swift, as a name by itself.
    static let reserved: Set<String> = [
        "as", "is", "in", "func", "let", "var", "init", "guard", "repeat", "class", "struct", "enum", "extension",
        "protocol", "actor", "try", "await", "import", "internal", "private", "public", "open", "package", "final",
        "lazy", "override", "required", "convenience", "dynamic", "optional", "some", "any", "where", "throw", "defer",
        "fallthrough", "subscript", "deinit", "typealias", "operator", "infix", "prefix", "postfix", "indirect",
        "mutating", "unowned", "weak", "Self", "_",
    ]

    /// Functions whose value is a text that is known at run time only.
    static let textFunctions: Set<String> = [
        "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringWithDefaultValue", "NSStringFromClass",
    ]
}
