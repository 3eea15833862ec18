import LayoutModel
import SwiftSource

/// What a class fills that inherits its outlets from a class of the app (see ``SharedClasses``).
extension SectionConnections {
    private static let fillConstraints = "fillConstraints"
    private static let wake = "wake"

    mutating func fillOutlet(_ property: String, with view: Int, _ section: SectionContext) -> Bool {
        let type = className(of: view, section)
        let ancestry = FrameworkSuperclass.ancestry(of: section.layout.views[view])
        func fill(_ value: SwiftExpression, _ connections: inout SectionConnections) -> Bool {
            connections.fillOutlet(property, with: value, type, ancestry, section)
        }
        if let cell = cell(of: view, section) {
            guard let path = path(to: view, in: cell, section) else { return false }
            return fill(.name(path.text), &self)
        }
        guard let name = expression(of: view, in: section), fill(.name(name), &self) else { return false }
        used.append(.view(view))
        return true
    }

    /// - Parameters:
    ///   - type: The class of what fills it.
    ///   - ancestry: The framework's classes that this is of.
    /// - Returns: Whether nothing else fills it, and it can be filled.
    mutating func fillOutlet(
        _ property: String,
        with value: SwiftExpression,
        _ type: String,
        _ ancestry: [String],
        _ section: SectionContext
    ) -> Bool {
        guard canFill(property, section), takes(property, type, ancestry, section) else { return false }
        assign(value, to: property, section)
        return true
    }

    mutating func canFill(_ property: String, _ section: SectionContext) -> Bool {
        guard SwiftIdentifier.isValid(property), !taken.contains(property) else { return false }
        if let declared = appProperty(property, section) {
            if !declared.isSettable {
                fault(declared.file, declared.line, "'\(property)' is an outlet of the document, and cannot be set")
                return false
            }
            if declared.isHidden, !declared.isMarked {
                let reason = "'\(property)' is private and no @IBOutlet: the printed class cannot set it"
                fault(declared.file, declared.line, reason)
                return false
            }
        } else if let own = appClass(section), section.options.app.isWhole(own.name),
            !InheritedMembers.contains(property, of: ShellPlanner.superclass(of: section))
        {
            fault(own.file, own.line, "\(own.name) has no '\(property)', an outlet of the document")
            return false
        }
        return taken.insert(property).inserted
    }

    /// Whether the app's property is of a class that the view is of.
    private mutating func takes(
        _ property: String,
        _ type: String,
        _ ancestry: [String],
        _ section: SectionContext
    ) -> Bool {
        guard let declared = appProperty(property, section),
            !section.options.app.takes(declared.type, type, ancestry: ancestry)
        else { return true }
        let reason = "'\(property)' is a \(declared.type ?? ""), and \(type) in the document"
        fault(declared.file, declared.line, reason)
        return false
    }

    /// Sets the app's property, as a nib does where other files do not see it.
    mutating func assign(_ value: SwiftExpression, to property: String, _ section: SectionContext) {
        let setting = assignment(of: value, to: property, section)
        configurations.append(Configuration(target: "self", settings: [setting]))
    }

    private func assignment(of value: SwiftExpression, to property: String, _ section: SectionContext) -> Setting {
        guard appProperty(property, section)?.isHidden == true else { return .assignment(path: property, value) }
        return .call(
            path: "setValue",
            [.init(value: value), .init(label: "forKey", value: .string(property))]
        )
    }

    /// A function that gives the constraints to the outlets of the app's class, once they are made.
    mutating func addConstraints(_ section: SectionContext) {
        guard section.inheritedClass != nil else { return }
        var lines: [String] = []
        for constraint in section.constraints {
            guard let outlet = section.print.shared.constraintOutlets[constraint],
                section.layout.constraints[constraint].name != nil, canFill(outlet, section),
                takes(outlet, "NSLayoutConstraint", [], section)
            else { continue }
            let held = SharedClasses.heldName(of: outlet)
            let isHidden = appProperty(outlet, section)?.isHidden == true
            lines.append(isHidden ? "setValue(\(held), forKey: \"\(outlet)\")" : "\(outlet) = \(held)")
        }
        guard !lines.isEmpty, canDeclare(Self.fillConstraints, section) else { return }
        calls.append(Self.fillConstraints)
        members.append(
            ClassMember(
                name: Self.fillConstraints,
                head: "private func " + Self.fillConstraints + "()",
                body: .lines(lines)
            )
        )
    }

    /// Has the app's class, and those of its views, set themselves up as they do behind a nib.
    mutating func addAwakening(_ section: SectionContext) {
        let app = section.options.app
        for view in section.views where view != section.scope.root {
            guard app.wakes(className(of: view, section)), let name = expression(of: view, in: section) else {
                continue
            }
            set(.call(path: "awakeFromNib", []), of: name, view)
        }
        if section.scope.kind != .controller, let own = section.inheritedClass, app.wakes(own) {
            guard canDeclare(Self.wake, section) else { return }
            calls.append(Self.wake)
            members.append(
                ClassMember(
                    name: Self.wake,
                    head: "private func " + Self.wake + "()",
                    body: .lines(["awakeFromNib()"]),
                    comment: "As behind a nib, which fills the outlets first."
                )
            )
        }
    }

    // MARK: The app's class

    func appClass(_ section: SectionContext) -> AppClass? {
        section.inheritedClass.flatMap { section.options.app.superclass(named: $0) }
    }

    private func appProperty(_ name: String, _ section: SectionContext) -> AppClass.Property? {
        guard let own = appClass(section) else { return nil }
        return section.options.app.property(name, of: own.name, ancestry: appAncestry(section))
    }

    /// The app's method for a selector, as Swift spells it there.
    ///
    /// - Returns: `nil` where the class has none that another class's view can call.
    mutating func appMethod(_ text: String, _ section: SectionContext) -> ActionSelector? {
        guard let own = appClass(section) else { return nil }
        guard let method = section.options.app.method(text, of: own.name, ancestry: appAncestry(section)) else {
            guard section.options.app.isWhole(own.name) else { return ActionSelector(objectiveC: text) }
            fault(own.file, own.line, "\(own.name) has no method for '\(text)', an action of the document")
            return nil
        }
        if method.isHidden || !method.isMarked {
            let name = method.selector.name
            let reason =
                method.isHidden
                ? "'\(name)' is private: the printed class cannot name it"
                : "'\(name)' has no @objc or @IBAction: no control can call it"
            fault(method.file, method.line, reason)
        }
        return method.selector
    }

    func appAncestry(_ section: SectionContext) -> [String] {
        section.scope.kind == .controller
            ? UIKitClass.named(ShellPlanner.superclass(of: section))?.ancestry ?? []
            : FrameworkSuperclass.ancestry(of: section.layout.views[section.scope.root])
    }

    mutating func fault(_ file: String, _ line: Int, _ message: String) {
        faults.insert(AppFault(file: file, line: line, message: message))
    }
}
