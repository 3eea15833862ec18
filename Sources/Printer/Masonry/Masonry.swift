import LayoutModel
import SwiftSource

/// Masonry, version 1.1, in Objective-C.
struct Masonry: ConstraintLibrary {
    let name = "masonry"
    let title = "Masonry (Objective-C)"
    let module = "Masonry"
    let forms: [SourceForm] = [.class, .statements]
    let reservedNames = LibraryFunction.names.union(ObjectiveCNames.reserved).union(ObjectiveCNames.inherited)
    // A getter of such a name would return an object that its caller owns, which a property of ARC refuses.
    let reservedFamilies = ["alloc", "copy", "init", "mutableCopy", "new"]
    let obstacles: [LibraryObstacle] = [
        .keepsMask, .foreign, .layoutSupport, .layoutSupportAttribute, .guideFirst, .identified, .held, .distances,
    ]
    let margins = MarginStyle.attributes
    /// Masonry makes its constraints in a block, and returns none of them.
    let makesConstraintObjects = false
    /// `#selector` is Swift's.
    let makesConnections = false

    func plan(_ context: PrintContext) -> Planned<Plan> {
        let sections = context.sections.map { section in
            var planned = LibraryPlanner.planned(section, library: self)
            ObjectiveCSettings.restrict(&planned.plan.parts)
            for index in planned.plan.remainder.indices {
                planned.plan.remainder[index].constraint.omitSelfOfOwnItems()
            }
            let functions = planned.plan.functions
            planned.plan.parts.shell?.calls = functions
            return planned
        }
        var file = Plan(sections: sections.map(\.plan), isForAppKit: context.isForAppKit)
        if context.form.scope == .wholeFile {
            for (index, name) in ClassNames.names(in: context).enumerated() {
                file.sections[index].parts.shell?.name = name
            }
            file.imports = ClassNames.imports(in: context, library: module)
        }
        return Planned(plan: file, outcome: sections.reduce(PlanOutcome()) { $0 + $1.outcome })
    }

    func calls(in section: SectionContext, names: inout NameTable) -> LibraryCalls<MasonryBlock> {
        MasonryPlanner(section).calls(names: &names)
    }

    func source(of plan: Plan, in context: PrintContext) -> String {
        ObjectiveCWriter(dialect: name).text(of: plan, in: context)
    }

    /// A class creates its views in a method of its own, before anything else.
    func calls(of section: LibrarySection<MasonryBlock>) -> [String] {
        (section.parts.declarations.isEmpty ? [] : [ObjectiveCNames.createViews]) + section.functions
    }

    func write(_ calls: [MasonryBlock], to document: inout Document) {
        MasonryWriter.write(calls, ObjectiveCNames(), to: &document)
    }

    /// `[self.title mas_makeConstraints:^(MASConstraintMaker *make) { … }];`
    func lines(for constraint: Layout.Constraint, in context: PrintContext) -> [String]? {
        LibraryWriting.lines(for: constraint, in: context) { section, document in
            MasonryPlanner(section).block(for: constraint).map { write([$0], to: &document) }
        }
    }

    func code(for edit: LayoutEdit, in code: EditCode) -> [String]? {
        ObjectiveCEditCode(code).lines(for: edit) { lines(for: $0, in: $1) }
    }
}

extension LibraryObstacle {
    static let identified = LibraryObstacle("it has an identifier")
    static let held = LibraryObstacle("a property holds it")
}

extension Dialect {
    /// Masonry: `make.top.equalTo(title.mas_bottom).offset(8);`
    public static let masonry = Dialect(Masonry())
}
