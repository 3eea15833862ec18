import SwiftSource

/// Parses FlowConstraint source back into its typed values.
///
/// It knows the grammar that the writer emits, but not how plans are made or written.
enum FlowReader {
    static func file(_ text: String) throws(ProofFailure) -> FlowFile {
        let read: (statements: [Statement], lastComments: [String])
        do {
            read = try SwiftParser.file(text)
        } catch {
            throw ProofFailure("line \(error.line) cannot be read back: \(error.message)")
        }
        var file = FlowFile()
        if read.statements.contains(where: \.isType) {
            let classes = try ClassReader.classes(read.statements)
            file.imports = classes.imports
            for read in classes.classes {
                file.sections.append(try members(FlowSection(parts: read.parts), read.rest))
            }
        } else {
            for part in SectionSplitter.parts(read.statements, lastComments: read.lastComments) {
                let start = FlowSection(parts: part.parts)
                file.sections.append(
                    isOfClass(part.statements)
                        ? try members(start, part.statements) : try statements(start, part.statements)
                )
            }
        }
        let comments = (read.statements.first?.comments ?? []) + read.lastComments
        file.isForAppKit = comments.contains { $0.hasPrefix("These are views of AppKit;") }
        return file
    }

    /// Functions belong in a class, statements in a function.
    private static func isOfClass(_ statements: [Statement]) -> Bool {
        statements.contains { statement in
            switch statement.kind {
            case .function, .constant(["private"], _, _, _): true
            default: false
            }
        }
    }

    private static func members(_ start: FlowSection, _ body: [Statement]) throws(ProofFailure) -> FlowSection {
        var section = start
        var functions = Set<String>()
        for statement in body {
            if case .function(_, let name, "", _) = statement.kind, !functions.insert(name).inserted {
                throw ProofFailure("line \(statement.line) declares '\(name)' again")
            }
            switch statement.kind {
            case .function(_, FlowSection.addSubviews, "", let body):
                for statement in body {
                    guard let plain = try StatementReader.statement(statement) else {
                        throw ProofFailure("line \(statement.line) is no statement of the hierarchy")
                    }
                    section.hierarchy.append(plain)
                }
            case .function(_, FlowSection.applyFlows, "", let body):
                for statement in body {
                    guard let chain = try FlowChainReader.chain(statement) else {
                        throw ProofFailure("line \(statement.line) is no flow")
                    }
                    section.chains.append(chain)
                }
            case .function(_, FlowSection.activateConstraints, "", let body):
                section.rest = try PlainPartReader.steps(body)
            default:
                guard try DeclarationReader.read(statement, into: &section.parts) else {
                    throw ProofFailure("line \(statement.line) is no member of this form")
                }
            }
        }
        return section
    }

    private static func statements(_ start: FlowSection, _ body: [Statement]) throws(ProofFailure) -> FlowSection {
        var section = start
        for (position, statement) in body.enumerated() {
            if ConstraintReader.begins(statement) {
                section.rest = try PlainPartReader.steps(body[position...])
                break
            }
            if let chain = try FlowChainReader.chain(statement) {
                section.chains.append(chain)
                continue
            }
            guard section.chains.isEmpty else {
                throw ProofFailure("line \(statement.line) comes after the flows")
            }
            if try HierarchyReader.readBefore(statement, into: &section.parts, hierarchy: &section.hierarchy) {
                continue
            }
            try HierarchyReader.readSetting(statement, into: &section.parts, isLate: !section.hierarchy.isEmpty)
        }
        return section
    }
}
