extension UIView {
    /// The hierarchy below the view, a line a view, as `po view.recursiveDescription` prints it.
    public func recursiveDescription() -> String {
        lines { $0.description }.joined(separator: "\n")
    }

    /// The hierarchy that the view is in, with what Auto Layout leaves open, as `po view._autolayoutTrace` prints it.
    public func _autolayoutTrace() -> String {
        let root = hierarchyRoot
        let solved = SolvedHierarchy(root)
        let lines = root.lines(indent: "|   ") { view in
            let marker = view === root ? "•" : view.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
            let open = solved?.openAttributes(of: view) ?? []
            if open.isEmpty { return marker + view.reference }
            let parts = open.map { view.reference + "." + $0 }
            return marker + view.reference + "- AMBIGUOUS LAYOUT for " + parts.joined(separator: ", ")
        }
        let legend = [
            "Legend:", "\t* - is laid out with auto layout",
            "\t+ - is laid out manually, but is represented in the layout engine because "
                + "translatesAutoresizingMaskIntoConstraints = YES", "\t• - layout engine host",
        ]
        return "\n" + (lines + [""] + legend).joined(separator: "\n")
    }

    private func lines(indent: String = "   | ", _ text: (UIView) -> String) -> [String] {
        var lines: [String] = []
        var pending = [(view: self, depth: 0)]
        while let (view, depth) = pending.popLast() {
            lines.append(String(repeating: indent, count: depth) + text(view))
            pending += view.children.reversed().map { ($0, depth + 1) }
        }
        return lines
    }
}
