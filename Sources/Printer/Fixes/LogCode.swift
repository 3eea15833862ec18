import LayoutModel
import SwiftSource

/// The line that changes an object which a log shows: by the name that a program would give it, since a log has none.
struct LogCode {
    private let layout: Layout

    init(_ layout: Layout) {
        self.layout = layout
    }

    /// `nil` where there is nothing to set, but something to make anew or to delete.
    func lines(for edit: LayoutEdit) -> [String]? {
        switch edit {
        case .constraint(let id, let change):
            guard let index = layout.constraintIndex(id: id), let name = name(of: layout.constraints[index]) else {
                return nil
            }
            switch change {
            case .priority(let priority): return ["\(name).priority = .init(\(SwiftLiteral.single(priority)))"]
            case .constant(let constant): return ["\(name).constant = \(SwiftLiteral.number(constant))"]
            case .isActive, .relation, .multiplier, .identifier: return nil
            }
        case .view(let id, .translatesAutoresizingMask(let translates)):
            guard case .view(let view)? = layout.item(id: id), let name = name(of: .view(view)) else { return nil }
            return ["\(name).translatesAutoresizingMaskIntoConstraints = \(translates)"]
        case .view, .add, .remove, .insert, .sequence: return nil
        }
    }

    /// Such as `totalLabelWidth`.
    private func name(of constraint: Layout.Constraint) -> String? {
        guard let first = constraint.first, let name = name(of: first.item) else { return nil }
        if let second = constraint.second, isGuideOfController(first.item), let own = self.name(of: second.item) {
            return SwiftIdentifier.camelCased(own + " " + second.attribute.rawValue, limit: 60)
        }
        // Of two items the inner one is what the constraint is about: `Bar.bottom == UILabel.bottom + 8`.
        if let second = constraint.second, case .view(let outer) = first.item, case .view(let inner) = second.item,
            layout.views[inner].depth > layout.views[outer].depth, let own = self.name(of: second.item)
        {
            return SwiftIdentifier.camelCased(own + " " + second.attribute.rawValue, limit: 60)
        }
        return SwiftIdentifier.camelCased(name + " " + first.attribute.rawValue, limit: 60)
    }

    /// Whether an item is a guide that UIKit prints as a view: no constraint is about it.
    private func isGuideOfController(_ item: Layout.Item) -> Bool {
        guard case .view(let view) = item else { return false }
        return SystemClasses.isControllerGuide(className: layout.views[view].className)
    }

    /// Such as `totalLabel`, `stackView`: the text or the name, then the class without the prefix of its framework.
    private func name(of item: Layout.Item) -> String? {
        guard case .view(let view) = item else { return nil }
        let record = layout.views[view]
        if let known = record.name ?? record.identifier, let name = SwiftIdentifier.camelCased(known, limit: 40) {
            return name
        }
        var className = record.shortClassName
        for prefix in ["UI", "NS"] where className.hasPrefix(prefix) && className.count > 3 {
            className.removeFirst(prefix.count)
        }
        let text = record.text.map { String($0.prefix(25)) } ?? ""
        // A text can name the class itself: a button with the text "Restart button".
        let words = text.lowercased().hasSuffix(className.lowercased()) ? text : text + " " + className
        return SwiftIdentifier.camelCased(words, limit: 40)
            ?? SwiftIdentifier.camelCased(className, limit: 40)
    }
}
