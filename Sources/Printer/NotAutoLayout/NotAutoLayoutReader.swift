import SwiftSource

/// Parses NotAutoLayout source back into its typed values.
///
/// It knows the grammar that the writer emits, but not how plans are made or written.
enum NotAutoLayoutReader {
    static func file(_ text: String) throws(ProofFailure) -> NotAutoLayoutFile {
        let makers = try MakerReader(text)
        let read: (statements: [Statement], lastComments: [String])
        do {
            read = try SwiftParser.file(makers.rest)
        } catch {
            throw ProofFailure("line \(error.line) cannot be read back: \(error.message)")
        }
        var functions = makers.functions[...]
        var file = NotAutoLayoutFile()
        if read.statements.contains(where: \.isType) {
            let classes = try ClassReader.classes(read.statements)
            file.imports = classes.imports
            for read in classes.classes {
                file.sections.append(try members(NotAutoLayoutSection(parts: read.parts), read.rest, &functions))
            }
        } else {
            for part in SectionSplitter.parts(read.statements, lastComments: read.lastComments) {
                file.sections.append(try members(NotAutoLayoutSection(parts: part.parts), part.statements, &functions))
            }
        }
        let comments = (read.statements.first?.comments ?? []) + read.lastComments
        file.isForAppKit = comments.contains { $0.hasPrefix("These are views of AppKit;") }
        return file
    }

    private static func members(
        _ start: NotAutoLayoutSection,
        _ body: [Statement],
        _ functions: inout ArraySlice<MakerReader.Function>
    ) throws(ProofFailure) -> NotAutoLayoutSection {
        var section = start
        var names = Set<String>()
        for statement in body {
            if case .function(_, let name, "", _) = statement.kind, !names.insert(name).inserted {
                throw ProofFailure("line \(statement.line) declares '\(name)' again")
            }
            switch statement.kind {
            case .function(_, NotAutoLayoutSection.addSubviews, "", let body):
                for statement in body {
                    guard let plain = try StatementReader.statement(statement) else {
                        throw ProofFailure("line \(statement.line) is no statement of the hierarchy")
                    }
                    section.hierarchy.append(plain)
                }
            case .function(_, NotAutoLayoutSection.layOutSubviews, "", []):
                guard let function = functions.popFirst(), !function.layouts.isEmpty || !function.refusals.isEmpty
                else { throw ProofFailure("line \(statement.line) lays nothing out") }
                section.layouts = function.layouts
                section.refusals = function.refusals
            case .function(["override"], let name, "", let body):
                guard body.count == 2, call(body[0]) == "super." + name,
                    call(body[1]) == NotAutoLayoutSection.layOutSubviews
                else { throw ProofFailure("line \(statement.line) lays nothing out") }
                section.layoutMethod = name
            default:
                guard try DeclarationReader.read(statement, into: &section.parts) else {
                    throw ProofFailure("line \(statement.line) is no member of this form")
                }
            }
        }
        return section
    }

    /// The function that a statement calls without arguments.
    private static func call(_ statement: Statement) -> String? {
        guard case .expression(.chain(let links)) = statement.kind, links.last == .call([]) else { return nil }
        return SwiftExpression.chain(Array(links.dropLast())).path
    }
}
