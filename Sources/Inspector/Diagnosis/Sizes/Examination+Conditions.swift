import LayoutModel
import LayoutSemantics
import LayoutSolver

extension Examination {
    /// The same layout under other conditions, to look for faults. Where these change only constants of rows, only the parts
    /// connected to them are solved anew.
    ///
    /// Trials of fixes ask for the same conditions again and again: of a layout that was edited row by row, what the original
    /// is under them is edited likewise.
    func laidOut(under conditions: LayoutConditions) throws(Interrupted) -> Examination {
        let others = fact(OtherLayouts.self)
        if let known = others.all.first(where: { $0.conditions == conditions }) { return known.examination }
        var options = options
        options.conditions = conditions
        options.forgetSizes()
        options.findsFixes = false
        if let edited, edited.original.keepsLayouts {
            let original = try edited.original.laidOut(under: conditions)
            let layout = layout.translated(into: conditions.language)
            return try original.applying(edited.edits, giving: layout, places: places, options: options)
        }
        let other = try laidOutAnew(under: conditions, options)
        if keepsLayouts {
            // Evaluated now: a lazy evaluation would keep the earlier examination alive.
            _ = try other.causes()
            other.forgetOrigin()
            others.all.append((conditions, other))
        }
        return other
    }

    /// In larger systems few fixes are tried, and keeping the layouts of all devices takes more memory than it saves work.
    private var keepsLayouts: Bool { lowered.system.rowCount <= 20_000 }

    private func laidOutAnew(
        under conditions: LayoutConditions,
        _ options: DiagnosisOptions
    ) throws(Interrupted) -> Examination {
        if conditions == self.options.conditions {
            return try Examination(copying: self, options: options) { _ in }
        }
        let other = layout.lowered(under: conditions)
        guard lowered.hasSameRows(as: other) else {
            return try Examination(
                layout,
                places: places,
                readerFindings: readerFindings,
                options: options,
                namedAs: lasting
            )
        }
        let before = naturalConstants
        let translated = conditions.language == self.options.conditions.language ? nil : other.layout
        return try Examination(
            copying: self,
            layout: translated,
            options: options,
            texts: other.wrappedRows
        ) { system in
            for (row, constant) in other.system.constants.enumerated() where constant != before[row] {
                system.setConstant(constant, ofRow: row)
            }
        }
    }
}

/// The same layout under other conditions, as far as it was asked for.
private final class OtherLayouts: Fact {
    var all: [(conditions: LayoutConditions, examination: Examination)] = []

    static func value(in examination: Examination) -> OtherLayouts { OtherLayouts() }
}

extension LoweredLayout {
    /// Whether another lowering differs in constants alone.
    func hasSameRows(as other: LoweredLayout) -> Bool {
        system.rowCount == other.system.rowCount && system.terms == other.system.terms
            && system.rowStarts == other.system.rowStarts && system.relations == other.system.relations
            && system.priorities == other.system.priorities && isAssumed == other.isAssumed
            && wrappedRows.map(\.rows) == other.wrappedRows.map(\.rows)
    }

    /// Whether another lowering of the same layout differs in the sizes of roots alone.
    func differsInRootSizesAlone(from other: LoweredLayout) -> Bool {
        guard hasSameRows(as: other) || system.terms == other.system.terms && sources == other.sources else {
            return false
        }
        return system.constants.indices.allSatisfy { row in
            if system.constants[row] == other.system.constants[row] { return true }
            if case .rootSize? = role(ofRow: row) { return true }
            return false
        }
    }
}
