import SwiftSource

/// Parses source in Objective-C back into its typed values.
///
/// It knows the grammar that the writer emits, but not how plans are made or written.
enum ObjectiveCReader {
    typealias Section = LibrarySection<MasonryBlock>

    static func file(_ text: String) throws(ProofFailure) -> SourceFile<Section> {
        let read = try ObjectiveCParser.file(text)
        var file = SourceFile<Section>()
        let comments = read.comments + (read.statements.first?.comments ?? []) + read.lastComments
        file.isForAppKit = comments.contains { $0.hasPrefix("These are views of AppKit;") }
        if read.implementations.isEmpty {
            guard read.interfaces.isEmpty, read.imports.isEmpty else {
                throw ProofFailure("a class is not implemented")
            }
            let views = viewNames(in: text)
            for part in parts(read) { file.sections.append(try statements(part.parts, part.statements, views)) }
            return file
        }
        guard read.statements.isEmpty else { throw ProofFailure("a statement is outside of a class") }
        for name in read.imports {
            let parts = name.split(separator: "/")
            guard parts.count == 2, parts[1] == parts[0] + ".h" else { throw ProofFailure("'\(name)' is no framework") }
            file.imports.append(String(parts[0]))
        }
        var interfaces = read.interfaces[...]
        for implementation in read.implementations {
            guard let open = interfaces.popFirst(), open.name == implementation.name, open.superclass != nil else {
                throw ProofFailure("the class '\(implementation.name)' has no interface")
            }
            var hidden: [ObjectiveCFile.Property] = []
            if let extra = interfaces.first, extra.superclass == nil {
                guard extra.name == open.name else { throw ProofFailure("'\(extra.name)' extends another class") }
                hidden = extra.properties
                interfaces.removeFirst()
            }
            file.sections.append(try ObjectiveCClassReader.section(open, hidden: hidden, implementation))
        }
        guard interfaces.isEmpty else { throw ProofFailure("a class is not implemented") }
        return file
    }

    // MARK: Statements

    private static func parts(
        _ file: ObjectiveCFile
    ) -> [(parts: SourceParts, statements: [ObjectiveCStatement])] {
        let mark = "MARK: - "
        var parts: [(parts: SourceParts, statements: [ObjectiveCStatement])] = [(SourceParts(), [])]
        func begin(_ comments: [String]) {
            for comment in comments {
                if comment.hasPrefix(mark) {
                    let heading = String(comment.dropFirst(mark.count))
                    if parts.count == 1, parts[0].parts.heading == nil, parts[0].statements.isEmpty {
                        parts[0].parts.heading = heading
                    } else {
                        parts.append((SourceParts(heading: heading), []))
                    }
                } else {
                    parts[parts.count - 1].parts.notes += SourceNotes.ofSection(in: [comment])
                }
            }
        }
        for statement in file.statements {
            begin(statement.comments)
            parts[parts.count - 1].statements.append(statement)
        }
        begin(file.lastComments)
        return parts
    }

    /// Declarations with their settings, settings of other views, the hierarchy, and constraints.
    private static func statements(
        _ parts: SourceParts,
        _ body: [ObjectiveCStatement],
        _ views: Set<String>
    ) throws(ProofFailure) -> Section {
        var section = Section(parts: parts)
        for (position, statement) in body.enumerated() {
            if try ObjectiveCConstraintReader.begins(statement) {
                try ObjectiveCConstraintReader.read(body[position...], into: &section)
                break
            }
            if case .declaration(let type, let name, let value) = statement.kind {
                guard section.hierarchy.isEmpty, section.parts.configurations.isEmpty else {
                    throw ProofFailure("line \(statement.line) declares a view too late")
                }
                section.parts.declarations.append(try declaration(statement, type, name, value))
                continue
            }
            if section.hierarchy.isEmpty, section.parts.configurations.isEmpty,
                let last = section.parts.declarations.indices.last,
                let read = try? ObjectiveCSettings.setting(statement),
                read.target == section.parts.declarations[last].name
            {
                section.parts.declarations[last].settings.append(read.setting)
                continue
            }
            let isIdentifier = section.hierarchy.isEmpty && statement.isIdentifier
            if !isIdentifier, let plain = try ObjectiveCStatementReader.statement(statement) {
                section.hierarchy.append(plain)
                continue
            }
            guard section.hierarchy.isEmpty else {
                throw ProofFailure("line \(statement.line) sets something too late")
            }
            try addSetting(statement, to: &section.parts, views)
        }
        return section
    }

    /// The properties that the text uses as a value: `self.titleLabel` is then no part of a button.
    private static func viewNames(in text: String) -> Set<String> {
        var names = Set<String>()
        for part in text.split(separator: "self.").dropFirst() {
            let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if part.dropFirst(name.count).first != "." { names.insert(String(name)) }
        }
        return names
    }

    static func declaration(
        _ statement: ObjectiveCStatement,
        _ type: String,
        _ name: String,
        _ value: ObjectiveCExpression
    ) throws(ProofFailure) -> Declaration {
        let construction = try ObjectiveCConstruction.read(value, line: statement.line)
        guard construction.className == type else {
            throw ProofFailure("line \(statement.line) declares '\(name)' with another class")
        }
        return Declaration(
            name: name,
            value: construction,
            notes: SourceNotes.ofDeclaration(in: statement.comments)
        )
    }

    static func addSetting(
        _ statement: ObjectiveCStatement,
        to parts: inout SourceParts,
        _ views: Set<String> = []
    ) throws(ProofFailure) {
        let read = try ObjectiveCSettings.setting(statement, views: views)
        if parts.configurations.last?.target == read.target {
            parts.configurations[parts.configurations.count - 1].settings.append(read.setting)
        } else {
            parts.configurations.append(.init(target: read.target, settings: [read.setting]))
        }
    }
}

extension ObjectiveCStatement {
    fileprivate var isIdentifier: Bool {
        if case .assignment(let target, _) = kind { target.names?.last == "accessibilityIdentifier" } else { false }
    }
}
