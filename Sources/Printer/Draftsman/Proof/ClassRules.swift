import LayoutInspector

/// What a class around a plan has to be and to do, by the library's and UIKit's rules.
struct ClassRules {
    let layout: Layout
    let form: Draftsman.Form

    func check(_ section: DraftsmanPlan.Section, scope: Outline.Section) throws(ProofFailure) {
        guard form == .class else {
            if section.shell != nil { throw ProofFailure("a class stands where none was asked for") }
            if !section.constraintProperties.isEmpty { throw ProofFailure("a property stands outside of a class") }
            return
        }
        guard let shell = section.shell else { throw ProofFailure("the class is missing") }
        let root = layout.views[scope.root]
        try checkBases(shell, root: root, kind: scope.kind)
        try checkOwnName(shell, root: root, kind: scope.kind)

        var calls: [String] = []
        if !section.configurations.isEmpty { calls.append("configureViews") }
        calls.append("applyPlan")
        if !section.remainder.isEmpty { calls.append("applyRemainder") }
        guard shell.calls == calls else {
            throw ProofFailure("the class '\(shell.name)' does not do what it has to, or in another order")
        }
        var held: [String] = []
        for statement in section.remainder {
            if case .constraint(let constraint) = statement.action,
                case .property(let property, _) = constraint.holder
            {
                held.append(property)
            }
        }
        guard Set(held) == Set(section.constraintProperties), held.count == section.constraintProperties.count else {
            throw ProofFailure("the class '\(shell.name)' does not declare the properties for its constraints")
        }
        if scope.kind == .stack { try checkStack(section, root: root, view: scope.root) }
    }

    /// The classes that have the plan that the section implements, and what they are as UIKit makes them.
    private func checkBases(
        _ shell: ClassShell,
        root: Layout.View,
        kind: Outline.Section.Kind
    ) throws(ProofFailure) {
        let failure = ProofFailure("the class '\(shell.name)' inherits from other classes than its view needs")
        switch kind {
        case .controller:
            guard shell.entry == .viewDidLoad else { throw failure }
            let made: String
            switch shell.bases {
            case ["UIPlannedController"]: made = "UIView"
            case ["UITableViewController", "Planned"]: made = "UITableView"
            case ["UICollectionViewController", "Planned"]: made = "UICollectionView"
            default: throw failure
            }
            let wanted = TypeName.short(root.className)
            guard (shell.loadedView?.className ?? made) == wanted else { throw failure }
        case .view, .cell, .stack:
            guard shell.loadedView == nil, let superclass = ClassRules.superclass(shell.bases) else { throw failure }
            let base = TypeName.short(root.baseClass)
            let isKnown = superclass == base && !FrameworkSuperclass.isPrivate(base)
            let plain = kind == .stack ? "UIStackView" : "UIView"
            // What arranges views is a stack view, whatever it is called.
            let isUnknown =
                kind == .stack || !FrameworkSuperclass.isFramework(base) || FrameworkSuperclass.isPrivate(base)
            let isPlain = superclass == plain && isUnknown
            guard isKnown || isPlain, ClassRules.entries[superclass, default: .frame] == shell.entry else {
                throw failure
            }
            let plan = shell.bases.last ?? ""
            let isRight =
                switch kind {
                case .cell: plan.hasSuffix("PlannedCell")
                case .stack: plan == "UIPlannedStack"
                default: plan == "Planned" || plan == "UIPlannedView"
                }
            guard isRight else { throw failure }
        }
    }

    /// A class of the app's own keeps its name.
    private func checkOwnName(
        _ shell: ClassShell,
        root: Layout.View,
        kind: Outline.Section.Kind
    ) throws(ProofFailure) {
        let own = kind == .controller ? root.viewController ?? "" : root.className
        if FrameworkSuperclass.isFramework(own) {
            if FrameworkSuperclass.isFramework(shell.name) && shell.name == own {
                throw ProofFailure("the class '\(shell.name)' would be UIKit's")
            }
            return
        }
        let name = TypeName.short(own)
        // Several roots of one class are numbered.
        guard shell.name == name || shell.name.hasPrefix(name) else {
            throw ProofFailure("the class of '\(root.id)' is called '\(shell.name)'")
        }
    }

    private func checkStack(
        _ section: DraftsmanPlan.Section,
        root: Layout.View,
        view: Int
    ) throws(ProofFailure) {
        guard let stack = root.stack else { return }
        var set: [String: SwiftExpression] = [:]
        for configuration in section.configurations where configuration.target == "self" {
            for case .assignment(let path, let value) in configuration.settings { set[path] = value }
        }
        let options: [(path: String, value: String, standard: String)] = [
            ("axis", stack.axis.rawValue, "horizontal"), ("distribution", stack.distribution.rawValue, "fill"),
            ("alignment", stack.alignment.rawValue, "fill"),
        ]
        for option in options where (set[option.path]?.implicitName ?? option.standard) != option.value {
            throw ProofFailure("the stack '\(root.id)' gets another \(option.path)")
        }
        let flags = [
            ("isLayoutMarginsRelativeArrangement", stack.isLayoutMarginsRelative),
            ("isBaselineRelativeArrangement", stack.isBaselineRelative),
        ]
        for (path, value) in flags where (set[path]?.path ?? "false") != String(value) {
            throw ProofFailure("the stack '\(root.id)' gets another \(path)")
        }
        if (set["spacing"] ?? .number(0)) != .number(stack.spacing) {
            throw ProofFailure("the stack '\(root.id)' gets another spacing")
        }
    }

    private static func superclass(_ bases: [String]) -> String? {
        switch bases.count {
        case 1: aliases[bases[0]]
        case 2 where ["Planned", "PlannedCell", "PlannedStack"].contains(bases[1]): bases[0]
        default: nil
        }
    }

    /// The library's aliases.
    private static let aliases: [String: String] = [
        "UIPlannedView": "UIView", "UITablePlannedCell": "UITableViewCell",
        "UICollectionPlannedCell": "UICollectionViewCell", "UIPlannedStack": "UIStackView",
    ]

    /// The designated initialisers of UIKit's classes that differ from `init(frame:)`.
    private static let entries: [String: ClassShell.Entry] = [
        "UIStackView": .stack, "UITableViewCell": .cell, "UITableViewHeaderFooterView": .tableHeader,
        "UITableView": .table, "UICollectionView": .collection, "UIVisualEffectView": .effect, "WKWebView": .web,
    ]
}
