import LayoutCode
import LayoutModel
import SwiftSource

/// The requirements for the class of a text, by UIKit's rules.
extension ClassRules {
    /// - Parameters:
    ///   - section: What the plan says of the class.
    ///   - superclass: The framework class that the bases of the class mean; `nil` if they are invalid.
    func check(
        _ made: CodeSection,
        _ section: TextProof.Section,
        superclass: ([String]) -> String?
    ) throws(ProofFailure) {
        guard let shape = made.shape else {
            if self.section.form.scope == .wholeFile { throw ProofFailure("the class is missing") }
            return
        }
        let kind = self.section.scope.kind
        let root = layout.views[self.section.scope.root]
        guard shape.modifiers == (made.language == .swift ? ["final"] : []) else {
            throw ProofFailure("the class '\(shape.name)' is not final")
        }
        try checkOwnName(shape.name, root: root, kind: kind)
        let bases = ProofFailure("the class '\(shape.name)' inherits from other classes than its view needs")
        let protocols = section.parts.shell?.protocols ?? []
        var own = Array(shape.bases.dropLast(protocols.count))
        if let inherited = self.section.inheritedClass {
            guard own.first == inherited else { throw bases }
            own[0] = ShellPlanner.superclass(of: self.section)
        }
        guard shape.bases.suffix(protocols.count) == protocols[...], let superclass = superclass(own) else {
            throw bases
        }
        try checkMembers(shape, section)
        if kind == .controller {
            guard UIKitClass.view(ofController: superclass) != nil, made.rootClass == TypeName.short(root.className)
            else { throw bases }
            try checkController(shape, made, section, superclass, root)
        } else {
            guard isSuperclass(superclass, of: root, kind: kind) else { throw bases }
            try checkInitializers(shape, section, superclass, root)
        }
        for declaration in section.parts.declarations where declaration.isOpen {
            if shape.hidden.contains(declaration.name) {
                throw ProofFailure("other code cannot know the property '\(declaration.name)'")
            }
        }
    }

    /// Actions and what protocols require are there as planned, and no other member has an attribute.
    private func checkMembers(_ shape: ClassShape, _ section: TextProof.Section) throws(ProofFailure) {
        let members = section.parts.shell?.members ?? []
        let planned = Set(members.map(\.canonical))
        if planned.count != members.count { throw ProofFailure("the class '\(shape.name)' has a member twice") }
        for member in members where shape.texts[member.name]?.contains(member.canonical) != true {
            throw ProofFailure("the class '\(shape.name)' lacks '\(member.head)'")
        }
        // Nothing runs what others call: a second one of the name could do anything.
        for name in Set(members.map(\.name)) {
            if let other = shape.texts[name]?.first(where: { !planned.contains($0) }) {
                throw ProofFailure("nothing calls '\(other)'")
            }
        }
        if let other = shape.overridden.sorted().first(where: { name in !members.contains { $0.name == name } }) {
            throw ProofFailure("the class '\(shape.name)' replaces '\(other)' of its superclass")
        }
        if let other = shape.marked.first(where: { !planned.contains($0) }) {
            throw ProofFailure("nothing calls '\(other)'")
        }
    }

    private func isSuperclass(_ superclass: String, of root: Layout.View, kind: Outline.Section.Kind) -> Bool {
        let base = TypeName.short(root.baseClass)
        if superclass == base, !FrameworkSuperclass.isPrivate(base) { return true }
        // A view that arranges subviews is a stack view, whatever its name.
        let isUnknown = kind == .stack || !UIKitClass.isFramework(base) || FrameworkSuperclass.isPrivate(base)
        return isUnknown && superclass == (kind == .stack ? "UIStackView" : "UIView")
    }

    // MARK: Controllers

