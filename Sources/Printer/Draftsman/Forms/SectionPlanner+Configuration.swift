import LayoutInspector

/// What the source sets of views that it does not declare.
extension SectionPlanner {
    mutating func configure() {
        let settings = rootSettings()
        if !settings.isEmpty {
            let root = names.expression(of: section.root) ?? "self"
            plan.configurations.append(DraftsmanPlan.Configuration(target: root, settings: settings))
        }
    }
}
