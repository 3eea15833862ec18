import LayoutInspector

/// A layout as lines for a line-by-line comparison: one for each object, in the order of the file, without what changes
/// by itself (versions of tools, positions on the canvas, frames that constraints determine).
package enum TextConversion {
    package static func text(of layout: Layout) -> String {
        let names = ItemNames(layout)
        var constraints: [Int: [Int]] = [:]
        for (index, constraint) in layout.constraints.enumerated() {
            constraints[owner(of: constraint, in: layout), default: []].append(index)
        }
        let texts = ConstraintText(names: names)
        var text = ""
        for (index, view) in layout.views.enumerated() {
            let margin = String(repeating: "  ", count: min(view.depth, 40))
            text += margin + names[view: index] + " (\(view.shortClassName))"
            if !StableNames.holdsAddress(view.id) { text += " id=\(view.id)" }
            for word in words(of: view) { text += " " + word }
            text += "\n"
            for guide in view.guides where layout.guides[guide].kind == .custom {
                text += margin + "  guide " + names[.guide(guide)] + "\n"
            }
            let lines = (constraints[index] ?? []).map { number in
                let constraint = layout.constraints[number]
                var line = margin + "  | " + texts.text(of: constraint)
                if let identifier = constraint.identifier { line += " \"\(identifier)\"" }
                if !constraint.isActive { line += " (inactive)" }
                return line
            }
            // The order of constraints means nothing, and Xcode changes it.
            for line in lines.sorted() { text += line + "\n" }
        }
        return text
    }

    /// The view below which a constraint is listed: that of its first item, so that both move together.
    private static func owner(of constraint: Layout.Constraint, in layout: Layout) -> Int {
        let item = constraint.first?.item ?? constraint.terms.first?.anchor.item
        switch item {
        case .view(let view): return view
        case .guide(let guide): return layout.guides[guide].owner
        case .missing, nil: return 0
        }
    }

    /// What a reader of a change looks for, and what the layout depends on.
    private static func words(of view: Layout.View) -> [String] {
        var words: [String] = []
        if let text = view.text { words.append("text=\"\(printable(text))\"") }
        if view.isHidden { words.append("hidden") }
        // Constraints determine the other frames.
        if view.translatesAutoresizingMask, view.parent != nil, let frame = view.frame {
            words.append("frame=" + frameText(frame))
        }
        if let stack = view.stack {
            words.append("stack=\(stack.axis.rawValue),\(stack.distribution.rawValue),\(stack.alignment.rawValue)")
            words.append("spacing=" + PointsText.text(stack.spacing))
        }
        for axis in Axis.allCases {
            let (hugging, resistance) = (view.contentHugging[axis], view.compressionResistance[axis])
            if hugging != 250 { words.append("\(axis.rawValue)-hugging=" + PointsText.text(hugging)) }
            if resistance != 750 { words.append("\(axis.rawValue)-resistance=" + PointsText.text(resistance)) }
        }
        for attribute in view.attributes { words.append("\(attribute.key)=\(attribute.json)") }
        return words
    }
}
