import LayoutModel

/// The items that a layout has for one property of a bar or a controller.
struct BarContent: Sendable {
    /// The toolbar, or the view of the controller.
    var host: Int
    var property: BarProperty
    var values: [AttributeValue]
    /// The views that items hold, in their order.
    private(set) var views: [Int] = []
    private var held: Set<Int> = []

    /// All items of a layout, by host.
    ///
    /// A view that an item holds is below the toolbar, or is a root after the controller's view. Anything else is no view of an
    /// item.
    static func all(in layout: Layout) -> [BarContent] {
        var found: [BarContent] = []
        var taken = Set<Int>()
        for (host, view) in layout.views.enumerated() {
            for attribute in view.attributes {
                guard let property = properties[attribute.key], fits(property, view),
                    case .array(let values)? = AttributeValue(json: attribute.json)
                else { continue }
                var content = BarContent(host: host, property: property, values: values)
                for id in values.compactMap({ $0["customView"]?.string }) {
                    guard case .view(let item)? = layout.item(id: id), item > host,
                        layout.views[item].parent == (property == .items ? host : nil), taken.insert(item).inserted
                    else { continue }
                    content.views.append(item)
                    content.held.insert(item)
                }
                found.append(content)
            }
        }
        return found
    }

    private static let properties = Dictionary(uniqueKeysWithValues: BarProperty.allCases.map { ($0.key, $0) })

    private static func fits(_ property: BarProperty, _ view: Layout.View) -> Bool {
        property == .items ? view.baseClass == "UIToolbar" : view.viewController != nil
    }

    /// As source makes them: an item that it cannot make keeps its place as an empty one.
    func items(in section: SectionContext) -> [BarItem] {
        values.enumerated().map { item($1, at: $0, in: section) ?? .empty }
    }

    /// Whether source makes each item with all that it has.
    func isWhole(in section: SectionContext) -> Bool {
        values.enumerated().allSatisfy { item($1, at: $0, in: section) != nil }
    }

    /// What the item at a place calls, in source that has a class to call.
    func action(at position: Int, in section: SectionContext) -> ActionSelector? {
        section.connections.ofBars[place(of: position)]
    }

    func place(of position: Int) -> DocumentConnection.BarPlace {
        .init(host: host, key: property.key, position: position)
    }

    private func item(_ value: AttributeValue, at position: Int, in section: SectionContext) -> BarItem? {
        BarItem(
            value,
            action: action(at: position, in: section),
            text: { section.print.texts.text($0, at: .item(place(of: position))) }
        ) { id in
            guard case .view(let view)? = section.layout.item(id: id), held.contains(view) else { return nil }
            return section.print.names.expression(of: view)
        }
    }
}
