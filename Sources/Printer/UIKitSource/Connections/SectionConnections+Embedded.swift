import LayoutModel
import SwiftSource

/// Controllers in containers of another controller's view.
extension SectionConnections {
    struct Embedded: Sendable {
        var className: String
        /// The class of the navigation controller around it.
        var navigation: String?
        var container: Int
        /// How the class calls the container.
        var name: String
    }

    private static let embedControllers = "embedControllers"
    private static let embed = "embed"

    /// The functions that show the controllers, as an embed segue does before the view appears. Each controller has a
    /// property: what a segue's preparation gave it, other code of the class can give it there.
    mutating func addEmbedded(_ section: SectionContext) {
        guard !embedded.isEmpty else { return }
        let properties = embedded.map { freeName($0.className, section) }
        guard canDeclare(Self.embedControllers, section), canDeclare(Self.embed, section), !properties.contains(nil)
        else {
            for (index, connection) in section.options.connections.enumerated() {
                if case .embedding(_, _, let owner)? = connection.link, owner == section.scope.root {
                    made.remove(index)
                }
            }
            return
        }
        used += embedded.map { .view($0.container) }
        calls.append(Self.embedControllers)
        var shown: [SwiftExpression] = []
        for (controller, property) in zip(embedded, properties.compactMap { $0 }) {
            members.append(
                ClassMember(
                    name: property,
                    head: "private lazy var " + property,
                    body: .constant(.call(controller.className, []))
                )
            )
            let value = SegueMethod.shown(.name(property), in: controller.navigation)
            shown.append(.call(Self.embed, [.init(value: value), .init(label: "in", value: .name(controller.name))]))
        }
        members.append(
            ClassMember(
                name: Self.embedControllers,
                head: "private func " + Self.embedControllers + "()",
                body: .expressions(shown)
            )
        )
        members.append(
            ClassMember(
                name: Self.embed,
                head: "private func " + Self.embed + "(_ controller: UIViewController, in container: UIView)",
                body: .lines([
                    "addChild(controller)", "controller.view.frame = container.bounds",
                    "controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
                    "container.addSubview(controller.view)", "controller.didMove(toParent: self)",
                ])
            )
        )
    }
}
