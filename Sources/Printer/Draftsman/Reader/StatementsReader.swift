/// Reads the form `statements`.
struct StatementsReader {
    private var section: DraftsmanPlan.Section
    private var rest: [Statement] = []

    static func sections(
        _ statements: [Statement],
        lastComments: [String]
    ) throws(ProofFailure) -> [DraftsmanPlan.Section] {
        let mark = "MARK: - "
        var parts: [(heading: String?, notes: [String], statements: [Statement])] = [(nil, [], [])]
        func begin(_ comments: [String]) {
            for comment in comments {
                if comment.hasPrefix(mark) {
                    let heading = String(comment.dropFirst(mark.count))
                    if parts.count == 1, parts[0].heading == nil, parts[0].statements.isEmpty {
                        parts[0].heading = heading
                    } else {
                        parts.append((heading, [], []))
                    }
                } else {
                    parts[parts.count - 1].notes += DeclarationReader.notes(in: [comment])
                }
            }
        }
        for statement in statements {
            begin(statement.comments)
            parts[parts.count - 1].statements.append(statement)
        }
        begin(lastComments)
        var sections: [DraftsmanPlan.Section] = []
        for part in parts {
            var reader = StatementsReader(section: DraftsmanPlan.Section(heading: part.heading))
            reader.section.notes = part.notes
            for statement in part.statements { try reader.read(statement) }
            reader.section.remainder = try RemainderReader(activation: reader.rest).statements
            sections.append(reader.section)
        }
        return sections
    }

    private mutating func read(_ statement: Statement) throws(ProofFailure) {
        // The remainder comes last.
        if !rest.isEmpty || StatementsReader.beginsRemainder(statement) {
            rest.append(statement)
            return
        }
        switch statement.kind {
        case .constant:
            guard section.configurations.isEmpty, section.hierarchy.isEmpty, section.chains.isEmpty else {
                throw ProofFailure("line \(statement.line) declares a view too late")
            }
            section.declarations.append(try DeclarationReader.declaration(statement, isLocal: true))
        case .assignment(let target, "=", let value):
            // Identifiers are set with the rest, or where a view is placed in the hierarchy.
            if let path = target.path, let dot = path.lastIndex(of: "."),
                !section.hierarchy.isEmpty || path[dot...] != ".accessibilityIdentifier",
                let action = try RemainderReader.action(
                    setting: String(path[path.index(after: dot)...]),
                    of: String(path[..<dot]),
                    to: value,
                    line: statement.line
                )
            {
                try add(action, line: statement.line)
            } else {
                try addSetting(statement)
            }
        case .expression(let expression):
            if let action = try RemainderReader.action(of: expression, line: statement.line) {
                try add(action, line: statement.line)
            } else if let component = try ComponentReader.applied(statement) {
                section.chains.append(component)
            } else {
                try addSetting(statement)
            }
        default: throw ProofFailure("line \(statement.line) is no statement of this form")
        }
    }

    private static func beginsRemainder(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .constant(_, _, _, let value):
            guard case .chain(let links) = value, links.count >= 2 else { return false }
            // Of an anchor: a class may be called `constraint`, too.
            return links.count > 2 && links[links.count - 2] == .member("constraint")
                || links.first == .member("NSLayoutConstraint")
        case .expression(let expression): return RemainderReader.activatedList(expression) != nil
        default: return false
        }
    }

    private mutating func add(_ action: RemainderStatement.Action, line: Int) throws(ProofFailure) {
        guard section.chains.isEmpty else { throw ProofFailure("line \(line) changes the hierarchy too late") }
        section.hierarchy.append(action)
    }

    private mutating func addSetting(_ statement: Statement) throws(ProofFailure) {
        guard section.hierarchy.isEmpty, section.chains.isEmpty else {
            throw ProofFailure("line \(statement.line) sets something too late")
        }
        for configuration in try DeclarationReader.configurations([statement]) {
            if section.configurations.last?.target == configuration.target {
                section.configurations[section.configurations.count - 1].settings += configuration.settings
            } else {
                section.configurations.append(configuration)
            }
        }
    }
}
