import LayoutModel
import SwiftSource

/// Outlets of views of the app to others inside: a nib fills them, and code that creates the views has to do it.
extension SectionConnections {
    /// A view of the section that a property of another one holds.
    struct Held {
        var view: Int
        /// How source calls both.
        var name: String
        var holder: String
        var property: String

        /// In file order.
        static func all(in section: SectionContext) -> [Held] {
            if section.layout.source.isMadeByCode { return [] }
            return section.views.compactMap { view in
                if case .reached = section.outline.roles[view] { return nil }
                guard let holder = section.outline.holders[view], section.outline.roles[holder] != .root,
                    let property = section.layout.views[view].name,
                    let own = section.print.names.subject(of: view),
                    let name = section.print.names.subject(of: holder)
                else { return nil }
                return Held(view: view, name: own, holder: name, property: property)
            }
        }
    }

    mutating func addHeld(_ section: SectionContext) {
        for item in Held.all(in: section) where SwiftIdentifier.isValid(item.property) {
            set(.assignment(path: item.property, .name(item.name)), of: item.holder, item.view)
            if let holder = section.outline.holders[item.view] { used.append(.view(holder)) }
            held.insert(item.view)
            for (index, connection) in section.options.connections.enumerated() where connection.view == item.view {
                if connection.link == .outlet(property: item.property, owner: section.outline.holders[item.view] ?? -1)
                {
                    made.insert(index)
                }
            }
        }
    }
}
