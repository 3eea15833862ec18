import LayoutModel
import SwiftSource

/// The items of tab bars.
enum TabBarItemSpelling {
    private static let type = "UITabBarItem"
    private static let known: Set<String> = ["systemItem", "title", "image", "selectedImage"]

    /// `UITabBarItem(title: "Map", image: UIImage(named: "map"), selectedImage: nil)`; `nil` if no initializer makes all of it.
    ///
    /// - Parameter text: How source says the title.
    static func expression(
        _ value: AttributeValue,
        text: (String) -> SwiftExpression = { .string($0) }
    ) -> SwiftExpression? {
        guard case .object(let members) = value, members.allSatisfy({ known.contains($0.key) }) else { return nil }
        if let system = value["systemItem"]?.string {
            // UIKit's own items have no other title, and no other images.
            guard members.count == 1, SwiftIdentifier.isValid(system) else { return nil }
            return .call(
                type,
                [
                    .init(label: "tabBarSystemItem", value: .implicit(system)),
                    .init(label: "tag", value: .number(0)),
                ]
            )
        }
        func argument(_ label: String, _ spell: (AttributeValue) -> SwiftExpression?) -> SwiftExpression.Argument? {
            guard let member = value[label] else { return .init(label: label, value: .name("nil")) }
            return spell(member).map { .init(label: label, value: $0) }
        }
        guard let title = argument("title", { $0.string.map(text) }),
            let image = argument("image", ImageSpelling.expression),
            let selected = argument("selectedImage", ImageSpelling.expression)
        else { return nil }
        return .call(type, [title, image, selected])
    }

    /// The same in Objective-C; `nil` if it is no item.
    static func objectiveC(_ value: SwiftExpression) -> String? {
        guard case .chain(let links) = value, links.count == 2, links[0] == .member(type),
            case .call(let arguments) = links[1]
        else { return nil }
        let allocated = "[[" + type + " alloc] "
        if arguments.count == 2, let word = arguments[0].value.implicitName {
            return allocated + "initWithTabBarSystemItem:" + ObjectiveCLiteral.constant("UITabBarSystemItem", word)
                + " tag:0]"
        }
        guard arguments.count == 3 else { return nil }
        func image(_ value: SwiftExpression) -> String? {
            value.path == "nil" ? "nil" : ObjectiveCImage.text(of: value)
        }
        guard let first = image(arguments[1].value), let second = image(arguments[2].value) else { return nil }
        var title = "nil"
        if case .string(let text) = arguments[0].value { title = ObjectiveCLiteral.string(text) }
        return allocated + "initWithTitle:" + title + " image:" + first + " selectedImage:" + second + "]"
    }
}
