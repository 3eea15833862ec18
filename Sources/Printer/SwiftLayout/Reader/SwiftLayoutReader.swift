import SwiftSource

/// Parses SwiftLayout source back into its typed values.
///
/// It knows the grammar that the writer emits, in each version, but not how plans are made or written.
enum SwiftLayoutReader {
    static func file(_ text: String) throws(ProofFailure) -> SwiftLayoutFile {
        let read: (statements: [Statement], lastComments: [String])
        do {
            read = try SwiftParser.file(text)
        } catch {
            throw ProofFailure("line \(error.line) cannot be read back: \(error.message)")
        }
        var file = SwiftLayoutFile()
        if read.statements.contains(where: \.isType) {
            let classes = try ClassReader.classes(read.statements)
            file.imports = classes.imports
            for read in classes.classes {
                file.sections.append(try members(SwiftLayoutSection(parts: read.parts), read.rest))
            }
        } else {
            for part in SectionSplitter.parts(read.statements, lastComments: read.lastComments) {
                let start = SwiftLayoutSection(parts: part.parts)
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

    /// Functions and stored properties belong in a class.
    private static func isOfClass(_ statements: [Statement]) -> Bool {
        statements.contains { statement in
            switch statement.kind {
            case .function, .variable, .constant(["private"], _, _, _): true
            default: false
            }
        }
    }

    // MARK: Members of a class

    private static func members(
        _ start: SwiftLayoutSection,
        _ body: [Statement]
    ) throws(ProofFailure) -> SwiftLayoutSection {
        var section = start
        var functions = Set<String>()
        let properties = names(of: body)
        for statement in body {
            if case .function(_, let name, "", _) = statement.kind, !functions.insert(name).inserted {
                throw ProofFailure("line \(statement.line) declares '\(name)' again")
            }
            switch statement.kind {
            case .function(_, SwiftLayoutSection.prepareLayout, "", let body):
                section.preparation = try PlainPartReader.steps(body)
            case .function(_, SwiftLayoutSection.completeLayout, "", let body):
                section.completion = try PlainPartReader.steps(body)
            case .variable([], let name, let type, nil) where isState(name, type):
                guard section.state == nil else { throw ProofFailure("line \(statement.line) keeps it twice") }
                section.state = name
            case .property(["LayoutBuilder"], let modifiers, let name, "some Layout", let body):
                guard modifiers.isEmpty == section.members.isEmpty, modifiers.count < 2 else {
                    throw ProofFailure("line \(statement.line) hides the layout, or shows a part of it")
                }
                section.members.append(try member(name, body, properties))
            default:
                guard try DeclarationReader.read(statement, into: &section.parts) else {
                    throw ProofFailure("line \(statement.line) is no member of this form")
                }
            }
        }
        return section
    }

    private static func isState(_ name: String, _ type: String) -> Bool {
        SwiftLayoutVersion.allCases.contains { $0.state == (name, type) }
    }

    /// The names of properties with a part of the layout.
    private static func names(of body: [Statement]) -> Set<String> {
        var names = Set<String>()
        for statement in body {
            if case .property(_, _, let name, _, _) = statement.kind { names.insert(name) }
        }
        return names
    }

    private static func member(
        _ name: String,
        _ body: [Statement],
        _ members: Set<String>
    ) throws(ProofFailure) -> LayoutMember {
        if body.isEmpty { throw ProofFailure("the layout '\(name)' is empty") }
        return LayoutMember(
            name: name,
            nodes: try LayoutTreeReader.nodes(LayoutTreeReader.chains(body), members: members)
        )
    }

    // MARK: Statements

    private static func statements(
        _ start: SwiftLayoutSection,
        _ body: [Statement]
    ) throws(ProofFailure) -> SwiftLayoutSection {
        var section = start
        var preparation: [Statement] = []
        var completion: [Statement] = []
        let properties = names(of: body)
        var isActivated = false
        var comments: [String] = []
        for statement in body {
            comments += statement.comments
            if isActivated {
                completion.append(statement)
            } else if case .property(["LayoutBuilder"], [], let name, "some Layout", let body) = statement.kind {
                section.members.insert(try member(name, body, properties), at: 0)
            } else if let activation = activation(statement) {
                isActivated = true
                try read(activation, properties, into: &section, at: statement.line)
            } else if ConstraintReader.begins(statement) {
                // Without a layout, constraints follow what comes before them.
                completion.append(statement)
            } else if case .constant = statement.kind {
                if completion.isEmpty, preparation.isEmpty {
                    section.parts.declarations.append(try DeclarationReader.declaration(statement, isLocal: true))
                } else {
                    completion.append(statement)
                }
            } else if completion.isEmpty, preparation.isEmpty, !isStep(statement) {
                try HierarchyReader.readSetting(statement, into: &section.parts, isLate: false)
            } else if completion.isEmpty {
                preparation.append(statement)
            } else {
                completion.append(statement)
            }
        }
        if !properties.isEmpty, !isActivated { throw ProofFailure("the layout is never activated") }
        section.preparation = try PlainPartReader.steps(preparation)
        section.completion = try PlainPartReader.steps(completion)
        return section
    }

    /// Whether a statement before the layout is a step rather than a setting of a view: steps have a reason above them.
    private static func isStep(_ statement: Statement) -> Bool {
        guard let step = try? StatementReader.statement(statement) else { return false }
        if case .accessibilityIdentifier = step { return false }
        return true
    }

    private struct ReadActivation {
        var layout: [SwiftExpression.Link]
        var isFinal: Bool
        var state: String?
    }

    /// `….finalActive()`, or `let activation = ….active()`.
    private static func activation(_ statement: Statement) -> ReadActivation? {
        let value: SwiftExpression
        var state: String?
        switch statement.kind {
        case .expression(let expression): value = expression
        case .constant([], let name, nil, let expression):
            value = expression
            state = name
        default: return nil
        }
        guard case .chain(let links) = value, links.count > 2, links.last == .call([]) else { return nil }
        let function = links[links.count - 2]
        guard function == .member("finalActive") || function == .member("active") else { return nil }
        return ReadActivation(
            layout: Array(links.dropLast(2)),
            isFinal: function == .member("finalActive"),
            state: state
        )
    }

    private static func read(
        _ activation: ReadActivation,
        _ properties: Set<String>,
        into section: inout SwiftLayoutSection,
        at line: Int
    ) throws(ProofFailure) {
        guard activation.isFinal == (activation.state == nil) else {
            throw ProofFailure("line \(line) drops the activation, or keeps none")
        }
        section.state = activation.state
        if let main = section.members.first {
            guard activation.layout == [.member(main.name)] else {
                throw ProofFailure("line \(line) activates something else than the layout")
            }
            return
        }
        section.members = [
            LayoutMember(
                name: SwiftLayoutSection.layout,
                nodes: try LayoutTreeReader.nodes([(activation.layout, line)], members: properties)
            )
        ]
    }
}
