import LayoutModel
import SwiftSource

/// How a class names what its connections are about.
extension SectionConnections {
    /// How the class names a view of its own; `nil` where it has none, or knows it as a plain view only.
    func expression(of view: Int, in section: SectionContext) -> String? {
        guard section.outline.sectionOfView[view] == section.index,
            section.layout.views[view].viewController == nil
                || view == section.scope.root
        else { return nil }
        if view == section.scope.root, section.scope.kind == .controller { return section.typedRoot }
        return section.print.names.expression(of: view)
    }

    mutating func canDeclare(_ name: String, _ section: SectionContext) -> Bool {
        section.print.names.canDeclare(name, in: section.index) && taken.insert(name).inserted
    }

    /// A property for an object of a class: `passwordCell`, `passwordCell2`.
    mutating func freeName(_ className: String, _ section: SectionContext) -> String? {
        let word = SwiftIdentifier.camelCased(className) ?? "object"
        let stem = String(word.reversed().drop(while: \.isNumber).reversed())
        // No more names than that are taken.
        for number in 1...section.layout.views.count + 1 {
            let name = number == 1 ? stem : stem + String(number)
            if canDeclare(name, section) { return name }
        }
        return nil
    }

    mutating func canDeclare(_ selector: ActionSelector, _ section: SectionContext) -> Bool {
        if selector.labels.isEmpty { return canDeclare(selector.name, section) }
        let isFree =
            !taken.contains(selector.name) && section.print.names.canDeclareMethod(selector.name, in: section.index)
        return isFree && taken.insert(selector.name).inserted
    }

    func isControl(_ view: Int, _ section: SectionContext) -> Bool {
        UIKitClass.sendsActions(ancestry: FrameworkSuperclass.ancestry(of: section.layout.views[view]))
    }

    /// The class by which source knows a view.
    func className(of view: Int, _ section: SectionContext) -> String {
        let source = section.layout.views[view]
        if case .reached = section.outline.roles[view] { return "UIView" }
        let name = TypeName.short(source.className)
        return FrameworkSuperclass.isPrivate(name) ? FrameworkSuperclass.name(of: source) : name
    }

    /// The lowest class that all views are of.
    func commonClass(of views: [Int], _ section: SectionContext) -> String {
        let names = Set(views.map { className(of: $0, section) })
        if names.count == 1, let name = names.first { return name }
        let chains = views.map { view in
            if case .reached = section.outline.roles[view] { return ["UIView"] }
            return FrameworkSuperclass.ancestry(of: section.layout.views[view])
        }
        return chains[0].first { name in chains.allSatisfy { $0.contains(name) } } ?? "UIView"
    }
}
