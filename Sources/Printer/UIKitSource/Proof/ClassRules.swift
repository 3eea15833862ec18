import LayoutModel
import SwiftSource

/// The requirements for a class around a section, by UIKit's rules.
struct ClassRules {
    let section: SectionContext
    var layout: Layout { section.layout }

    init(_ section: SectionContext) {
        self.section = section
    }

    /// - Parameters:
    ///   - superclass: The framework class that the bases of the class mean; `nil` if they are invalid.
    ///   - calls: The functions that the class must call to set itself up, in order.
    ///   - constraints: The constraints made with UIKit's own calls.
    ///   - heldByCalls: The properties that the dialect's own calls assign constraints to.
    func check(
        _ parts: SourceParts,
        superclass: (ClassShell) -> String?,
        calls: [String],
        constraints: [PlainConstraint],
        heldByCalls: [String] = []
    ) throws(ProofFailure) {
        guard section.form.scope == .wholeFile else {
            if parts.shell != nil { throw ProofFailure("an unrequested class") }
            if !parts.constraintProperties.isEmpty { throw ProofFailure("a property is outside of a class") }
            return
        }
        guard let shell = parts.shell else { throw ProofFailure("the class is missing") }
        let root = layout.views[section.scope.root]
        try checkSuperclass(shell, superclass(shell), root: root, kind: section.scope.kind)
        try checkOwnName(shell.name, root: root, kind: section.scope.kind)
        guard shell.calls == calls else {
            throw ProofFailure("the class '\(shell.name)' does not do what it has to, or in another order")
        }
        var held = heldByCalls
        for constraint in constraints {
            if case .property(let property, _) = constraint.holder { held.append(property) }
        }
        guard Set(held) == Set(parts.constraintProperties), held.count == parts.constraintProperties.count else {
            throw ProofFailure("the class '\(shell.name)' does not declare the properties for its constraints")
        }
        if section.scope.kind == .stack { try checkStack(parts, root: root) }
    }

    private func checkSuperclass(
        _ shell: ClassShell,
        _ superclass: String?,
        root: Layout.View,
        kind: Outline.Section.Kind
    ) throws(ProofFailure) {
        let failure = ProofFailure("the class '\(shell.name)' inherits from other classes than its view needs")
        guard let superclass else { throw failure }
        switch kind {
        case .controller:
            guard shell.entry == .viewDidLoad, let made = UIKitClass.view(ofController: superclass) else {
                throw failure
            }
            guard (shell.loadedView?.className ?? made) == TypeName.short(root.className) else { throw failure }
            try checkList(shell, superclass: superclass, root: root)
        case .view, .cell, .stack:
            guard shell.loadedView == nil else { throw failure }
            let base = TypeName.short(root.baseClass)
            let isKnown = superclass == base && !FrameworkSuperclass.isPrivate(base)
            let plain = kind == .stack ? "UIStackView" : "UIView"
            // A view that arranges subviews is a stack view, whatever its name.
            let isUnknown =
                kind == .stack || !UIKitClass.isFramework(base) || FrameworkSuperclass.isPrivate(base)
            let isPlain = superclass == plain && isUnknown
            let style = root.attributes.first { $0.key == "style" }?.json.lowercased() ?? ""
            if let cell = shell.cellStyle, !style.hasSuffix(cell + "\"") { throw failure }
            guard isKnown || isPlain, FrameworkSuperclass.entry(of: superclass, kind: kind) == shell.entry else {
                throw failure
            }
        }
    }

    /// The initializer of a controller of a list: `init(style:)`, or `init(collectionViewLayout:)`, without which UIKit
    /// refuses to show the collection.
    private func checkList(_ shell: ClassShell, superclass: String, root: Layout.View) throws(ProofFailure) {
        let failure = ProofFailure("the class '\(shell.name)' creates its list in another way")
        guard shell.loadedView == nil else {
            if shell.listArgument != nil { throw failure }
            return
        }
        switch UIKitClass.named(superclass)?.initializer {
        case .collectionController:
            guard shell.listArgument?.label == "collectionViewLayout" else { throw failure }
        case .tableController:
            let style = root.attributes.first { $0.key == "style" }?.json
            let expected = style == "\"grouped\"" ? "grouped" : style == "\"insetGrouped\"" ? "insetGrouped" : nil
            guard shell.listArgument?.value.implicitName == expected else { throw failure }
        default: if shell.listArgument != nil { throw failure }
        }
    }

    /// A class of the app's own keeps its name.
    func checkOwnName(
        _ madeName: String,
        root: Layout.View,
        kind: Outline.Section.Kind
    ) throws(ProofFailure) {
        let own = kind == .controller ? root.viewController ?? "" : root.className
        if UIKitClass.isFramework(own) {
            if UIKitClass.isFramework(madeName) && madeName == own {
                throw ProofFailure("the class '\(madeName)' would be UIKit's")
            }
            return
        }
        let name = TypeName.short(own)
        // Several roots of one class are numbered.
        guard madeName == name || madeName.hasPrefix(name) else {
            throw ProofFailure("the class of '\(root.id)' is called '\(madeName)'")
        }
    }

    private func checkStack(
        _ parts: SourceParts,
        root: Layout.View
    ) throws(ProofFailure) {
        guard let stack = root.stack else { return }
        var set: [String: SwiftExpression] = [:]
        for configuration in parts.configurations where configuration.target == "self" {
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
}
