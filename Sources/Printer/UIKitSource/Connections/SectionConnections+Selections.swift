import LayoutModel
import SwiftSource

/// Segues that cells ask for when they are selected.
extension SectionConnections {
    struct Selection: Sendable {
        /// Which rows: `(0, 1)` of cells that the class makes, `"Settings"` of those made by an identifier.
        var pattern: String
        var isStatic: Bool
        /// The view of the list.
        var list: Int
        var method: String
    }

    /// A method that shows a controller when a cell is selected.
    ///
    /// - Parameter view: The cell.
    mutating func addSelection(_ segue: SegueMethod, of view: Int, to section: SectionContext) -> Bool {
        let layout = section.layout
        guard layout.views[view].isCell, let list = layout.views[view].parent, isClient(of: list, section) else {
            return false
        }
        let pattern: String
        if cells[view] != nil {
            guard let place = place(ofCell: view, section) else { return false }
            pattern = "(\(place.section), \(place.row))"
        } else {
            guard let identifier = ViewConstruction.word("reuseIdentifier", of: layout.views[view]) else {
                return false
            }
            pattern = SwiftLiteral.string(identifier)
        }
        if selections.contains(where: { $0.list != list || $0.pattern == pattern }) { return false }
        guard
            let action = action(
                segue.selector,
                section,
                sender: "Any",
                segue.source("a selected row"),
                body: segue.body
            )
        else { return false }
        selections.append(
            Selection(pattern: pattern, isStatic: cells[view] != nil, list: list, method: action.name)
        )
        return true
    }

    /// Whether UIKit asks the class what to do with rows of the list.
    private func isClient(of list: Int, _ section: SectionContext) -> Bool {
        if list == section.scope.root {
            return ClientProtocol.isInherited("UIScrollViewDelegate", by: ShellPlanner.superclass(of: section))
        }
        return section.options.connections.contains { connection in
            guard connection.view == list, case .delegate("delegate", let owner)? = connection.link else {
                return false
            }
            return owner == section.scope.root
        }
    }

    private func place(ofCell cell: Int, _ section: SectionContext) -> (section: Int, row: Int)? {
        var number = 0
        for connection in section.options.connections {
            guard connection.view == section.scope.root, case .staticSection(_, _, let cells)? = connection.link else {
                continue
            }
            if let row = cells.firstIndex(of: cell) { return (number, row) }
            number += 1
        }
        return nil
    }

    /// The method that UIKit calls when a row is selected.
    mutating func addSelections(_ section: SectionContext) {
        guard let first = selections.first else { return }
        let ancestry = FrameworkSuperclass.ancestry(of: section.layout.views[first.list])
        guard let methods = ListMethods.of(ancestry: ancestry) else { return }
        let cell = methods.cellCall
        let value = first.isStatic ? "(indexPath.section, indexPath.row)" : cell + "?.reuseIdentifier"
        var lines = ["switch " + value + " {"]
        for selection in selections {
            lines.append("case " + selection.pattern + ":")
            lines.append("    " + selection.method + "(" + cell + " as Any)")
        }
        lines += ["default:", "    break", "}"]
        let start = first.list == section.scope.root ? "override " : ""
        members.append(ClassMember(name: methods.name, head: start + methods.selectionHead, body: .lines(lines)))
    }
}
