import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

extension Examination {
    /// The layout after edits, examined at the cost of what they touch, where they come to changes of single rows; else
    /// lowered and solved anew.
    ///
    /// - Returns: `nil` where the edits are refused.
    func applying(_ edits: [LayoutEdit], options: DiagnosisOptions) throws(Interrupted) -> Examination? {
        var layout = layout
        for edit in edits {
            do {
                _ = try layout.apply(edit)
            } catch {
                return nil
            }
        }
        return try applying(edits, giving: layout, places: places, options: options)
    }

    /// - Parameter layout: After the edits.
    func applying(
        _ edits: [LayoutEdit],
        giving layout: Layout,
        places: Places,
        options: DiagnosisOptions
    ) throws(Interrupted) -> Examination {
        if options.conditions == self.options.conditions, let changes = rowChanges(of: edits) {
            return try Examination(
                copying: self,
                layout: layout,
                places: places,
                options: options,
                constraints: changes.compactMap(\.constraint),
                edits: edits
            ) { system in
                for change in changes { change.make(in: &system) }
            }
        }
        return try Examination(layout, places: places, readerFindings: readerFindings, options: options)
    }

    /// What an edit comes to in the system.
    private struct RowChange {
        enum Kind {
            case isEnabled(Bool)
            case priority(Double)
            /// By how much the row's constant changes with the constraint's.
            case constant(Double)
            case relation(RowRelation)
            case nothing
        }

        var row: Int
        var kind: Kind
        /// The constraint, by index, where it is a listed one.
        var constraint: Int?

        func make(in system: inout LinearSystem) {
            switch kind {
            case .isEnabled(let isEnabled): system.setEnabled(isEnabled, row: row)
            case .priority(let priority): system.setPriority(priority, ofRow: row)
            case .constant(let change): system.setConstant(system.constants[row] + change, ofRow: row)
            case .relation(let relation): system.setRelation(relation, ofRow: row)
            case .nothing: break
            }
        }
    }

    /// The edits as changes of single rows; `nil` where they may change what the lowering makes: most of those of views, of
    /// guides, which have rows only where a constraint names them, and of constraints that others made.
    private func rowChanges(of edits: [LayoutEdit]) -> [RowChange]? {
        var changes: [RowChange] = []
        for edit in edits.flatMap(\.steps) {
            let change: RowChange?
            switch edit {
            case .constraint(let id, let changed): change = rowChange(changed, ofConstraint: id)
            case .view(let id, .contentHugging(let axis, let priority)):
                change = rowChange(ofContent: id, axis, isHugging: true, priority)
            case .view(let id, .compressionResistance(let axis, let priority)):
                change = rowChange(ofContent: id, axis, isHugging: false, priority)
            default: change = nil
            }
            // Two edits of one constraint are rare, and the second counts from the first.
            guard let change, !changes.contains(where: { $0.row == change.row }) else { return nil }
            changes.append(change)
        }
        return changes
    }

    private func rowChange(_ change: LayoutEdit.ConstraintChange, ofConstraint id: String) -> RowChange? {
        guard let index = layout.constraintIndex(id: id), layout.constraints[index].origin == .user,
            !layout.constraints[index].hasStackIdentifier,
            let row = lowered.row(ofConstraint: index)
        else { return nil }
        let namesGuides = lowered.system.terms(of: row).contains { $0.variable >= 4 * lowered.viewCount }
        if namesGuides { return nil }
        let constraint = layout.constraints[index]
        let kind: RowChange.Kind
        switch change {
        case .isActive(let isActive): kind = .isEnabled(isActive)
        case .priority(let priority): kind = .priority(priority)
        case .relation(.equal): kind = .relation(.equal)
        case .relation(.lessThanOrEqual): kind = .relation(.lessThanOrEqual)
        case .relation(.greaterThanOrEqual): kind = .relation(.greaterThanOrEqual)
        case .constant(let constant): kind = .constant(constant - constraint.constant)
        case .multiplier, .identifier: return nil
        }
        return RowChange(row: row, kind: kind, constraint: index)
    }

    /// The priority of a content size that has a row and keeps it.
    private func rowChange(
        ofContent id: String,
        _ axis: Axis,
        isHugging: Bool,
        _ priority: Double
    ) -> RowChange? {
        guard priority > 0, priority <= LinearSystem.required, case .view(let view)? = layout.item(id: id) else {
            return nil
        }
        let size: FrameAttribute = axis == .horizontal ? .width : .height
        for row in rows[4 * view + size.rawValue] {
            guard case .made(let index) = lowered.sources[row], lowered.made[index].item == .view(view),
                lowered.made[index].role == .content(size, isHugging: isHugging)
            else { continue }
            return RowChange(row: row, kind: .priority(priority))
        }
        return nil
    }

    /// How many errors and warnings there are: those of rules that only note things are not counted.
    func count() throws(Interrupted) -> Int { try count(under: options) }

    /// The same, of those that other options ask for.
    func count(under options: DiagnosisOptions) throws(Interrupted) -> Int {
        var count = readerFindings.count { options.wants($0.rule) && $0.severity > .note }
        for rule in options.rules where options.asks(for: rule.info) {
            if reasonNotToRun(rule) != nil { continue }
            try checkCancellation()
            count += try self.count(of: rule)
        }
        return count
    }

    /// Why a rule that is asked for is not run on this layout.
    func reasonNotToRun(_ rule: any Rule.Type) -> NotRunReason? {
        if layout.coverage == .partial && !rule.info.runsOnPartialDumps { return .partialInput }
        if rule.info.comparesWithRecorded {
            if options.conditions != LayoutConditions() { return .otherConditions }
            if let language = layout.source.localization {
                return .otherLanguage(language)
            }
        }
        return nil
    }
}
