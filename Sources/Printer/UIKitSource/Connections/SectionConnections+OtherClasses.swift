import LayoutModel
import SwiftSource

/// Actions of controls in cells and views of the app, whose controllers have the methods.
extension SectionConnections {
    /// A method for a control of a class below: it sends its action up the chain of responders.
    mutating func ask(
        for link: DocumentConnection.Link,
        _ index: Int,
        of view: Int,
        in section: SectionContext,
        _ classNames: (Int) -> String?
    ) {
        guard case .action(let selector, let event, let owner) = link, owner == section.scope.root,
            section.scope.kind == .controller, let other = section.outline.sectionOfView[view],
            other != section.index, let className = classNames(other),
            Self.isBelow(view, owner, in: section.layout), isControl(view, section),
            let name = section.print.names.expression(of: view),
            let action = action(
                selector,
                section,
                sender: self.className(of: view, section),
                "\(event) of \(name) in \(className)"
            ),
            let place = actions.firstIndex(where: { $0.selector == action })
        else { return }
        actions[place].isOpen = true
        asked[index] = action
    }

    static func isBelow(_ view: Int, _ root: Int, in layout: Layout) -> Bool {
        var next = layout.views[view].parent
        while let current = next, current != root { next = layout.views[current].parent }
        return next == root
    }

    /// Sends the actions of the section's controls to controllers above, which have methods for them.
    ///
    /// - Parameter owners: The sections of these controllers: what each has, and the name of its class.
    mutating func sendUp(
        of section: SectionContext,
        _ owners: [(connections: SectionConnections, className: String)]
    ) {
        for (index, connection) in section.options.connections.enumerated() where !made.contains(index) {
            guard case .action(_, let event, _)? = connection.link, let view = connection.view,
                SwiftIdentifier.isValid(event), let name = expression(of: view, in: section),
                let owner = owners.first(where: { $0.connections.asked[index] != nil }),
                let action = owner.connections.asked[index]
            else { continue }
            // UIKit asks the responders of the control one after the other.
            let arguments: [SwiftExpression.Argument] = [
                .init(value: .name("nil")), .init(label: "action", value: action.expression(of: owner.className)),
                .init(label: "for", value: .implicit(event)),
            ]
            set(.call(path: "addTarget", arguments), of: name, view)
            made.insert(index)
        }
    }
}
