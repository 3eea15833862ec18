import LayoutModel
import SwiftSource

/// An item of a bar, as source makes it, with an action of its controller or none.
enum BarItem: Equatable, Sendable {
    /// `UIBarButtonItem(customView: button)`, with the expression of the view.
    case view(String)
    /// `.flexibleSpace()`
    case flexibleSpace
    /// `.fixedSpace(8)`
    case fixedSpace(Double)
    /// `UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save(_:)))`
    case system(String, ActionSelector? = nil)
    /// `UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)`
    case title(LocalizedTexts.Text, isDone: Bool, ActionSelector? = nil)
    /// `UIBarButtonItem(image: UIImage(named: "gear"), style: .plain, target: nil, action: nil)`
    case image(String, isSymbol: Bool, isDone: Bool, ActionSelector? = nil)
    /// `UIBarButtonItem()`
    case empty

    private static let known: Set<String> = ["style", "systemItem", "width", "title", "image", "customView"]
    private static let styles: Set<String> = ["plain", "bordered", "done"]
    /// UIKit's own items with the style `done`.
    private static let doneItems: Set<String> = ["done", "save"]

    /// An item of a layout; `nil` if source cannot make it with all that it has.
    ///
    /// - Parameters:
    ///   - action: What the item calls of its controller.
    ///   - text: How source says its title.
    ///   - name: The expression of the view with an id.
    init?(
        _ value: AttributeValue,
        action: ActionSelector? = nil,
        text: (String) -> LocalizedTexts.Text = { .init(literal: $0) },
        name: (String) -> String?
    ) {
        guard case .object(let members) = value, members.allSatisfy({ BarItem.known.contains($0.key) }) else {
            return nil
        }
        let style = value["style"]?.string ?? "plain"
        guard BarItem.styles.contains(style) else { return nil }
        let isDone = style == "done"
        if let id = value["customView"]?.string {
            guard let view = name(id) else { return nil }
            self = .view(view)
        } else if let system = value["systemItem"]?.string {
            switch system {
            case "flexibleSpace": self = .flexibleSpace
            case "fixedSpace": self = .fixedSpace(value["width"]?.number ?? 0)
            case _ where SwiftIdentifier.isValid(system) && (!isDone || BarItem.doneItems.contains(system)):
                self = .system(system, action)
            default: return nil
            }
        } else if let image = value["image"] {
            guard let name = image["name"]?.string, !name.isEmpty else { return nil }
            self = .image(name, isSymbol: image["catalog"]?.string == "system", isDone: isDone, action)
        } else if let title = value["title"]?.string {
            self = .title(text(title), isDone: isDone, action)
        } else {
            self = .empty
        }
    }

    /// The items of a property; `nil` if source cannot make all of them.
    static func items(
        _ values: [AttributeValue],
        action: (Int) -> ActionSelector? = { _ in nil },
        text: (Int, String) -> LocalizedTexts.Text = { .init(literal: $1) },
        name: (String) -> String? = { _ in nil }
    ) -> [BarItem]? {
        let items = values.enumerated().compactMap { position, value in
            BarItem(value, action: action(position), text: { text(position, $0) }, name: name)
        }
        return items.count == values.count ? items : nil
    }

    /// What the item calls.
    var action: ActionSelector? {
        switch self {
        case .system(_, let action), .title(_, _, let action), .image(_, _, _, let action): action
        case .view, .flexibleSpace, .fixedSpace, .empty: nil
        }
    }

    /// The view of the item.
    var view: String? {
        if case .view(let view) = self { return view }
        return nil
    }
}

// MARK: Swift

extension BarItem {
    private static let type = "UIBarButtonItem"

    var expression: SwiftExpression {
        func item(_ arguments: [SwiftExpression.Argument], isDone: Bool? = nil) -> SwiftExpression {
            let style = isDone.map {
                [SwiftExpression.Argument(label: "style", value: .implicit($0 ? "done" : "plain"))]
            }
            return .call(
                BarItem.type,
                arguments + (style ?? [])
                    + [
                        .init(label: "target", value: .name(action == nil ? "nil" : "self")),
                        .init(label: "action", value: action?.expression ?? .name("nil")),
                    ]
            )
        }
        switch self {
        case .view(let view): return .call(BarItem.type, [.init(label: "customView", value: .name(view))])
        case .flexibleSpace: return .call(".flexibleSpace", [])
        case .fixedSpace(let width): return .call(".fixedSpace", [.init(value: .number(width))])
        case .system(let word, _): return item([.init(label: "barButtonSystemItem", value: .implicit(word))])
        case .title(let title, let isDone, _):
            return item([.init(label: "title", value: title.expression)], isDone: isDone)
        case .image(let name, let isSymbol, let isDone, _):
            let image = SwiftExpression.call(
                "UIImage",
                [.init(label: isSymbol ? "systemName" : "named", value: .string(name))]
            )
            return item([.init(label: "image", value: image)], isDone: isDone)
        case .empty: return .call(BarItem.type, [])
        }
    }

    /// Reads what ``expression`` spells.
    init?(_ expression: SwiftExpression) {
        guard case .chain(let links) = expression, links.count == 2, case .call(let arguments) = links[1] else {
            return nil
        }
        if case .implicit(let word) = links[0] {
            switch (word, arguments.first?.value) {
            case ("flexibleSpace", nil): self = .flexibleSpace
            case ("fixedSpace", .number(let width)?) where arguments.count == 1: self = .fixedSpace(width)
            default: return nil
            }
            return
        }
        guard links[0] == .member(BarItem.type) else { return nil }
        let isDone = arguments.contains { $0.label == "style" && $0.value == .implicit("done") }
        let action = (arguments.last { $0.label == "action" }?.value).flatMap(ActionSelector.init)
        switch (arguments.map { $0.label ?? "" }, arguments.first?.value) {
        case ([], nil): self = .empty
        case (["customView"], let view?):
            guard let path = view.path else { return nil }
            self = .view(path)
        case (["barButtonSystemItem", "target", "action"], let item?):
            guard let word = item.implicitName else { return nil }
            self = .system(word, action)
        case (["title", "style", "target", "action"], .string(let title)?):
            self = .title(.init(literal: title), isDone: isDone, action)
        case (["image", "style", "target", "action"], .chain(let image)?):
            guard image.count == 2, image[0] == .member("UIImage"), case .call(let name) = image[1], name.count == 1,
                case .string(let text) = name[0].value
            else { return nil }
            self = .image(text, isSymbol: name[0].label == "systemName", isDone: isDone, action)
        default: return nil
        }
    }

    /// The value of a property: the item alone, its view, or the list.
    static func value(of items: [BarItem], for property: BarProperty) -> SwiftExpression {
        if property == .titleView { return .name(items.first?.view ?? "") }
        if !BarProperty.isList(property.name(count: items.count)), items.count == 1 { return items[0].expression }
        return .list(items.map { .init(value: $0.expression) })
    }
}
