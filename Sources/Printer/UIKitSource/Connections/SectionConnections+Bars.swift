import LayoutModel
import SwiftSource

/// The items of bars that connections are about.
extension SectionConnections {
    /// The items at a place as source makes them, and the item's place among them; `nil` where source does not make all.
    func content(_ place: DocumentConnection.BarPlace, _ section: SectionContext) -> BarContent? {
        let content = section.outline.bars[section.index].first {
            $0.host == place.host && $0.property.key == place.key
        }
        guard let content, content.values.indices.contains(place.position) else { return nil }
        if content.views.isEmpty {
            // Of several items one that source cannot make leaves all to be made by hand.
            guard section.options.printsConfiguration, BarItem.items(content.values) != nil else { return nil }
        }
        return content
    }

    /// The item as source makes it without its action; `nil` where source does not make it, or nothing can act on it.
    func item(_ place: DocumentConnection.BarPlace, _ section: SectionContext) -> BarItem? {
        let item = content(place, section).flatMap { BarItem($0.values[place.position]) { _ in nil } }
        return item?.takesAction == true ? item : nil
    }

    /// `navigationItem.rightBarButtonItem`, `toolbarItems?[2]`
    func itemExpression(
        _ place: DocumentConnection.BarPlace,
        _ section: SectionContext
    ) -> SwiftExpression? {
        guard let content = content(place, section), let owner = BarPlanner.owner(of: content, in: section) else {
            return nil
        }
        let name = content.property.name(count: content.values.count)
        let member = BarProperty.isList(name) ? name + "?[\(place.position)]" : name
        let path = owner == "self" ? [] : owner.split(separator: ".").map { SwiftExpression.Link.member(String($0)) }
        return .chain(path + [.member(member)])
    }
}

extension BarItem {
    /// Whether source makes it with a target and an action.
    var takesAction: Bool {
        switch self {
        case .system, .title, .image: true
        case .view, .flexibleSpace, .fixedSpace, .empty: false
        }
    }

    /// `done`, `Next`
    var words: String {
        switch self {
        case .system(let word, _): word
        case .title(let title, _, _): SwiftLiteral.string(title.literal)
        case .image(let name, _, _, _): SwiftLiteral.string(name)
        case .view, .flexibleSpace, .fixedSpace, .empty: "item"
        }
    }
}
