import LayoutModel

/// Views that nothing but the brackets of strings names: subviews of the superview, in the order of the strings.
extension VisualFormatRows {
    /// Finds the views of the current string, and adds one for each new name in brackets that is no metric.
    mutating func findOrAddViews() {
        items.removeAll(keepingCapacity: true)
        for index in format.views.indices {
            items.append(view(format.views[index], statement))
        }
    }

    /// Adds a view for each new name in brackets of other strings; invalid ones have none.
    mutating func addViews(of statements: VisualFormatDocument.Statements) {
        var format = VisualFormat()
        for statement in statements {
            guard (try? document.parse(statement, into: &format)) != nil else {
                continue
            }
            addViews(of: format, statement)
        }
    }

    private mutating func addViews(of format: VisualFormat, _ statement: VisualFormatDocument.Statement) {
        for part in format.views { _ = view(part, statement) }
    }

    /// The view of a name in brackets, which is added where there is none; `nil` for a metric.
    private mutating func view(
        _ part: VisualFormat.ViewPart,
        _ statement: VisualFormatDocument.Statement
    ) -> Int? {
        let name = document.text(part.name, of: statement)
        // A metric is a view only where one was added under its name.
        if !document.metrics.isEmpty, document.metrics[name] != nil {
            guard case .view(let view)? = layout.item(id: name) else { return nil }
            return view
        }
        let found = layout.findOrAddView(name, parent: 0, previousSibling: lastNamedView) {
            var view = Layout.View(id: name, className: "UIView")
            view.name = name
            return view
        }
        guard let (view, isNew) = found else { return nil }
        if isNew {
            places.views.append(statement.place(at: part.name.lowerBound))
            lastNamedView = view
        }
        return view
    }

    /// Whether a name of the current string is neither a metric nor a view so far.
    var namesUnknownView: Bool {
        func isUnknown(_ name: String) -> Bool {
            if case .view? = layout.item(id: name) { return false }
            return true
        }
        // A metric in brackets is an error that lists the views there are.
        if !document.metrics.isEmpty, format.views.contains(where: { isUnknown(text($0.name)) }) { return true }
        return format.predicates.contains { predicate in
            guard case .name(let name) = predicate.length.operand.value else { return false }
            let word = text(name)
            return document.metrics[word] == nil && isUnknown(word)
        }
    }
}
