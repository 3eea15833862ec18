import LayoutModel
import SwiftSource

/// The cells that a document gives to a table, made by the class of the table's controller: UIKit makes them only of nibs.
extension SectionConnections {
    struct StaticCell: Sendable {
        /// The property of the class: `passwordCell`.
        var name: String
        var className: String
        var style: String
        var identifier: String?
        /// The connection with the document's outlet to it, by its place in ``PrintOptions/connections``.
        var outlet: Int?
        /// What the class does with views of the cell when it makes it.
        var statements: [String] = []
    }

    /// Names the cells of a table with nothing but cells of the document, and makes the table show them.
    mutating func addStaticCells(_ section: SectionContext, _ classNames: (Int) -> String?) {
        let layout = section.layout
        let root = section.scope.root
        guard section.scope.kind == .controller, ShellPlanner.superclass(of: section) == StaticTableMethods.controller
        else {
            return
        }
        typealias StaticSection = (index: Int, header: String?, footer: String?, cells: [Int])
        let sections: [StaticSection] = section.options.connections.enumerated().compactMap { index, connection in
            guard connection.view == root, case .staticSection(let header, let footer, let cells)? = connection.link
            else { return nil }
            return (index, header, footer, cells)
        }
        guard !sections.isEmpty, sections.count == sectionCount(of: root, in: section),
            canDeclare(Self.rows, section)
        else { return }
        for cell in sections.flatMap(\.cells) {
            guard let made = staticCell(cell, section, classNames) else {
                cells = [:]
                return
            }
            cells[cell] = made
        }
        func name(_ cell: Int) -> SwiftExpression { .name(cells[cell]?.name ?? "") }
        func list(_ values: [SwiftExpression]) -> SwiftExpression { .list(values.map { .init(value: $0) }) }
        members.append(
            ClassMember(
                name: Self.rows,
                head: "private lazy var " + Self.rows + ": [[" + StaticTableMethods.cell + "]]",
                body: .constant(list(sections.map { list($0.cells.map(name)) }))
            )
        )
        func add(_ method: StaticTableMethods.Method, _ value: SwiftExpression) {
            members.append(ClassMember(name: method.name, head: method.head, value: value))
        }
        let place: [SwiftExpression] = [.name("indexPath.section"), .name("indexPath.row")]
        add(StaticTableMethods.sectionCount, .name(Self.rows + ".count"))
        add(StaticTableMethods.rowCount, .name(Self.rows + "[section].count"))
        add(StaticTableMethods.rowCell, .element([.name(Self.rows)] + place))
        let texts = section.print.texts
        func title(_ text: String?, at place: DocumentConnection.TextPlace) -> SwiftExpression {
            text.map { texts.text($0, at: place).expression } ?? .name("nil")
        }
        for (titles, method, place) in [
            (sections.map(\.header), StaticTableMethods.header, DocumentConnection.TextPlace.header),
            (sections.map(\.footer), StaticTableMethods.footer, DocumentConnection.TextPlace.footer),
        ] where titles.contains(where: { $0 != nil }) {
            let values = titles.enumerated().map { title($1, at: place(root, $0)) }
            add(method, .element([list(values), .name("section")]))
        }
        let heights = sections.map { $0.cells.map { rowHeight(of: $0, in: layout) } }
        if heights.contains(where: { $0.contains { $0 != nil } }) {
            let values = heights.map {
                $0.map { $0.map { SwiftExpression.number($0) } ?? .name("tableView.rowHeight") }
            }
            add(StaticTableMethods.rowHeight, .element([list(values.map(list))] + place))
        }
        made.formUnion(sections.map(\.index) + cells.values.compactMap(\.outlet))
    }

    /// The property that has the cells.
    private static let rows = "rows"

    private func sectionCount(of root: Int, in section: SectionContext) -> Int {
        section.options.connections.count { $0.kind == .staticSection && $0.view == root }
    }

    private func rowHeight(of cell: Int, in layout: Layout) -> Double? {
        ViewConstruction.value("rowHeight", of: layout.views[cell])?.number
    }

