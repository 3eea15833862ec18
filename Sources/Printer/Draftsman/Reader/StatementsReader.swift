import SwiftSource

/// Reads the form `statements`.
struct StatementsReader {
    private var section: DraftsmanPlan.Section
    private var rest: [Statement] = []

    static func section(_ part: SectionSplitter.Part) throws(ProofFailure) -> DraftsmanPlan.Section {
        var reader = StatementsReader(section: DraftsmanPlan.Section(parts: part.parts))
        for statement in part.statements { try reader.read(statement) }
        reader.section.remainder = try RemainderReader.activation(reader.rest)
        return reader.section
    }

    private mutating func read(_ statement: Statement) throws(ProofFailure) {
        // The remainder comes last.
        if !rest.isEmpty || ConstraintReader.begins(statement) {
            rest.append(statement)
            return
        }
        if try HierarchyReader.readBefore(statement, into: &section.parts, hierarchy: &section.hierarchy) {
            guard section.chains.isEmpty else {
                throw ProofFailure("line \(statement.line) changes the hierarchy too late")
            }
        } else if case .expression = statement.kind, let component = try ComponentReader.applied(statement) {
            section.chains.append(component)
        } else {
            try HierarchyReader.readSetting(
                statement,
                into: &section.parts,
                isLate: !section.hierarchy.isEmpty || !section.chains.isEmpty
            )
        }
    }
}
