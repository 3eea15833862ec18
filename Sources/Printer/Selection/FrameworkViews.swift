import LayoutModel

/// Views that UIKit creates for itself. Printed source never inserts them: they are reached by a member path
/// (`cell.contentView`), or belong to their owner.
enum FrameworkViews {
    /// Views around the views of an app's controllers.
    static func isWrapper(_ view: Layout.View) -> Bool {
        view.traits.contains(.wrapper) || UIKitClass.facts(of: view.className).traits.contains(.wrapper)
    }

    /// Whether UIKit puts a view around those of an app, and source cannot name its class.
    static func isPrivateWrapper(_ view: Layout.View) -> Bool {
        UIKitClass.facts(of: view.className).traits.isSuperset(of: [.wrapper, .isPrivate])
    }

    /// Controllers of UIKit that show other controllers and have no content of their own.
    static func isContainer(controller: String) -> Bool {
        UIKitClass.named(controller).map { $0.traits.contains(.container) && $0.superclass == "UIViewController" }
            ?? false
    }

    /// Whether the view is a cell whose class has a content view; other reusable views are ordinary views.
    static func isCellWithContent(_ view: Layout.View) -> Bool {
        guard view.isCell, let row = view.frameworkClass else { return false }
        return row.contentMember != nil && row.initializer != .tableHeader
    }

    /// The member of `superview` that refers to `view`, if UIKit creates the view and apps add content to it.
    static func member(of view: Layout.View, in superview: Layout.View) -> String? {
        guard let member = superview.frameworkClass?.contentMember ?? (superview.isCell ? "contentView" : nil),
            view.name == member || view.shortClassName.hasSuffix("ContentView")
        else { return nil }
        return member
    }

    /// The property of `superview` that takes a view of the app and makes it a subview, such as a table's header.
    ///
    /// Such properties are optional in UIKit and initially nil: they name no existing view.
    static func assignedMember(of view: Layout.View, in superview: Layout.View) -> String? {
        guard let name = view.name, let owner = view.owner, owner == superview.baseClass else { return nil }
        let member = String(name.drop { $0 == "_" })
        return isAssignedMember(member, of: owner) ? member : nil
    }

    /// Whether a framework class has such a property.
    static func isAssignedMember(_ name: String, of className: String) -> Bool {
        UIKitClass.named(className)?.assignedMembers.contains(name) ?? false
    }

    /// The labels and the image of a cell that is the root of a section, which the cell makes by its style.
    static func cellParts(of section: SectionContext) -> [Int] {
        let layout = section.layout
        let root = section.scope.root
        guard section.scope.kind == .cell, let row = layout.views[root].frameworkClass, !row.styleMembers.isEmpty else {
            return []
        }
        return layout.subtree(of: root).filter { view in
            guard let name = layout.views[view].name, row.styleMembers.contains(name),
                section.outline.roles[view] == .inside, let parent = layout.views[view].parent
            else { return false }
            return parent == root || parent == section.scope.base
        }
    }

    /// Whether the view belongs to the internals of `superview` or of UIKit itself.
    ///
    /// - Parameter isLaidOutByUser: Whether a user's constraint names the view: it is then not internal, whatever its
    ///   class.
    static func isInside(_ view: Layout.View, of superview: Layout.View, isLaidOutByUser: Bool) -> Bool {
        if isInternal(view.className) { return true }
        if superview.isCell, let name = view.name, superview.frameworkClass?.ownMembers.contains(name) == true {
            return true
        }
        if view.owner.map({ !(UIKitClass.named($0)?.styleMembers.isEmpty ?? true) }) ?? true, let name = view.name,
            UIKitClass.cellMembers.contains(name), superview.shortClassName.hasSuffix("ContentView")
        {
            return true
        }
        guard superview.traits.contains(.makesSubviews), !isLaidOutByUser else { return false }
        return UIKitClass.isFramework(view.className)
            && (view.name.map { superview.frameworkClass?.ownMembers.contains($0) ?? false } ?? true)
    }

    /// Whether UIKit makes views of the class inside its controls, bars and cells.
    private static func isInternal(_ className: String) -> Bool {
        SystemClasses.isUnnameable(className: className)
            && (className.hasPrefix("_") || !UIKitClass.facts(of: className).traits.contains(.contentView))
    }
}