    private mutating func staticCell(
        _ cell: Int,
        _ section: SectionContext,
        _ classNames: (Int) -> String?
    ) -> StaticCell? {
        let view = section.layout.views[cell]
        let own = TypeName.short(view.className)
        let printed = section.outline.sections.firstIndex { $0.root == cell }.flatMap(classNames)
        guard let className = printed ?? (UIKitClass.isFramework(own) ? own : nil) else { return nil }
        let identifier = ViewConstruction.word("reuseIdentifier", of: view)
        func made(_ name: String, outlet: Int? = nil) -> StaticCell {
            let style = printed == nil ? ShellPlanner.cellStyle(of: view) : nil
            return StaticCell(
                name: name,
                className: className,
                style: style ?? "default",
                identifier: identifier,
                outlet: outlet
            )
        }
        for (index, connection) in section.options.connections.enumerated() where connection.view == cell {
            guard case .outlet(let property, let owner)? = connection.link, owner == section.scope.root,
                canDeclare(property, section)
            else { continue }
            return made(property, outlet: index)
        }
        return freeName(className, section).map { made($0) }
    }

    /// The cell of the class that a view is in, or is.
    func cell(of view: Int, _ section: SectionContext) -> Int? {
        if cells[view] != nil { return view }
        guard !cells.isEmpty, let other = section.outline.sectionOfView[view] else { return nil }
        let root = section.outline.sections[other].root
        return cells[root] == nil ? nil : root
    }

    /// How the class reaches a view of one of its cells; `nil` where the cell's class hides it.
    func path(to view: Int, in cell: Int, _ section: SectionContext) -> (text: String, isOptional: Bool)? {
        guard let name = cells[cell]?.name else { return nil }
        if view == cell { return (name, false) }
        let names = section.print.names
        if section.outline.roles[view].isPrinted, names.isKnownElsewhere(view), let own = names.subject(of: view),
            own.allSatisfy({ $0 != "." && $0 != "(" })
        {
            return (name + "." + own, false)
        }
        // An outlet of the app's class, which that of the cell fills.
        if let other = section.outline.sectionOfView[view], let property = section.layout.views[view].name,
            let inherited = SectionContext(print: section.print, index: other).inheritedClass,
            section.print.shared.outlets(of: inherited).contains(property)
        {
            return (name + "." + property, false)
        }
        // Labels and images that the style of the cell makes.
        let source = section.layout.views[view]
        guard let member = source.name, section.outline.roles[view] == .inside,
            section.layout.views[cell].frameworkClass?.styleMembers.contains(member) == true
        else { return nil }
        return (name + "." + member, true)
    }

    /// Another name for a view of a cell, as an outlet of the class.
    mutating func addOutlet(_ property: String, toCell view: Int, _ section: SectionContext) -> Bool {
        guard let cell = cell(of: view, section), let path = path(to: view, in: cell, section),
            canDeclare(property, section)
        else { return false }
        let type =
            FrameworkSuperclass.isPrivate(section.layout.views[view].shortClassName)
            ? FrameworkSuperclass.name(of: section.layout.views[view]) : section.layout.views[view].shortClassName
        members.append(
            ClassMember(
                name: property,
                head: "var " + property + ": " + type + (path.isOptional ? "!" : ""),
                value: .name(path.text)
            )
        )
        return true
    }

    /// Makes the class the client of a view in one of its cells.
    mutating func addClient(_ property: String, of view: Int, in cell: Int, _ section: SectionContext) -> Bool {
        guard section.inheritedClass == nil, let client = client(property, of: view, section),
            let path = path(to: view, in: cell, section),
            !path.isOptional
        else { return false }
        conform(to: client, of: view, section)
        let member = view == cell ? "" : String(path.text.drop { $0 != "." })
        cells[cell]?.statements.append("cell" + member + "." + property + " = self")
        return true
    }

    /// The properties of the cells, before what shows them.
    mutating func addCells(_ section: SectionContext) {
        let own = cells.sorted { $0.key < $1.key }.map(\.value)
        let properties = own.map { cell in
            let identifier = cell.identifier.map { SwiftExpression.string($0) } ?? .name("nil")
            let value = SwiftExpression.call(
                cell.className,
                [
                    .init(label: "style", value: .implicit(cell.style)),
                    .init(label: "reuseIdentifier", value: identifier),
                ]
            )
            let head = (cell.outlet == nil ? "private " : "") + "lazy var " + cell.name
            guard !cell.statements.isEmpty else {
                return ClassMember(name: cell.name, head: head, body: .constant(value))
            }
            let text = cell.identifier.map(SwiftLiteral.string) ?? "nil"
            let call = "let cell = " + cell.className + "(style: ." + cell.style + ", reuseIdentifier: " + text + ")"
            return ClassMember(
                name: cell.name,
                head: head + ": " + cell.className,
                body: .closure([call] + cell.statements + ["return cell"])
            )
        }
        members = properties + members
    }
}
