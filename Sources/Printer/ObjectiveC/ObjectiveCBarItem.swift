import SwiftSource

/// Items of bars in Objective-C.
extension BarItem {
    private static let allocated = "[UIBarButtonItem alloc]"
    private static let systemItem = "UIBarButtonSystemItem"
    private static let style = "UIBarButtonItemStyle"

    /// The item as Objective-C makes it.
    func objectiveC(_ names: ObjectiveCNames) -> String {
        let rest = " target:nil action:nil]"
        func style(_ isDone: Bool) -> String { " style:" + BarItem.style + (isDone ? "Done" : "Plain") }
        switch self {
        case .view(let view): return "[\(BarItem.allocated) initWithCustomView:" + names.path(view) + "]"
        case .flexibleSpace: return "[UIBarButtonItem flexibleSpaceItem]"
        case .fixedSpace(let width):
            return "[UIBarButtonItem fixedSpaceItemOfWidth:" + ObjectiveCLiteral.number(width) + "]"
        case .system(let word):
            return "[\(BarItem.allocated) initWithBarButtonSystemItem:"
                + ObjectiveCLiteral.constant(BarItem.systemItem, word) + rest
        case .title(let title, let isDone):
            return "[\(BarItem.allocated) initWithTitle:" + ObjectiveCLiteral.string(title) + style(isDone) + rest
        case .image(let name, let isSymbol, let isDone):
            let image =
                "[UIImage \(isSymbol ? "systemImageNamed" : "imageNamed"):" + ObjectiveCLiteral.string(name) + "]"
            return "[\(BarItem.allocated) initWithImage:" + image + style(isDone) + rest
        case .empty: return "[\(BarItem.allocated) init]"
        }
    }

    /// Reads what ``objectiveC(_:)`` spells.
    init?(_ value: ObjectiveCExpression) {
        guard case .message(let receiver, let labels, let arguments) = value else { return nil }
        if receiver.name == "UIBarButtonItem" {
            switch (labels, arguments.first) {
            case (["flexibleSpaceItem"], nil): self = .flexibleSpace
            case (["fixedSpaceItemOfWidth"], .number(let width)?): self = .fixedSpace(width)
            default: return nil
            }
            return
        }
        guard case .message(let type, ["alloc"], []) = receiver, type.name == "UIBarButtonItem" else { return nil }
        let isDone = arguments.dropFirst().first?.name == BarItem.style + "Done"
        switch (labels, arguments.first) {
        case (["init"], nil): self = .empty
        case (["initWithCustomView"], let view?):
            guard let names = view.names else { return nil }
            self = .view(ObjectiveCNames.path(from: names))
        case (["initWithBarButtonSystemItem", "target", "action"], let item?):
            guard let word = item.name.flatMap({ ObjectiveCLiteral.word($0, after: BarItem.systemItem) }) else {
                return nil
            }
            self = .system(word)
        case (["initWithTitle", "style", "target", "action"], .string(let title)?):
            self = .title(title, isDone: isDone)
        case (["initWithImage", "style", "target", "action"], .message(let image, let method, let names)?):
            guard image.name == "UIImage", case .string(let name)? = names.first,
                method == ["imageNamed"] || method == ["systemImageNamed"]
            else { return nil }
            self = .image(name, isSymbol: method == ["systemImageNamed"], isDone: isDone)
        default: return nil
        }
    }

    /// Writes the value of a property.
    static func write(
        _ items: [BarItem],
        for property: BarProperty,
        _ names: ObjectiveCNames,
        to document: inout Document
    ) {
        if property == .titleView {
            document.text(names.path(items.first?.view ?? ""))
        } else if !BarProperty.isList(property.name(count: items.count)), items.count == 1 {
            document.text(items[0].objectiveC(names))
        } else {
            write(items, names, to: &document)
        }
    }

    /// Writes a list of items, one a line if they are too long for one line.
    static func write(_ items: [BarItem], _ names: ObjectiveCNames = ObjectiveCNames(), to document: inout Document) {
        document.text("@[")
        document.group { document in
            document.indented { document in
                for (position, item) in items.enumerated() {
                    if position == 0 { document.softBreak() } else { document.spaceOrBreak() }
                    document.text(item.objectiveC(names) + (position < items.count - 1 ? "," : ""))
                }
            }
            document.softBreak()
        }
        document.text("]")
    }

    /// Reads the value of a property with that name.
    static func items(of value: ObjectiveCExpression, name: String) -> [BarItem]? {
        if name == BarProperty.titleView.rawValue {
            return value.names.map { [.view(ObjectiveCNames.path(from: $0))] }
        }
        guard BarProperty.isList(name) else { return BarItem(value).map { [$0] } }
        guard case .list(let elements) = value else { return nil }
        let items = elements.compactMap { BarItem($0.value) }
        return items.count == elements.count ? items : nil
    }
}
