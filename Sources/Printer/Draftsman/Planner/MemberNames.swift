import SwiftSource

/// The names of a section's plans.
struct MemberNames {
    /// By unit.
    private(set) var ofUnit: [String] = []
    /// The names of the section, including those of the plans.
    var names: NameTable

    init(of units: PlanUnits, in section: SectionContext) {
        names = section.print.names
        if section.form.scope == .function { return }
        for (position, unit) in units.units.enumerated() {
            ofUnit.append(
                position == 0
                    ? DraftsmanBases.mainPlan(of: section.scope.kind)
                    : names.makeName(MemberNames.planName(for: unit.base, names), in: section.index)
            )
        }
    }

    /// `cardPlan`, for the plan that inserts the subviews of `card`.
    static func planName(for view: Int, _ names: NameTable) -> String {
        let words = (names.subject(of: view) ?? "view").split(separator: ".").filter { $0 != "self" }
        let name = words.isEmpty ? "own" : words.joined(separator: " ")
        return (SwiftIdentifier.camelCased(name, limit: 60) ?? "view") + "Plan"
    }
}
