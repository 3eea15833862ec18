import LayoutModel

extension Dialect {
    /// Beyond this number of views the code of fixes names properties only: naming all views would cost more than the check.
    private static let mostViewsNamed = 20_000

    /// Adds to fixes how a person makes them: code, in the library that made the constraint where the layout says which, else in
    /// this dialect; and for objects of a storyboard or a xib the steps in Interface Builder.
    ///
    /// - Parameter count: Of how many fixes of each finding.
    /// - Complexity: O(views + constraints) where any finding has a fix.
    public func addInstructions(
        to findings: inout [Finding],
        in layout: Layout,
        fixesOfEach count: Int = 1,
        options: PrintOptions = PrintOptions()
    ) {
        guard findings.contains(where: { !$0.fixes.isEmpty }) else { return }
        let code = editCode(of: layout, options: options, mostViews: Self.mostViewsNamed)
        for finding in findings.indices {
            for fix in findings[finding].fixes.indices.prefix(count) {
                let edits = findings[finding].fixes[fix].edits
                findings[finding].fixes[fix].instructions = instructions(for: edits, in: layout, code)
            }
        }
    }

    private func instructions(
        for edits: [LayoutEdit],
        in layout: Layout,
        _ code: EditCode
    ) -> Finding.Fix.Instructions? {
        var instructions = Finding.Fix.Instructions()
        let isMadeByCode = layout.source.isMadeByCode
        if !isMadeByCode { instructions.steps = InterfaceBuilderSteps(layout).steps(for: edits) }
        let steps = edits.flatMap(\.steps)
        // In a document only outlets are in reach of code.
        if !isMadeByCode, !steps.allSatisfy({ $0.concernsOutlet(in: layout) }) {
            return instructions.isEmpty ? nil : instructions
        }
        for step in steps {
            // Two views of a log can have one name.
            if let lines = lines(for: step, in: layout, code), lines != Array(instructions.code.suffix(lines.count)) {
                instructions.code += lines
            }
        }
        for case .constraint(let id, _) in steps where instructions.source == nil && isMadeByCode {
            instructions.source = layout.constraintIndex(id: id).flatMap { layout.constraints[$0].location }
        }
        return instructions.isEmpty ? nil : instructions
    }

    private func lines(for step: LayoutEdit, in layout: Layout, _ code: EditCode) -> [String]? {
        if let lines = LibraryCode(code)?.lines(for: step) { return lines }
        // A log shows a few constraints of a program: who reads it knows where they are made, and needs what to add there.
        if layout.source.holdsOnlyConflict, makesConstraintObjects { return LogCode(layout).lines(for: step) }
        return self.code(for: step, in: code)
    }
}

extension LayoutEdit {
    /// Whether code reaches what is changed: through an outlet.
    fileprivate func concernsOutlet(in layout: Layout) -> Bool {
        switch self {
        case .constraint(let id, _):
            layout.constraintIndex(id: id).flatMap { EditCode.property(of: layout.constraints[$0]) } != nil
        case .view(let id, _):
            if case .view(let view)? = layout.item(id: id) { layout.views[view].name != nil } else { false }
        case .add, .remove, .insert, .sequence: false
        }
    }
}
