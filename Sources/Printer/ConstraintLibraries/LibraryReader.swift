import SwiftSource

/// Parses source in the calls of a library back into its typed values.
///
/// It knows the grammar that the writer emits, but not how plans are made or written.
struct LibraryReader<Library: ReadLibrary> {
    let library: Library

    private typealias Section = LibrarySection<Library.Call>

    func file(_ text: String) throws(ProofFailure) -> SourceFile<LibrarySection<Library.Call>> {
        let read: (statements: [Statement], lastComments: [String])
        do {
            read = try SwiftParser.file(text)
        } catch {
            throw ProofFailure("line \(error.line) cannot be read back: \(error.message)")
        }
        var file = SourceFile<Section>()
        if read.statements.contains(where: \.isType) {
            let classes = try ClassReader.classes(read.statements)
            file.imports = classes.imports
            for read in classes.classes { file.sections.append(try members(Section(parts: read.parts), read.rest)) }
        } else {
            for part in SectionSplitter.parts(read.statements, lastComments: read.lastComments) {
                let start = Section(parts: part.parts)
                file.sections.append(
                    part.isOfClass ? try members(start, part.statements) : try statements(start, part.statements)
                )
            }
        }
        let comments = (read.statements.first?.comments ?? []) + read.lastComments
        file.isForAppKit = comments.contains { $0.hasPrefix("These are views of AppKit;") }
        return file
    }

    /// The members of a class, whether the text contains the class itself or not.
    private func members(_ start: Section, _ body: [Statement]) throws(ProofFailure) -> Section {
        var section = start
        var functions = Set<String>()
        for statement in body {
            if case .function(_, let name, "", let body) = statement.kind, !functions.insert(name).inserted {
                throw ProofFailure("line \(statement.line) declares '\(name)' again, with \(body.count) statements")
            }
            switch statement.kind {
            case .function(_, LibraryFunction.addSubviews, "", let body):
                for statement in body {
                    guard let plain = try StatementReader.statement(statement) else {
                        throw ProofFailure("line \(statement.line) is no statement of the hierarchy")
                    }
                    section.hierarchy.append(plain)
                }
            case .function(_, LibraryFunction.makeConstraints, "", let body):
                try readConstraints(body[...], into: &section)
            default:
                guard try DeclarationReader.read(statement, into: &section.parts) else {
                    throw ProofFailure("line \(statement.line) is no member of this form")
                }
            }
        }
        return section
    }

    private func statements(_ start: Section, _ body: [Statement]) throws(ProofFailure) -> Section {
        var section = start
        for (position, statement) in body.enumerated() {
            let isCall = try library.call(statement) != nil
            if isCall || ConstraintReader.begins(statement) {
                try readConstraints(body[position...], into: &section)
                break
            }
            if try HierarchyReader.readBefore(statement, into: &section.parts, hierarchy: &section.hierarchy) {
                continue
            }
            try HierarchyReader.readSetting(statement, into: &section.parts, isLate: !section.hierarchy.isEmpty)
        }
        return section
    }

    // MARK: Constraints

    private func readConstraints(
        _ body: ArraySlice<Statement>,
        into section: inout LibrarySection<Library.Call>
    ) throws(ProofFailure) {
        var rest = body
        while let statement = rest.first, let call = try library.call(statement) {
            section.calls.append(call)
            rest.removeFirst()
        }
        var reader = ConstraintReader()
        var reason: String?
        var isListed = false
        for statement in rest {
            if isListed { throw ProofFailure("line \(statement.line) comes after the activation") }
            reason = statement.comments.last ?? reason
            if case .expression(let expression) = statement.kind {
                guard let elements = ConstraintReader.activatedList(expression) else {
                    throw ProofFailure("line \(statement.line) activates nothing")
                }
                for (reason, constraint) in try reader.list(elements, line: statement.line) {
                    guard let reason else { throw ProofFailure("line \(statement.line) gives no reason") }
                    section.remainder.append(.init(reason: reason, constraint: constraint))
                }
                isListed = true
            } else if try !reader.read(statement, reason: reason) {
                throw ProofFailure("line \(statement.line) is no constraint")
            }
        }
        try reader.checkIsEmpty()
    }
}

extension SectionSplitter.Part {
    /// Whether the statements belong in a class: functions and private constants do, others in a function.
    fileprivate var isOfClass: Bool {
        statements.contains {
            switch $0.kind {
            case .function, .constant(["private"], _, _, _): true
            default: false
            }
        }
    }
}