    private func checkController(
        _ shape: ClassShape,
        _ made: CodeSection,
        _ section: TextProof.Section,
        _ superclass: String,
        _ root: Layout.View
    ) throws(ProofFailure) {
        let calls = ProofFailure("the class '\(shape.name)' does not do what it has to, or in another order")
        let own = (section.calls + (section.parts.shell?.connectionCalls ?? [])).map { $0 + "()" }
        // The app's class, which it inherits from, expects to find its outlets in viewDidLoad.
        let isInherited = self.section.inheritedClass != nil
        let loaded = shape.entries.filter { $0.name == "viewDidLoad" }
        if isInherited {
            guard loaded.isEmpty else { throw calls }
        } else {
            guard loaded.count == 1, loaded[0].modifiers == ["override"], loaded[0].parameters.isEmpty,
                loaded[0].superCall == "super.viewDidLoad()", loaded[0].statements == own
            else { throw calls }
        }
        var expected: [ClassShape.Entry] = []
        let failure = ProofFailure("the class '\(shape.name)' creates its view in another way")
        let view = section.parts.shell?.loadedView
        if view != nil || isInherited {
            expected.append(
                .init(
                    name: "loadView",
                    modifiers: ["override"],
                    parameters: "",
                    superCall: view == nil ? "super.loadView()" : nil,
                    statements: (view.map { ["view=" + $0.canonical] } ?? []) + (isInherited ? own : [])
                )
            )
        }
        let settings = (section.parts.shell?.controllerSettings ?? []).map {
            $0.canonical.path + "=" + $0.canonical.value
        }
        if section.parts.shell?.loadedView == nil,
            let argument = try listArgument(superclass, root, hasSettings: !settings.isEmpty)
        {
            // Without it, UIKit refuses to show a collection, and a table has another style.
            let layout = section.parts.shell?.layoutSettings ?? []
            let name = Construction.layoutName
            let call =
                "super.init("
                + (layout.isEmpty ? argument : argument.replacing(Construction.flowLayout + "()", with: name))
                + ")"
            var statements: [String] = []
            if !layout.isEmpty {
                statements = ["let" + name + "=" + Construction.flowLayout + "()"]
                statements += layout.map { name + "." + $0.canonical.path + "=" + $0.canonical.value } + [call]
            }
            expected.append(
                .init(
                    name: "init",
                    modifiers: [],
                    parameters: "",
                    superCall: layout.isEmpty ? call : nil,
                    statements: statements + settings
                )
            )
        } else if !settings.isEmpty {
            expected.append(
                .init(
                    name: "init",
                    modifiers: [],
                    parameters: "",
                    superCall: "super.init(nibName:nil,bundle:nil)",
                    statements: settings
                )
            )
        }
        // Only in Swift does an initializer hide those of the superclass.
        if expected.last?.name == "init", made.language == .swift {
            expected.append(
                .init(
                    name: "init?",
                    modifiers: ["required"],
                    parameters: "coder:NSCoder",
                    superCall: "super.init(coder:coder)",
                    statements: []
                )
            )
        }
        let layout = layoutEntries(section)
        let others = shape.entries.filter { $0.name != "viewDidLoad" }
        guard others.suffix(layout.count) == layout else { throw calls }
        guard others.dropLast(layout.count) == expected[...] else { throw failure }
    }

    /// The method in which a class lays its view out itself.
    private func layoutEntries(_ section: TextProof.Section) -> [ClassShape.Entry] {
        if section.layoutCalls.isEmpty { return [] }
        let name = self.section.scope.kind == .controller ? "viewDidLayoutSubviews" : "layoutSubviews"
        return [
            .init(
                name: name,
                modifiers: ["override"],
                parameters: "",
                superCall: "super." + name + "()",
                statements: section.layoutCalls.map { $0 + "()" }
            )
        ]
    }

    /// The argument with which a controller of a list creates its view; `nil` where UIKit's own will do.
    private func listArgument(
        _ superclass: String,
        _ root: Layout.View,
        hasSettings: Bool
    ) throws(ProofFailure) -> String? {
        switch UIKitClass.named(superclass)?.initializer {
        case .collectionController: return "collectionViewLayout:UICollectionViewFlowLayout()"
        case .tableController:
            let style = root.attributes.first { $0.key == "style" }?.json
            return style == "\"grouped\""
                ? "style:.grouped"
                : style == "\"insetGrouped\""
                    ? "style:.insetGrouped" : hasSettings ? "style:.plain" : nil
        default: return nil
        }
    }

    // MARK: Views

    private func checkInitializers(
        _ shape: ClassShape,
        _ section: TextProof.Section,
        _ superclass: String,
        _ root: Layout.View
    ) throws(ProofFailure) {
        let entry = FrameworkSuperclass.entry(of: superclass, kind: self.section.scope.kind)
        guard let initializer = entry.initializer else {
            throw ProofFailure("the class '\(shape.name)' is set up in another place")
        }
        func canonical(_ text: String) -> String { text.filter { $0 != " " } }
        var arguments = canonical(initializer.arguments)
        if entry == .cell, let style = ShellPlanner.cellStyle(of: root) {
            arguments = arguments.replacing("style:style", with: "style:." + style)
        }
        // With two initializers, their common calls go into one function, unless there is only one call.
        let statements = (section.calls + (section.parts.shell?.connectionCalls ?? [])).map { $0 + "()" }
        let setUp = ClassShell.setUp
        let isShared = statements.count > 1
        if isShared, shape.calls[setUp] != statements {
            throw ProofFailure("the class '\(shape.name)' does not do what it has to, or in another order")
        }
        let own = isShared ? [setUp + "()"] : statements
        let expected: [ClassShape.Entry] = [
            .init(
                name: "init",
                modifiers: ["override"],
                parameters: canonical(initializer.parameters),
                superCall: "super.init(" + arguments + ")",
                statements: own
            ),
            .init(
                name: entry == .stack ? "init" : "init?",
                modifiers: ["required"],
                parameters: "coder:NSCoder",
                superCall: "super.init(coder:coder)",
                statements: own
            ),
        ]
        guard shape.entries == expected + layoutEntries(section) else {
            throw ProofFailure("the class '\(shape.name)' does not do what it has to, or in another order")
        }
    }
}
