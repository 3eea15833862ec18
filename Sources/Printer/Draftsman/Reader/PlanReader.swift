import SwiftSource

/// Parses Draftsman source back into its plan.
///
/// It knows the grammar that the writer emits, but not how plans are made or written. Its result must equal the plan
/// that was written.
enum PlanReader {
    static func plan(_ text: String) throws(ProofFailure) -> DraftsmanFile {
        let file: (statements: [Statement], lastComments: [String])
        do {
            file = try SwiftParser.file(text)
        } catch {
            throw ProofFailure("line \(error.line) cannot be read back: \(error.message)")
        }
        var plan = DraftsmanFile()
        if file.statements.contains(where: \.isType) {
            let read = try ClassReader.classes(file.statements)
            plan.imports = read.imports
            for read in read.classes {
                plan.sections.append(try section(DraftsmanPlan.Section(parts: read.parts), read.rest))
            }
        } else if file.statements.contains(where: \.isMember) {
            for part in SectionSplitter.parts(file.statements, lastComments: file.lastComments) {
                plan.sections.append(try section(DraftsmanPlan.Section(parts: part.parts), part.statements))
            }
        } else {
            for part in SectionSplitter.parts(file.statements, lastComments: file.lastComments) {
                plan.sections.append(try StatementsReader.section(part))
            }
        }
        let comments = (file.statements.first?.comments ?? []) + file.lastComments
        plan.isForAppKit = comments.contains { $0.hasPrefix("These are views of AppKit;") }
        for index in plan.sections.indices { PlanReader.markPlans(in: &plan.sections[index]) }
        return plan
    }

    /// A single name is a view or a plan; this is decided when all plans are known.
    private static func markPlans(in section: inout DraftsmanPlan.Section) {
        let names = Set(section.members.map(\.name))
        for member in section.members.indices {
            for index in section.members[member].components.indices {
                let component = section.members[member].components[index]
                if case .named(let name) = component.subject, component.steps.isEmpty, names.contains(name) {
                    section.members[member].components[index].subject = .plan(name)
                }
            }
        }
    }

    /// Reads the members of a class, whether the text contains the class itself or not.
    private static func section(
        _ start: DraftsmanPlan.Section,
        _ statements: [Statement]
    ) throws(ProofFailure) -> DraftsmanPlan.Section {
        var section = start
        // Whether the property for the remainder's constraints was declared.
        var lists = false
        for statement in statements {
            switch statement.kind {
            case .property(["LayoutPlan"], _, let name, "ViewPlan", let body):
                section.members.append(try ComponentReader.member(name, body))
            case .variable(["private"], "remainder", "[NSLayoutConstraint]", .list([])?):
                guard section.remainder.isEmpty, !lists else {
                    throw ProofFailure("line \(statement.line) occurs twice")
                }
                lists = true
            case .function(_, DraftsmanBases.applyRemainder, "", let body):
                // A class of its own calls the function once.
                let isRepeatable = section.parts.shell == nil
                section.remainder = try RemainderReader.statements(body, isRepeatable: isRepeatable)
                guard (isRepeatable && section.remainder.holdConstraints) == lists else {
                    throw ProofFailure("the list of the remainder is missing")
                }
                lists = false
            default:
                guard try DeclarationReader.read(statement, into: &section.parts) else {
                    throw ProofFailure("line \(statement.line) is no part of a plan")
                }
            }
        }
        if lists { throw ProofFailure("the remainder is declared and never applied") }
        return section
    }
}
