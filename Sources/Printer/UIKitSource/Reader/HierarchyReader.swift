import SwiftSource

/// Reads the statements of a function before its constraints: declarations, settings of existing views, the hierarchy.
enum HierarchyReader {
    /// Reads a declaration or a statement of the hierarchy.
    ///
    /// - Returns: Whether it was one of these.
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
        // Identifiers are set with the other properties, or where a view is added to the hierarchy.
        if hierarchy.isEmpty, case .assignment(let target, _, _) = statement.kind,
            let path = target.path, path.split(separator: ".").last == "accessibilityIdentifier"
        {
            return false
        }
        guard let plain = try StatementReader.statement(statement) else { return false }
        hierarchy.append(plain)
        return true
    }

    /// Reads a setting of an existing view.
    ///
    /// - Parameter isLate: Whether the hierarchy has begun.
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
