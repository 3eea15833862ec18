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

    /// Reads what ``text(of:)`` writes.
    static func read(_ value: ObjectiveCExpression, line: Int) throws(ProofFailure) -> Construction {
        guard case .message(let receiver, let labels, let arguments) = value else {
            throw ProofFailure("line \(line) creates nothing")
        }
        if labels == ["buttonWithType"], let name = receiver.name {
            let word = try arguments[0].word(after: constants[0].prefix, line: line)
            return Construction(className: name, arguments: [.init(label: "type", value: .implicit(word))])
        }
        guard case .message(let type, ["alloc"], []) = receiver, let name = type.name else {
            throw ProofFailure("line \(line) creates nothing")
        }
        switch labels {
        case ["init"] where arguments.isEmpty: return .plain(className: name)
        case ["initWithFrame", "collectionViewLayout"]:
            guard arguments[0].name == "CGRectZero",
                try read(arguments[1], line: line) == .plain(className: "UICollectionViewFlowLayout")
            else { break }
            return .collection(className: name)
        case ["initWithFrame", "style"]:
            guard arguments[0].name == "CGRectZero" else { break }
            let style = try arguments[1].word(after: tableStyle, line: line)
            return Construction(
                className: name,
                arguments: [
                    .init(label: "frame", value: .implicit("zero")), .init(label: "style", value: .implicit(style)),
                ]
            )
        case ["initWithEffect"]:
            guard case .message(let effect, ["effectWithStyle"], let styles) = arguments[0],
                effect.name == "UIBlurEffect"
            else { break }
            let style = try styles[0].word(after: blurStyle, line: line)
            let blur = SwiftExpression.call("UIBlurEffect", [.init(label: "style", value: .implicit(style))])
            return Construction(className: name, arguments: [.init(label: "effect", value: blur)])
        case ["initWithItems"]:
            guard case .list(let elements) = arguments[0] else { break }
            var titles: [SwiftExpression.Element] = []
            for element in elements { titles.append(.init(value: .string(try element.value.string(line: line)))) }
            return Construction(className: name, arguments: [.init(label: "items", value: .list(titles))])
        default:
            guard labels.count == 1, let entry = constants.first(where: { $0.selector == labels[0] }) else { break }
            let word = try arguments[0].word(after: entry.prefix, line: line)
            return Construction(className: name, arguments: [.init(label: entry.label, value: .implicit(word))])
        }
        throw ProofFailure("line \(line) creates a view in an unknown way")
    }

    /// Whether a construction, once written, reads back as it is.
    static func isSayable(_ construction: Construction) -> Bool {
        guard let text = text(of: construction), let file = try? ObjectiveCParser.file(text + ";"),
            case .expression(let value)? = file.statements.first?.kind
        else { return false }
        return (try? read(value, line: 1)) == construction
    }
}
