import SwiftSource

/// Parses UIKit source back into its typed values.
///
/// It knows the grammar that the writer emits, but not how plans are made or written.
enum AnchorsReader {
    static func file(_ text: String) throws(ProofFailure) -> AnchorsFile {
        let read: (statements: [Statement], lastComments: [String])
        do {
            read = try SwiftParser.file(text)
        } catch {
            throw ProofFailure("line \(error.line) cannot be read back: \(error.message)")
        }
        var file = AnchorsFile()
        if read.statements.contains(where: \.isType) {
            let classes = try ClassReader.classes(read.statements)
            file.imports = classes.imports
            for read in classes.classes {
                file.sections.append(try members(AnchorsSection(parts: read.parts), read.rest))
            }
        } else {
            for part in SectionSplitter.parts(read.statements, lastComments: read.lastComments) {
                let start = AnchorsSection(parts: part.parts)
                // Functions belong in a class, statements in a function.
                let isOfClass =
                    part.statements.contains(where: \.isFunction)
                    || part.statements.contains(where: \.isPrivateConstant)
                file.sections.append(
                    isOfClass ? try members(start, part.statements) : try statements(start, part.statements)
                )
            }
        }
        let comments = (read.statements.first?.comments ?? []) + read.lastComments
        file.isForAppKit = comments.contains { $0.hasPrefix("These are views of AppKit;") }
        return file
    }

    /// The members of a class, whether the text contains the class itself or not.
    private static func members(
        _ start: AnchorsSection,
        _ body: [Statement]
    ) throws(ProofFailure) -> AnchorsSection {
        var section = start
        var functions = Set<String>()
        for statement in body {
            if case .function(_, let name, "", let body) = statement.kind, !functions.insert(name).inserted {
                throw ProofFailure("line \(statement.line) declares '\(name)' again, with \(body.count) statements")
            }
            switch statement.kind {
            case .function(_, Anchors.addSubviews, "", let body):
                for statement in body {
                    guard let plain = try StatementReader.statement(statement) else {
                        throw ProofFailure("line \(statement.line) is no statement of the hierarchy")
                    }
                    section.hierarchy.append(plain)
                }
            case .function(_, Anchors.activateConstraints, "", let body):
                section.activations = try activations(body[...])
            default:
                guard try DeclarationReader.read(statement, into: &section.parts) else {
                    throw ProofFailure("line \(statement.line) is no member of this form")
                }
            }
        }
        return section
    }

    private static func statements(
        _ start: AnchorsSection,
        _ body: [Statement]
    ) throws(ProofFailure) -> AnchorsSection {
        var section = start
        for (position, statement) in body.enumerated() {
            if ConstraintReader.begins(statement) {
                section.activations = try activations(body[position...])
                break
            }
            if try HierarchyReader.readBefore(statement, into: &section.parts, hierarchy: &section.hierarchy) {
                continue
            }
            try HierarchyReader.readSetting(
                statement,
                into: &section.parts,
                isLate: !section.hierarchy.isEmpty
            )
        }
        return section
    }

    private static func activations(_ body: ArraySlice<Statement>) throws(ProofFailure) -> [[PlainConstraint]] {
        var reader = ConstraintReader()
        var lists: [[PlainConstraint]] = []
        for statement in body {
            if case .expression(let expression) = statement.kind {
                guard let elements = ConstraintReader.activatedList(expression) else {
                    throw ProofFailure("line \(statement.line) activates nothing")
                }
                lists.append(try reader.list(elements, line: statement.line).map(\.constraint))
            } else if try !reader.read(statement, reason: nil) {
                throw ProofFailure("line \(statement.line) is no constraint")
            }
        }
        try reader.checkIsEmpty()
        return lists
    }
}

extension Statement {
    fileprivate var isFunction: Bool {
        if case .function = kind { true } else { false }
    }

    fileprivate var isPrivateConstant: Bool {
        if case .constant(["private"], _, _, _) = kind { true } else { false }
    }
}
