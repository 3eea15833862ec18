/// The properties of bars, controllers and navigation items that take items, or a view in the place of an item.
enum BarProperty: String, CaseIterable, Sendable {
    case items, toolbarItems, leftBarButtonItems, rightBarButtonItems, backBarButtonItems, titleView

    /// The key among the attributes of a toolbar or of a controller's view.
    var key: String { owner == .navigationItem ? "navigationItem." + rawValue : rawValue }

    enum Owner: String, Sendable {
        case bar, controller, navigationItem
    }

    var owner: Owner {
        switch self {
        case .items: .bar
        case .toolbarItems: .controller
        case .leftBarButtonItems, .rightBarButtonItems, .backBarButtonItems, .titleView: .navigationItem
        }
    }

    /// Whether UIKit has a property for a single item, too: `rightBarButtonItem`.
    private var hasSingular: Bool { owner == .navigationItem && self != .titleView }

    /// The name that source sets for a number of items.
    func name(count: Int) -> String { hasSingular && count == 1 ? String(rawValue.dropLast()) : rawValue }

    /// Whether a value of the property is a list, by the name that source sets.
    static func isList(_ name: String) -> Bool { name.hasSuffix("s") }
}
