import LayoutModel
import SwiftSource

/// Controllers in containers of another controller's view.
extension SectionConnections {
    private static let embedControllers = "embedControllers"
    private static let embed = "embed"

    /// The functions that show the controllers, as an embed segue does before the view appears.
    mutating func addEmbedded(_ section: SectionContext) {
        guard !embedded.isEmpty else { return }
        guard canDeclare(Self.embedControllers, section), canDeclare(Self.embed, section) else {
            for (index, connection) in section.options.connections.enumerated() {
                if case .embedding(_, _, let owner)? = connection.link, owner == section.scope.root {
                    made.remove(index)
                }
            }
            return
        }
        used += embedded.map { .view($0.container) }
        calls.append(Self.embedControllers)
        members.append(
            ClassMember(
                name: Self.embedControllers,
                head: "private func " + Self.embedControllers + "()",
                body: .expressions(embedded.map(\.call))
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
