import LayoutModel
import SwiftSource

/// Plans the items of bars: with views, as statements beside the hierarchy; without, as settings.
enum BarPlanner {
    /// The items of a section that take statements: those that hold views, and those of toolbars that call the class.
    static func contents(of section: SectionContext) -> [BarContent] {
        section.outline.bars[section.index].filter { content in
            if !content.views.isEmpty { return true }
            // A property that makes its toolbar has no self to call.
            return content.property.owner == .bar
                && content.values.indices.contains { content.action(at: $0, in: section) != nil }
        }
    }

    /// Places the views of items, and puts the items into their bars.
    static func statements(of section: SectionContext) -> [UIKitStatement] {
        var statements: [UIKitStatement] = []
        for content in contents(of: section) {
            guard let owner = owner(of: content, in: section) else { continue }
            for view in content.views {
                guard let name = section.print.names.expression(of: view) else { continue }
                if section.layout.views[view].translatesAutoresizingMask {
                    statements += HierarchyPlanner.placement(of: view, named: name, in: section.layout)
                } else {
                    // Its constraints say how large it is; the bar places it.
                    statements.append(.translatesAutoresizingMask(view: name, false))
                }
                if let identifier = section.identifiers.views[view] {
                    statements.append(.accessibilityIdentifier(view: name, identifier))
                }
            }
            statements.append(.barItems(owner: owner, property: content.property, content.items(in: section)))
        }
        return statements
    }

    /// The object that has the property.
    static func owner(of content: BarContent, in section: SectionContext) -> String? {
        switch content.property.owner {
        case .bar: section.print.names.expression(of: content.host)
        case .controller: "self"
        case .navigationItem: "navigationItem"
        }
    }

    // MARK: Settings

    /// What statements and settings for bars say of the views of a section.
    struct Settings {
        /// The settings of a controller and its navigation item.
        var configurations: [Configuration] = []
        /// By view: the keys of its attributes that need no further setting.
        var keys: [Int: Set<String>] = [:]
    }

    static func settings(of section: SectionContext) -> Settings {
        var result = Settings()
        for content in contents(of: section) where content.isWhole(in: section) {
            result.keys[content.host, default: []].insert(content.property.key)
        }
        guard section.scope.kind == .controller else { return result }
        let root = section.scope.root
        var own = Configuration(target: "self", settings: [])
        var item = Configuration(target: BarProperty.Owner.navigationItem.rawValue, settings: [])
        let attributes = Dictionary(section.layout.views[root].attributes.map { ($0.key, $0.json) }) { first, _ in first
        }
        for property in UIKitProperty.navigationItem {
            let key = item.target + "." + property.key
            guard let value = attributes[key].flatMap({ AttributeValue(json: $0) }),
                let setting = SettingSpelling.setting(
                    property,
                    value,
                    text: { literal, _ in section.print.texts.text(literal, of: root, key) }
                )
            else { continue }
            item.settings.append(setting)
            result.keys[root, default: []].insert(key)
        }
        for content in section.outline.bars[section.index] where content.host == root && content.views.isEmpty {
            let made = BarItem.items(
                content.values,
                action: { content.action(at: $0, in: section) },
                text: { section.print.texts.text($1, at: .item(content.place(of: $0))) }
            )
            guard let items = made else { continue }
            result.keys[root, default: []].insert(content.property.key)
            if items.isEmpty { continue }
            let setting = Setting.assignment(
                path: content.property.name(count: items.count),
                BarItem.value(of: items, for: content.property)
            )
            if content.property.owner == .controller {
                own.settings.append(setting)
            } else {
                item.settings.append(setting)
            }
        }
        let controller = ControllerSettings(section)
        result.keys[root, default: []].formUnion(controller.keys)
        own.settings = controller.withView + own.settings
        result.configurations = [own, item].filter { !$0.settings.isEmpty }
        return result
    }
}
