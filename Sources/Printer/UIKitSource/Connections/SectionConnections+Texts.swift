import LayoutModel
import SwiftSource

/// The texts of a document that source looks up under their keys.
extension SectionConnections {
    /// Counts the keys that what the section sets asks for.
    mutating func addTexts(_ section: SectionContext) {
        guard !section.print.texts.isEmpty else { return }
        let keys = SectionConnections.keys(of: section).union(members.flatMap(\.localizedKeys))
        for (index, connection) in section.options.connections.enumerated() {
            if case .text(let key, _)? = connection.link, keys.contains(key) { made.insert(index) }
        }
    }

    /// The keys in settings and constructions of views, and of what bars show.
    private static func keys(of section: SectionContext) -> Set<String> {
        let configuration = ConfigurationPlanner(section, construct: ViewConstruction.plain)
        var settings = configuration.ofView.values.flatMap(\.settings) + configuration.ofCellParts
        settings += configuration.ofBars.flatMap(\.settings)
        if section.form.scope == .wholeFile { settings += ControllerSettings(section).beforeView }
        var keys = Set(settings.flatMap(\.localizedKeys))
        for view in section.views {
            let made = ViewConstruction.plain(section.layout.views[view], view, section.layout).construction
            keys.formUnion(section.print.texts.localized(made, of: view).arguments.flatMap(\.value.localizedKeys))
        }
        for content in BarPlanner.contents(of: section) {
            keys.formUnion(content.items(in: section).flatMap(\.expression.localizedKeys))
        }
        return keys
    }
}

extension Setting {
    fileprivate var localizedKeys: [String] {
        switch self {
        case .assignment(_, let value): value.localizedKeys
        case .call(_, let arguments): arguments.flatMap(\.value.localizedKeys)
        }
    }
}

extension ClassMember {
    fileprivate var localizedKeys: [String] {
        switch body {
        case .value(let value), .constant(let value): value.localizedKeys
        case .expressions(let values): values.flatMap(\.localizedKeys)
        case .empty, .lines, .closure: []
        }
    }
}

extension SwiftExpression {
    /// The keys of the texts that the expression looks up (see ``LocalizedTexts/Text/expression``).
    fileprivate var localizedKeys: [String] {
        switch self {
        case .number, .string: return []
        case .list(let elements): return elements.flatMap(\.value.localizedKeys)
        case .fallback(let parts), .element(let parts): return parts.flatMap(\.localizedKeys)
        case .chain(let links):
            var keys: [String] = []
            for case .call(let arguments) in links {
                if links[0] == .member(LocalizedTexts.function), case .string(let key)? = arguments.first?.value {
                    keys.append(key)
                }
                keys += arguments.flatMap(\.value.localizedKeys)
            }
            return keys
        }
    }
}
