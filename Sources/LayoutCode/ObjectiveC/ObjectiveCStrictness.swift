import LayoutModel

/// What a strict translation knows and remembers.
struct ObjectiveCStrictness {
    let library: LibraryFacts
    /// The names of the objects around the code, and of those that it declares.
    let ownNames: Set<String>
    /// The names that are seen without `self`.
    var locals: Set<String> = []
    /// The labels of the parameters of an initializer, which Swift calls so.
    var parameters: [String: String] = [:]
    /// The properties of the class that is translated, and whether others can only read them; `nil` outside of classes.
    var properties: [String: Bool]?
    /// How a constant in a place has to begin, by its token.
    var prefixes: [Int: String] = [:]
    /// The part of the file after the last class that was translated.
    var nextPart = 0

    /// The property whose variable `_name` is.
    func variable(_ name: String) -> String? {
        let property = String(name.dropFirst())
        return name.hasPrefix("_") && properties?[property] != nil ? property : nil
    }

    func isOwn(_ name: String) -> Bool { properties?[name] != nil || ownNames.contains(name) }
}

/// What methods of UIKit take, as far as code that lays out calls them.
extension ObjectiveCNames {
    /// How the constants that a method takes begin, by its selector and the position.
    private static let constants: [String: [Int: String]] = [
        "setContentHuggingPriority:forAxis:": [0: "UILayoutPriority", 1: "UILayoutConstraintAxis"],
        "setContentCompressionResistancePriority:forAxis:": [0: "UILayoutPriority", 1: "UILayoutConstraintAxis"],
        "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:": [
            1: "NSLayoutAttribute", 2: "NSLayoutRelation", 4: "NSLayoutAttribute",
        ],
        "buttonWithType:": [0: "UIButtonType"], "initWithProgressViewStyle:": [0: "UIProgressViewStyle"],
        "initWithActivityIndicatorStyle:": [0: "UIActivityIndicatorViewStyle"],
        "effectWithStyle:": [0: "UIBlurEffectStyle"], "initWithStyle:": [0: "UITableViewStyle"],
        "initWithStyle:reuseIdentifier:": [0: "UITableViewCellStyle"], "initWithFrame:style:": [1: "UITableViewStyle"],
        "initWithBarButtonSystemItem:target:action:": [0: "UIBarButtonSystemItem"],
        "initWithTitle:style:target:action:": [1: "UIBarButtonItemStyle"],
        "initWithImage:style:target:action:": [1: "UIBarButtonItemStyle"],
        "systemFontOfSize:weight:": [1: "UIFontWeight"], "preferredFontForTextStyle:": [0: "UIFontTextStyle"],
        "configurationWithWeight:": [0: "UIImageSymbolWeight"], "configurationWithScale:": [0: "UIImageSymbolScale"],
        "configurationWithPointSize:weight:": [1: "UIImageSymbolWeight"],
        "configurationWithPointSize:weight:scale:": [1: "UIImageSymbolWeight", 2: "UIImageSymbolScale"],
    ]

    /// How the constant begins that a part of a selector takes; `nil` for parts that take none.
    static func constants(_ parts: [String], _ position: Int) -> String? {
        if let known = constants[parts.map { $0 + ":" }.joined()] { return known[position] }
        switch parts[position] {
        case "layoutAttribute": return "NSLayoutAttribute"
        case "forState": return "UIControlState"
        default: return nil
        }
    }

    /// Whether UIKit's methods have other names in Objective-C than these, which are Swift's.
    static func isSwift(_ parts: [String]) -> Bool {
        if methods[parts.map { $0 + ":" }.joined()] != nil { return false }
        return parts.count == 2 && parts[1] == "for"
            || methods.values.contains { method in
                method.name == parts[0] && method.labels.dropFirst().map { $0 ?? "" } == Array(parts.dropFirst())
            }
    }

    /// Whether a property has another name in Objective-C than this, which is Swift's.
    static func isSwift(_ name: String) -> Bool {
        if name == "isActive" { return true }
        guard let row = UIKitProperty.path(name), UIKitProperty.objectiveC(name) == nil else { return false }
        return row.objectiveC != name
    }

    /// The types of the parameters of initializers, as Swift sees them.
    static let parameterTypes: [String: [String]] = [
        "CGRect": ["CGRect"], "UITableViewCellStyle": ["UITableViewCell", "CellStyle"], "NSString*": ["String", "?"],
        "UITableViewStyle": ["UITableView", "Style"], "UICollectionViewLayout*": ["UICollectionViewLayout"],
        "UIVisualEffect*": ["UIVisualEffect", "?"], "WKWebViewConfiguration*": ["WKWebViewConfiguration"],
        "NSCoder*": ["NSCoder"],
    ]

    /// The methods that UIKit calls.
    static let overridden: Set<String> = ["loadView", "viewDidLoad", "viewDidLayoutSubviews", "layoutSubviews"]
}
