import LayoutInspector

/// The frames that satisfy the constraints, for people.
public enum SolveText {
    public static func text(of solved: SolvedLayout, layout: Layout, style: TextStyle) -> String {
        let names = ItemNames(layout)
        var text = ""
        var free: [String: [FrameAttribute]] = [:]
        for entry in solved.undetermined { free[entry.item] = entry.attributes }
        let widest = min(layout.views.indices.map { displayWidth(printable(names[view: $0])) }.max() ?? 0, 40)
        for (index, frame) in solved.frames.enumerated() where index < layout.views.count {
            let name = printable(names[view: index])
            text += style.text(name, as: .emphasis)
            text += String(repeating: " ", count: max(widest - displayWidth(name), 0) + 2) + frameText(frame)
            if let attributes = free[layout.views[index].id] {
                text += style.text("  ? " + attributes.map(\.name).joined(separator: ", "), as: .warning)
            }
            text += "\n"
        }
        if !solved.isSatisfied { text += style.text("the required constraints conflict", as: .error) + "\n" }
        let constraints = ConstraintText(names: names)
        for violation in solved.violations {
            var described = printable(violation.constraint)
            if let index = layout.constraintIndex(id: violation.constraint) {
                described += ": " + printable(constraints.text(of: layout.constraints[index]))
            }
            let amount = PointsText.rounded(violation.points)
            text += style.text("fails by \(amount)", as: .warning) + "  " + described + "\n"
        }
        let origins = [origins(of: solved.contentSizes)].compactMap { $0 } + fonts(of: layout)
        for line in origins { text += style.text(line, as: .faint) + "\n" }
        return text
    }

    /// Where the fonts of the app were read, and which of them were not.
    private static func fonts(of layout: Layout) -> [String] {
        let names = Set(layout.views.filter { $0.text != nil }.compactMap(\.fontName)).sorted()
        let missing = names.filter { layout.fonts[$0] == nil }.map { printable($0) }
        var lines = names.compactMap { name in
            layout.fonts[name]?.file.map { "font \(printable(name)): \(printable($0))" }
        }
        if !missing.isEmpty {
            let (word, texts) = missing.count == 1 ? ("font", "its texts") : ("fonts", "their texts")
            lines.append("\(word) \(missing.joined(separator: ", ")): no file here, so \(texts) are estimates")
            lines += layout.fonts.faults.map { "could not read \(printable($0))" }
        }
        return lines
    }

    /// "content sizes: 12 estimated, 3 from recorded frames, 1 unknown"; `nil` where the source states all of them.
    private static func origins(of sizes: SolvedLayout.ContentSizes) -> String? {
        let parts = [
            (sizes.stated, "stated"), (sizes.estimated, "estimated"), (sizes.recorded.count, "from recorded frames"),
            (sizes.unknown.count, "unknown"),
        ]
        guard parts.dropFirst().contains(where: { $0.0 > 0 }) else { return nil }
        return "content sizes: " + parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
}

/// The frames that satisfy the constraints, for programs.
package enum SolveJSON {
    package static func text(of solved: SolvedLayout, layout: Layout) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.key("frames")
            writer.object { writer in
                for (view, frame) in zip(layout.views, solved.frames) { writer.frame(frame, of: view.id) }
            }
            writer.member("satisfied", solved.isSatisfied)
            writer.key("violations")
            writer.array { writer in
                for violation in solved.violations {
                    writer.object(isInline: true) { writer in
                        writer.member("constraint", violation.constraint)
                        writer.member("by", violation.points)
                    }
                }
            }
            writer.key("undetermined")
            writer.object { writer in
                for entry in solved.undetermined { writer.member(entry.item, entry.attributes.map(\.name)) }
            }
            writer.key("contentSizes")
            writer.object { writer in
                writer.member("stated", solved.contentSizes.stated)
                writer.member("estimated", solved.contentSizes.estimated)
                writer.member("recorded", solved.contentSizes.recorded)
                writer.member("unknown", solved.contentSizes.unknown)
            }
        }
        return writer.text
    }
}
