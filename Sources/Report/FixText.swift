import LayoutInspector

/// How a fix is made, below its title.
package enum FixText {
    /// The lines: code, with the line of the sources that it is for, or the steps in Interface Builder.
    package static func lines(of fix: Finding.Fix) -> [String] {
        guard let instructions = fix.instructions else { return [] }
        var lines = instructions.steps.map(printable)
        lines += instructions.code.map(printable)
        if let source = instructions.source, let file = source.file, !instructions.code.isEmpty {
            let place = printable(file) + (source.line.map { ":\($0)" } ?? "")
            lines.insert("at " + place + ":", at: instructions.steps.count)
        }
        return lines
    }

    /// Such as "leaves 2 findings".
    package static func outcome(of fix: Finding.Fix) -> String {
        fix.remaining == 0 ? "resolves all findings" : "leaves \(counted(fix.remaining, "finding"))"
    }

    /// The same, each behind a margin.
    static func text(of fix: Finding.Fix, margin: String) -> String {
        lines(of: fix).map { margin + $0 + "\n" }.joined()
    }
}
