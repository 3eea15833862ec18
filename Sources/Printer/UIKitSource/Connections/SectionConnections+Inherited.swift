import LayoutModel
import SwiftSource

/// What a class fills that inherits its outlets from a class of the app (see ``SharedClasses``).
extension SectionConnections {
    mutating func fillOutlet(_ property: String, with view: Int, _ section: SectionContext) -> Bool {
        if let cell = cell(of: view, section) {
            guard let path = path(to: view, in: cell, section) else { return false }
            return fillOutlet(property, with: .name(path.text))
        }
        guard let name = expression(of: view, in: section), fillOutlet(property, with: .name(name)) else {
            return false
        }
        used.append(.view(view))
        return true
    }

    /// - Returns: Whether nothing else fills it.
    mutating func fillOutlet(_ property: String, with value: SwiftExpression) -> Bool {
        guard canFill(property) else { return false }
        assign(value, to: property)
        return true
    }

    mutating func canFill(_ property: String) -> Bool {
        SwiftIdentifier.isValid(property) && taken.insert(property).inserted
    }

    mutating func assign(_ value: SwiftExpression, to property: String) {
        configurations.append(Configuration(target: "self", settings: [.assignment(path: property, value)]))
    }
}
