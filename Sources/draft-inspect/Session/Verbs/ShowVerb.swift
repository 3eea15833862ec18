import LayoutInspector
import LayoutPrinter
import LayoutReport

enum ShowVerb: SessionQuestion {
    static let name = "show"
    static let usage = "X"
    static let summary = "show everything about a view, guide or constraint"
    static let arguments: [ArgumentKind] = [.object]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 1...1)
        let lookup = try session.lookup()
        switch try lookup.object(arguments[0]) {
        case .item(.view(let view)): return try show(view: view, lookup, session)
        case .item(let item): return try show(item, lookup, session)
        case .constraint(let index): return try show(constraint: index, lookup, session)
        }
    }

    private static func show(
        view index: Int,
        _ lookup: ObjectLookup,
        _ session: Session
    ) throws(SessionError) -> String {
        let layout = lookup.layout
        let view = layout.views[index]
        let solved = try session.requireSolved()
        var rows: [[String]] = [["view", view.id], ["class", classText(view)]]
        func add(_ key: String, _ value: String?) {
            if let value { rows.append([key, value]) }
        }
        add("tag", session.tags.first { $0.id == view.id }?.name)
        add("name", view.name.map { name in view.owner.map { "\(name) of \($0)" } ?? name })
        add("identifier", view.identifier)
        add("label", view.label)
        add("text", view.text)
        add("controller", view.viewController)
        add("superview", view.parent.map { "\(lookup.names[view: $0]) (\(layout.views[$0].id))" })
        let subviews = layout.subviews(of: index)
        if !subviews.isEmpty { add("subviews", shortList(subviews.map { lookup.names[view: $0] })) }
        add("recorded", view.frame.map(frameText))
        if index < solved.frames.count { add("solved", frameText(solved.frames[index])) }
        if let open = solved.undetermined.first(where: { $0.item == view.id }) {
            add("open", open.attributes.map(\.name).joined(separator: ", "))
        }
        if let size = view.intrinsicContentSize {
            let parts = [size.horizontal, size.vertical].map { $0.map(PointsText.rounded) ?? "none" }
            add("content size", parts.joined(separator: " × "))
        }
        add(
            "hugging",
            "\(JSONNumberFormat.text(view.contentHugging.horizontal)), \(JSONNumberFormat.text(view.contentHugging.vertical))"
        )
        let resistance = view.compressionResistance
        add(
            "resistance",
            "\(JSONNumberFormat.text(resistance.horizontal)), \(JSONNumberFormat.text(resistance.vertical))"
        )
        if view.translatesAutoresizingMask { add("autoresizing", "placed by its mask") }
        if view.isHidden { add("hidden", "yes") }
        add("stack", view.stack.map(stackText))
        let guides = view.guides.filter { layout.guides[$0].isListed }
        if !guides.isEmpty { add("guides", guides.map { layout.guides[$0].id }.joined(separator: ", ")) }
        add("written at", locationText(view.location))
        return columns(rows) + related(.view(index), lookup) + (try findings(about: view.id, session))
    }

    private static func show(
        _ item: Layout.Item,
        _ lookup: ObjectLookup,
        _ session: Session
    ) throws(SessionError) -> String {
        guard case .guide(let index) = item else { return "" }
        let guide = lookup.layout.guides[index]
        var rows = [["guide", guide.id], ["kind", guide.kind.rawValue]]
        let owner = guide.owner
        rows.append(["owner", "\(lookup.names[view: owner]) (\(lookup.layout.views[owner].id))"])
        if let name = guide.name { rows.append(["name", name]) }
        if let identifier = guide.identifier { rows.append(["identifier", identifier]) }
        if let frame = guide.frame { rows.append(["recorded", frameText(frame)]) }
        return columns(rows) + related(item, lookup) + (try findings(about: guide.id, session))
    }

    private static func show(
        constraint index: Int,
        _ lookup: ObjectLookup,
        _ session: Session
    ) throws(SessionError) -> String {
        let constraint = lookup.layout.constraints[index]
        let texts = ConstraintText(names: lookup.names)
        var rows = [["constraint", constraint.id], ["says", texts.text(of: constraint)]]
        if constraint.className != "NSLayoutConstraint" { rows.append(["class", constraint.className]) }
        rows.append(["priority", constraint.isRequired ? "required" : JSONNumberFormat.text(constraint.priority)])
        if let name = constraint.name {
            rows.append(["name", constraint.owner.map { "\(name) of \($0)" } ?? name])
        }
        if let identifier = constraint.identifier { rows.append(["identifier", identifier]) }
        rows.append(["origin", constraint.origin.rawValue])
        rows.append(["active", constraint.isActive ? "yes" : "no"])
        if let fault = constraint.fault { rows.append(["skipped", fault.message]) }
        if let location = locationText(constraint.location) { rows.append(["written at", location]) }
        return columns(rows) + (try findings(about: constraint.id, session))
    }

    private static func classText(_ view: Layout.View) -> String {
        guard let base = view.statedBaseClass, base != view.className else { return view.className }
        return "\(view.className) (a \(base))"
    }

    private static func stackText(_ stack: Layout.Stack) -> String {
        "\(stack.axis.rawValue), \(stack.distribution.rawValue), aligned \(stack.alignment.rawValue), "
            + "spacing \(PointsText.rounded(stack.spacing))"
    }

    private static func locationText(_ location: Layout.SourceLocation?) -> String? {
        guard let location else { return nil }
        let parts = [location.file, location.line.map(String.init), location.column.map(String.init)]
        let text = parts.compactMap { $0 }.joined(separator: ":")
        return text.isEmpty ? nil : text
    }

    private static func related(_ item: Layout.Item, _ lookup: ObjectLookup) -> String {
        let rows = constraintRows(lookup) { $0.anchors.contains { $0.item == item } }
        return rows.isEmpty ? "" : "constraints\n" + columns(rows.map { ["  " + $0[0]] + $0.dropFirst() })
    }

    private static func findings(about id: String, _ session: Session) throws(SessionError) -> String {
        let findings = try session.requireDiagnosis().findings
        let style = session.effectiveStyle
        var text = ""
        for (index, finding) in findings.enumerated() {
            guard finding.views.contains(id) || finding.constraints.contains(id) else { continue }
            text += "  \(index + 1). " + TextFormat.headline(finding, style: style) + "\n"
        }
        return text.isEmpty ? "" : "findings\n" + text
    }
}
