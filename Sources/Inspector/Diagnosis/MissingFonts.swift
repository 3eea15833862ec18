import LayoutModel
import LayoutSemantics
import LayoutSolver

extension Examination {
    /// Says which fonts the lengths of some rows depend on that are not at hand, so that they are those of the system's font.
    ///
    /// - Returns: `nil` where there are none.
    func missingFontsNote(ofRows rows: [Int]) -> Finding.Note? {
        var names: [String] = []
        for row in rows where lowered.isAssumed[row] {
            guard case .content? = lowered.role(ofRow: row),
                let variable = lowered.system.terms(of: row).first?.variable,
                case .view(let view)? = lowered.itemAndAttribute(of: variable)?.item,
                let name = layout.views[view].fontName, layout.fonts[name] == nil, !names.contains(name)
            else { continue }
            names.append(name)
        }
        if names.isEmpty { return nil }
        let list = PointsText.list(names, limit: 3)
        let message =
            names.count == 1
            ? "depends on the font \(list), whose file is not here; --fonts names it"
            : "depends on the fonts \(list), whose files are not here; --fonts names them"
        return Finding.Note(.hint, message)
    }
}
