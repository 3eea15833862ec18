import LayoutModel
import SwiftSource

/// A library whose calls make constraints between views that are already in the hierarchy: SnapKit and its relatives.
///
/// Their source has one shape: the hierarchy in UIKit's own calls, the calls of the library, and in UIKit's own calls the
/// constraints that the library cannot express. A library provides its calls as a type, and plans, writes, reads and runs
/// them; all stages of the dialect follow from that.
protocol ConstraintLibrary: DialectDefinition where Plan == SourceFile<LibrarySection<Call>> {
    /// A statement in the library's calls: exactly the contents of its text.
    associatedtype Call: LibraryCall

    /// The module that source imports.
    var module: String { get }

    /// The obstacles that the library has to a constraint.
    var obstacles: [LibraryObstacle] { get }

    /// Plans the calls for the constraints of a section.
    ///
    /// - Parameter names: The names in the source so far; properties that calls assign are taken from it.
    func calls(in section: SectionContext, names: inout NameTable) -> LibraryCalls<Call>

    /// The functions that a class calls to set itself up, in order.
    func calls(of section: LibrarySection<Call>) -> [String]

    /// Writes the calls of a section, each with the end of its line.
    func write(_ calls: [Call], to document: inout Document)

    /// The lines for one constraint; `nil` if the library cannot express it.
    func lines(for constraint: Layout.Constraint, in context: PrintContext) -> [String]?
}

protocol LibraryCall: Equatable, Sendable {
    /// The properties of the class that the call assigns constraints to, in order.
    var heldProperties: [String] { get }
    /// Names with another meaning inside the call.
    var ownNames: [String] { get }
}

extension LibraryCall {
    var heldProperties: [String] { [] }
    var ownNames: [String] { [] }
}

/// The calls for the constraints of a section, and what became of the others.
struct LibraryCalls<Call: LibraryCall>: Sendable {
    var calls: [Call] = []
    /// The constraints that the library cannot express, in order.
    var remaining: [(constraint: Int, obstacle: LibraryObstacle)] = []
    /// The views whose autoresizing masks the calls turn off.
    var unmasked: Set<Int> = []
}

extension ConstraintLibrary {
    var forms: [SourceForm] { [.plan, .class, .statements] }
    var makesConstraintObjects: Bool { true }
    var reasonsForRemainder: [String] { obstacles.map(\.reason) }

    func calls(of section: LibrarySection<Call>) -> [String] { section.functions }

    func plan(_ context: PrintContext) -> Planned<Plan> {
        let sections = context.sections.map { LibraryPlanner.planned($0, library: self) }
        var file = Plan(sections: sections.map(\.plan), isForAppKit: context.isForAppKit)
        if context.form.scope == .wholeFile {
            for (index, name) in ClassNames.names(in: context).enumerated() {
                file.sections[index].parts.shell?.name = name
            }
            file.imports = ClassNames.imports(in: context, library: module)
        }
        return Planned(plan: file, outcome: sections.reduce(PlanOutcome()) { $0 + $1.outcome })
    }

    func source(of plan: Plan, in context: PrintContext) -> String {
        LibraryWriter(library: self).text(of: plan, in: context)
    }

    func prove(_ text: String, of plan: Plan, in context: PrintContext) throws(ProofFailure) {
        let sections = plan.sections.map { section in
            TextProof.Section(
                parts: section.parts,
                bars: section.hierarchy,
                ownNames: Set(section.remainder.compactMap(\.constraint.holder.local))
                    .union(section.calls.flatMap(\.ownNames)).union(["view", "self"]),
                calls: calls(of: section),
                held: section.calls.flatMap(\.heldProperties) + section.remainder.compactMap(\.constraint.property)
            )
        }
        try TextProof.check(text, library: meaning, module: module, sections: sections, in: context)
    }

    func code(for edit: LayoutEdit, in code: EditCode) -> [String]? {
        code.lines(for: edit) { constraint, context in lines(for: constraint, in: context) }
    }
}
