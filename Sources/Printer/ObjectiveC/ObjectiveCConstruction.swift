import SwiftSource

/// How Objective-C creates views.
enum ObjectiveCConstruction {
    /// The initializers with one constant: their Swift label, the selector and the prefix of the constants.
    private static let constants: [(label: String, selector: String, prefix: String)] = [
        ("type", "buttonWithType", "UIButtonType"),
        ("progressViewStyle", "initWithProgressViewStyle", "UIProgressViewStyle"),
        ("style", "initWithActivityIndicatorStyle", "UIActivityIndicatorViewStyle"),
    ]

    private static let tableStyle = "UITableViewStyle"
    private static let blurStyle = "UIBlurEffectStyle"
    private static let flowLayout = "[[UICollectionViewFlowLayout alloc] init]"

    /// `[[UILabel alloc] init]`; `nil` for arguments that are not in the tables.
    static func text(of construction: Construction) -> String? {
        let name = construction.className
        let arguments = construction.arguments
        if arguments.isEmpty { return "[[\(name) alloc] init]" }
        if construction == .collection(className: name) {
            return "[[\(name) alloc] initWithFrame:CGRectZero collectionViewLayout:\(flowLayout)]"
        }
        switch arguments.map({ $0.label ?? "" }) {
        case ["frame", "style"]:
            guard arguments[0].value.implicitName == "zero", let style = arguments[1].value.implicitName else {
                return nil
            }
            return "[[\(name) alloc] initWithFrame:CGRectZero style:" + ObjectiveCLiteral.constant(tableStyle, style)
                + "]"
        case ["effect"]: return blur(arguments[0].value).map { "[[\(name) alloc] initWithEffect:\($0)]" }
        case ["items"]:
            guard case .list(let elements) = arguments[0].value else { return nil }
            let titles = elements.compactMap { element -> String? in
                if case .string(let title) = element.value { ObjectiveCLiteral.string(title) } else { nil }
            }
            guard titles.count == elements.count else { return nil }
            return "[[\(name) alloc] initWithItems:@[" + titles.joined(separator: ", ") + "]]"
        case let labels where labels.count == 1:
            guard let entry = constants.first(where: { $0.label == labels[0] }),
                let word = arguments[0].value.implicitName
            else { return nil }
            let receiver = entry.selector.hasPrefix("init") ? "[\(name) alloc]" : name
            return "[\(receiver) \(entry.selector):" + ObjectiveCLiteral.constant(entry.prefix, word) + "]"
        default: return nil
        }
    }

    private static func blur(_ value: SwiftExpression) -> String? {
        guard case .chain(let links) = value, links.count == 2, links[0] == .member("UIBlurEffect"),
            case .call(let arguments) = links[1], arguments.count == 1, arguments[0].label == "style",
            let style = arguments[0].value.implicitName
        else { return nil }
        return "[UIBlurEffect effectWithStyle:" + ObjectiveCLiteral.constant(blurStyle, style) + "]"
    }
}
