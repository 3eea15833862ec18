import LayoutCode
import LayoutModel
import SwiftSource

/// What a dialect is: facts for people, and the stages of a printing. Each stage takes one value and gives one.
protocol DialectDefinition: Sendable {
    /// The dialect's source as typed values: exactly what the text says.
    associatedtype Plan: Equatable & Sendable

    /// The name on the command line: lower case.
    var name: String { get }
    /// What the dialect is called where people read of it.
    var title: String { get }
    /// What it can print; the first is the default.
    var forms: [SourceForm] { get }
    /// The options of printing that mean something in this dialect, and not in all.
    var options: [DialectOption] { get }
    /// Why a constraint may be made with UIKit's calls instead of the dialect's own; empty where the dialect can express all.
    var reasonsForRemainder: [String] { get }
    /// How source says the margins of a view, where turning constraints is not forbidden.
    var margins: MarginStyle { get }
    /// Names that the source itself uses and the members of the dialect's library: no view is called so.
    var reservedNames: Set<String> { get }
    /// Beginnings of names that mean something to the dialect's language.
    var reservedFamilies: [String] { get }

    /// Whether source makes constraints at all, which properties can hold.
    var holdsConstraints: Bool { get }

    /// Whether constraints are made one by one as objects of UIKit's, each of which a program can hold.
    var makesConstraintObjects: Bool { get }

    /// Whether the source of classes connects actions, delegates and the like.
    var makesConnections: Bool { get }

    /// Takes all decisions about the source.
    func plan(_ context: PrintContext) -> Planned<Plan>

    /// The text of a plan.
    func source(of plan: Plan, in context: PrintContext) -> String

    /// What the calls of the source mean, for its proof. The entry of `LayoutLibraries` with the dialect's name; where it has
    /// none, UIKit's own calls, so that the proof refuses all others.
    var meaning: any LayoutLibrary.Type { get }

    /// Checks, by the rules of UIKit and of the dialect's library, that a text makes what was selected. It shares no code with
    /// ``plan(_:)`` and ``source(of:in:)``; of the plan it takes what it says beside constraints and hierarchy.
    func prove(_ text: String, of plan: Plan, in context: PrintContext) throws(ProofFailure)

    /// What the source does not set of views though that was asked for.
    func unset(in plan: Plan) -> [String]

    /// The lines of code that make a change of a layout; `nil` where there are none.
    func code(for edit: LayoutEdit, in code: EditCode) -> [String]?
}

/// A dialect's plan, and what became of the selected constraints in it.
struct Planned<Plan: Equatable & Sendable>: Sendable {
    var plan: Plan
    var outcome = PlanOutcome()
}

/// What became of what was selected, as far as the plan decides it.
struct PlanOutcome: Sendable {
    /// What the dialect could not say in its own calls, in the order of the text.
    var remaining: [PrintedSource.Remaining] = []
    /// Constraints that no source can make.
    var inexpressible: [Int] = []
    /// Constraints that helpers of the dialect's library make.
    var madeByHelpers: Set<Int> = []
    /// Views that the library makes and the source cannot reach.
    var unreachable: Set<Int> = []
    /// The identifiers by which code finds constraints that outlets hold in the layout, where the source holds none.
    var identified: [Int: String] = [:]

    /// The outcomes of two parts of a plan, in their order.
    static func + (left: PlanOutcome, right: PlanOutcome) -> PlanOutcome {
        var sum = left
        sum.remaining += right.remaining
        sum.inexpressible += right.inexpressible
        sum.madeByHelpers.formUnion(right.madeByHelpers)
        sum.unreachable.formUnion(right.unreachable)
        sum.identified.merge(right.identified) { left, _ in left }
        return sum
    }
}

/// A printing before its proof.
struct Printing<Plan: Equatable & Sendable>: Sendable {
    /// What was selected, after the plan was made.
    var context: PrintContext
    var plan: Plan
    var outcome: PlanOutcome
    var text: String
}

