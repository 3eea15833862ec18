import LayoutModel

/// Lists of which the beginning or the end is missing: what is there can still name the likely cause.
extension ReportedConflictRule {
    /// The fixed size of the user's that the missing part most likely conflicts with: the one that the system broke, else the
    /// only one in the list. `nil`: the list says too little.
    static func fixedSizeNote(
        among known: [Int],
        broken: String?,
        in examination: Examination
    ) -> Finding.Note? {
        let layout = examination.layout
        let sizes = known.filter { index in
            let constraint = layout.constraints[index]
            return constraint.origin == .user && constraint.isOwnSize && constraint.isRequired
                && constraint.constant > 0
                && constraint.relation == .equal
        }
        let index: Int
        let reason: String
        if let first = sizes.first(where: { layout.constraints[$0].id == broken }) {
            (index, reason) = (first, "the fixed size that \(layout.frameworkName) broke")
        } else if let first = sizes.first, sizes.count == 1 {
            (index, reason) = (first, "the only fixed size in the list")
        } else {
            return nil
        }
        return Finding.Note(
            .cause,
            "likely cause: \(examination.texts.text(of: layout.constraints[index])), \(reason)",
            constraints: [layout.constraints[index].id],
            place: examination.place(ofConstraint: index)
        )
    }
}
