import LayoutModel
import LayoutSyntax

/// Assembles a layout from visual format strings and their views.
struct VisualFormatAssembly {
    let document: VisualFormatDocument
    let path: String?
    var layout = Layout()
    var places = Reading.Places()
    var findings: [Finding]

    init(_ document: VisualFormatDocument, path: String?) {
        self.document = document
        self.path = path
        findings = document.findings
        layout.source = Layout.Source(kind: .handwritten)
        layout.source.file = path
        layout.direction = document.layoutDirection
        if !document.isComplete { layout.statedCoverage = .partial }
    }

    mutating func assemble() -> Reading {
        if document.bracketsNameViews { addSuperview() } else { addListedViews() }
        // Only one of the two may own the layout: changing a shared one copies it.
        var rows = VisualFormatRows(document, layout, places)
        layout = Layout()
        places = Reading.Places()
        var hasAllViews = !document.bracketsNameViews
        var statements = document.statements
        var number = 0
        while let statement = statements.next() {
            // An invalid string keeps its number.
            number += 1
            do throws(VisualFormat.Fault) {
                try rows.parse(statement)
            } catch {
                note(error.message, in: statement, at: error.offset)
                continue
            }
            var isFound = false
            if !hasAllViews {
                rows.findOrAddViews()
                // The others are metrics: an error, which lists all views.
                isFound = !rows.items.contains(nil)
                // Views that later strings name are rare here: parsing all strings first would take twice the time, and
                // storing them more memory than the layout.
                if rows.namesUnknownView {
                    rows.addViews(of: statements)
                    hasAllViews = true
                }
            }
            if !isFound { rows.findViews() }
            rows.build(number: number)
            for fault in rows.takeFaults() {
                note(fault.message, in: statement, at: fault.offset, advice: fault.advice)
            }
        }
        layout = rows.layout
        places = rows.places
        rows.layout = Layout()
        layout.indexConstraints()
        findings += layout.validate(places: places)
        layout.resolveAutoresizing()
        let faulty = layout.constraints.count { $0.fault != nil }
        if faulty > 0 { findings.append(SetAside.finding(count: faulty)) }
        findings = findings.inOrderOfPlaces()
        return Reading(layout: layout, places: places, findings: findings, format: .vfl)
    }

    /// Adds the superview of the views that brackets name.
    private mutating func addSuperview() {
        layout.addView(view(document.superview), parent: nil, previousSibling: nil)
        places.views.append(document.superview.place)
        let (statements, brackets) = document.counts
        // Nearly every view has a string for each axis.
        layout.reserve(views: brackets + 1, about: brackets * 9 / 16 + 1)
        // About as many as a string has connections and views.
        let count = statements + 2 * brackets
        layout.reserve(constraints: count, isIndexedLater: true)
        places.constraints.reserveLargeCapacity(count)
    }

    /// Adds the superview, and the views below it in the order in which they are listed.
    private mutating func addListedViews() {
        var views = [document.superview] + document.views
        var indices: [String: Int] = [:]
        var unique: [VisualFormatDocument.NamedView] = []
        for view in views {
            if indices[view.name] != nil {
                var finding = Finding(
                    DuplicateID.info,
                    severity: .error,
                    message: "the view \"\(view.name)\" is described twice"
                )
                finding.place = view.place
                findings.append(finding)
                continue
            }
            indices[view.name] = unique.count
            unique.append(view)
        }
        views = unique
        var children = [[Int]](repeating: [], count: views.count)
        for index in views.indices.dropFirst() {
            var parent = 0
            if let name = views[index].superview {
                if let known = indices[name] {
                    parent = known
                } else {
                    noteView("there is no view \"\(name)\" to hold \"\(views[index].name)\"", views[index])
                }
            }
            if parent != index { children[parent].append(index) }
        }
        var isAdded = [Bool](repeating: false, count: views.count)
        add(from: 0, parent: nil, views, children, &isAdded)
        // Views that contain each other in a cycle are under no root.
        for index in views.indices where !isAdded[index] {
            noteView("\"\(views[index].name)\" is its own superview, directly or through others", views[index])
            add(from: index, parent: 0, views, children, &isAdded)
        }
    }

    private mutating func add(
        from start: Int,
        parent: Int?,
        _ views: [VisualFormatDocument.NamedView],
        _ children: [[Int]],
        _ isAdded: inout [Bool]
    ) {
        var lastChild: [Int: Int] = [:]
        if let parent { for child in layout.subviews(of: parent) { lastChild[parent] = child } }
        var pending: [(view: Int, parent: Int?)] = [(start, parent)]
        while let (index, parent) = pending.popLast() {
            guard !isAdded[index] else { continue }
            isAdded[index] = true
            let previous = parent.flatMap { lastChild[$0] }
            guard let added = layout.addView(view(views[index]), parent: parent, previousSibling: previous) else {
                continue
            }
            places.views.append(views[index].place)
            if let parent { lastChild[parent] = added }
            for child in children[index].reversed() { pending.append((child, added)) }
        }
    }

    private func view(_ named: VisualFormatDocument.NamedView) -> Layout.View {
        var view = Layout.View(id: named.name, className: named.className)
        view.statedBaseClass = named.baseClass
        view.name = named.name
        view.text = named.text
        view.identifier = named.identifier
        view.intrinsicContentSize = named.intrinsicContentSize
        view.useClassContentPriorities()
        if let priorities = named.contentHugging { view.contentHugging = priorities }
        if let priorities = named.compressionResistance { view.compressionResistance = priorities }
        view.layoutMargins = named.layoutMargins
        if let size = named.size { view.frame = Rectangle(x: 0, y: 0, width: size.width, height: size.height) }
        return view
    }

    // MARK: Findings

    private mutating func noteView(_ message: String, _ view: VisualFormatDocument.NamedView) {
        var finding = Finding(InvalidVisualFormat.info, severity: .error, message: message)
        finding.place = view.place
        findings.append(finding)
    }

    private mutating func note(
        _ message: String,
        in statement: VisualFormatDocument.Statement,
        at offset: Int,
        advice: String? = nil
    ) {
        var finding = Finding(InvalidVisualFormat.info, severity: .error, message: message)
        finding.place = statement.place(at: offset)
        finding.notes = Self.excerpt(document.text(of: statement), offset).map { Finding.Note(.proof, $0) }
        if let advice { finding.notes.append(Finding.Note(.hint, advice)) }
        findings.append(finding)
    }

    /// The string and a caret below the byte; non-breaking spaces keep the two aligned.
    static func excerpt(_ text: String, _ offset: Int) -> [String] {
        let before = text.utf8.prefix(offset)
        let columns = String(decoding: before, as: UTF8.self).count
        guard columns <= 200, text.utf8.count <= 400 else { return [] }
        let shown = String(text.map { $0 == " " ? "\u{A0}" : $0 })
        return [shown, String(repeating: "\u{A0}", count: columns) + "^"]
    }
}