extension DialectDefinition {
    var options: [DialectOption] { [] }
    var reasonsForRemainder: [String] { [] }
    var holdsConstraints: Bool { true }
    var makesConstraintObjects: Bool { false }
    var makesConnections: Bool { true }
    var margins: MarginStyle { .guides }
    var reservedFamilies: [String] { [] }
    var meaning: any LayoutLibrary.Type { LayoutLibraries.named(name) ?? AnchorsLibrary.self }
    var reserved: ReservedNames { ReservedNames(names: reservedNames, families: reservedFamilies) }

    /// What is printed of a layout, and how.
    func context(of layout: Layout, form: SourceForm, options: PrintOptions) throws(PrintError) -> PrintContext {
        var options = options
        for option in DialectOption.allCases where !self.options.contains(option) { option.reset(in: &options) }
        return try PrintContext(
            layout,
            form: form,
            options: options,
            reservedNames: reserved,
            margins: margins,
            makesConnections: makesConnections,
            holdsConstraints: holdsConstraints
        )
    }

    /// Selection, plan and text.
    func printing(
        of layout: Layout,
        form: SourceForm,
        options: PrintOptions
    ) throws(PrintError) -> Printing<Plan> {
        printing(in: try context(of: layout, form: form, options: options))
    }

    /// Plan and text.
    private func printing(in selected: PrintContext) -> Printing<Plan> {
        let planned = plan(selected)
        let context = selected.settled(by: planned.outcome)
        return Printing(
            context: context,
            plan: planned.plan,
            outcome: planned.outcome,
            text: source(of: planned.plan, in: context)
        )
    }

    /// Selection, plan, text and proof.
    func proven(_ layout: Layout, form: SourceForm, options: PrintOptions) throws(PrintError) -> PrintedSource {
        let printing = try printing(of: layout, form: form, options: options)
        try prove(printing, of: layout)
        return PrintedSource(
            text: printing.text,
            tally: printing.context.tally,
            remainder: printing.outcome.remaining,
            unset: unset(in: printing.plan),
            report: MigrationReport(printing.context, printing.outcome, unset: unsetBySection(printing.plan)),
            names: printing.context.chosenNames
        )
    }

    /// A file for each class, each proven by itself.
    func provenFiles(_ layout: Layout, form: SourceForm, options: PrintOptions) throws(PrintError) -> PrintedFiles {
        let selected = try context(of: layout, form: form, options: options)
        var files: [PrintedFiles.File] = []
        var outcome = PlanOutcome()
        var unset: [[String]] = []
        for section in selected.printedSections {
            let printing = printing(in: selected.only(section))
            try prove(printing, of: layout)
            let name = ClassNames.names(in: printing.context).first ?? "Printed"
            files.append(PrintedFiles.File(className: name, text: printing.text))
            outcome = outcome + printing.outcome
            unset += unsetBySection(printing.plan)
        }
        let context = selected.settled(by: outcome)
        let screens = StoryboardScreens(context)
        if let screens { files.append(PrintedFiles.File(className: screens.name, text: screens.text)) }
        return PrintedFiles(
            files: files,
            tally: context.tally,
            report: MigrationReport(context, outcome, unset: unset, screens: screens?.made ?? [])
        )
    }

    private func unsetBySection(_ plan: Plan) -> [[String]] {
        (plan as? any SourceFilePlan)?.sectionParts.map(\.unset) ?? []
    }

    private func prove(_ printing: Printing<Plan>, of layout: Layout) throws(PrintError) {
        do {
            let released = printing.context.shared.released(LibraryHeld.released(layout))
            try TurnProof.check(printing.context.layout, printing.context.turns, of: released)
            try prove(printing.text, of: printing.plan, in: printing.context)
        } catch {
            throw .unproven(message: error.message, constraint: error.constraint.map { layout.constraints[$0].id })
        }
    }
}

extension DialectDefinition where Plan: SourceFilePlan {
    func unset(in plan: Plan) -> [String] { plan.sectionParts.flatMap(\.unset) }
}

/// A plan that is a file of sections.
protocol SourceFilePlan {
    var sectionParts: [SourceParts] { get }
}

extension SourceFile: SourceFilePlan {
    var sectionParts: [SourceParts] { sections.map(\.parts) }
}
