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
        case .system(let word, _):
            return "[\(BarItem.allocated) initWithBarButtonSystemItem:"
                + ObjectiveCLiteral.constant(BarItem.systemItem, word) + rest
        case .title(let title, let isDone, _):
            return "[\(BarItem.allocated) initWithTitle:" + ObjectiveCLiteral.string(title.literal) + style(isDone)
                + rest
        case .image(let name, let isSymbol, let isDone, _):
            let image =
                "[UIImage \(isSymbol ? "systemImageNamed" : "imageNamed"):" + ObjectiveCLiteral.string(name) + "]"
            return "[\(BarItem.allocated) initWithImage:" + image + style(isDone) + rest
        case .empty: return "[\(BarItem.allocated) init]"
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
}
