import SwiftSource

/// Reads what stands in a function before constraints: declarations, settings of views that are there, the hierarchy.
enum HierarchyReader {
    /// Reads a declaration or a statement of the hierarchy.
    ///
    /// - Returns: Whether it was one.
    static func readBefore(
        _ statement: Statement,
        into parts: inout SourceParts,
        hierarchy: inout [UIKitStatement]
    ) throws(ProofFailure) -> Bool {
        if case .constant = statement.kind {
            guard parts.configurations.isEmpty, hierarchy.isEmpty else {
                throw ProofFailure("line \(statement.line) declares a view too late")
            }
            parts.declarations.append(try DeclarationReader.declaration(statement, isLocal: true))
            return true
        }
        // Identifiers are set with the rest, or where a view is placed in the hierarchy.
        if hierarchy.isEmpty, case .assignment(let target, _, _) = statement.kind,
            let path = target.path, path.split(separator: ".").last == "accessibilityIdentifier"
        {
            return false
        }
        guard let plain = try StatementReader.statement(statement) else { return false }
        hierarchy.append(plain)
        return true
    }

    /// Reads what is set of a view that is there.
    ///
    /// - Parameter isLate: Whether the hierarchy was begun.
    static func readSetting(
        _ statement: Statement,
        into parts: inout SourceParts,
        isLate: Bool
    ) throws(ProofFailure) {
        switch statement.kind {
        case .assignment, .expression: break
        default: throw ProofFailure("line \(statement.line) is no statement of this form")
        }
        if isLate { throw ProofFailure("line \(statement.line) sets something too late") }
        for configuration in try DeclarationReader.configurations([statement]) {
            if parts.configurations.last?.target == configuration.target {
                parts.configurations[parts.configurations.count - 1].settings += configuration.settings
            } else {
                parts.configurations.append(configuration)
            }
        }
    }
}
