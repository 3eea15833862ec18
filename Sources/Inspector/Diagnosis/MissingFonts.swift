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
                let name = layout.views[view].fontName, !names.contains(name),
                layout.fonts[name]?.covers(layout.views[view].text ?? "") != true
            else { continue }
            names.append(name)
        }
        if names.isEmpty { return nil }
        let list = PointsText.list(names, limit: 3)
        let isHere = names.allSatisfy { layout.fonts[$0] != nil }
        let word = names.count == 1 ? "font" : "fonts"
        let message =
            isHere
            ? "depends on characters that the \(word) \(list) \(names.count == 1 ? "lacks" : "lack")"
            : "depends on the \(word) \(list), not measured here: no file of the project has "
                + (names.count == 1 ? "it" : "them")
        return Finding.Note(.hint, message)
    }
}
