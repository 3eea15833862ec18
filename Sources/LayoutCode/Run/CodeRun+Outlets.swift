import LayoutModel
import LayoutSyntax

/// Views that code hands to other objects: as a member of a view, or as an outlet of an object of another file.
extension CodeRun {
    func unknownSetter(_ name: String, _ token: Int) -> ReadError {
        fault("\"\(name)\" is declared in another file, and what setting it does is not known here", token)
    }

    /// Whether the object's class, or one that it inherits from, is declared in another file.
    private func hasForeignClass(_ object: Int) -> Bool {
        guard let type = objects[object].type else { return true }
        let base = program.lineage(of: type).last.flatMap { program.types[$0].bases.first }
        return base.map { !UIKitClass.isFramework($0) } ?? false
    }

    /// An outlet of an object of another file, or one that the code inherits from there, that is set to a view, such as
    /// `card.titleLabel = titleLabel`: what it holds is
    /// known where the code itself places the view.
    mutating func holdsOutlet(
        _ name: String,
        of object: Int,
        _ expression: SwiftCode.Expression,
        _ token: Int
    ) -> Bool {
        guard !isStrict, !isTolerant, isForeign(object), hasForeignClass(object),
            case .chain(.name, let links, _) = expression, links.isEmpty,
            !isMember(name, of: objects[object].view), case .object(let held)? = try? evaluate(expression),
            !objects[held].isController
        else { return false }
        outletsElsewhere.append((held, unknownSetter(name, token)))
        return true
    }

    /// Whether views become subviews by being set as a property: of lists, whatever class of the app's they have, and of boxes,
    /// scroll views and tables of AppKit.
    func takesViews(_ name: String, of view: Layout.View) -> Bool {
        if view.frameworkClass?.isOfAppKit == true { return Self.partsOfAppKit.contains(name) }
        return UIKitClass.isAssignedMember(name)
    }

    private static let partsOfAppKit: Set<String> = [
        "contentView", "documentView", "headerView", "horizontalScroller", "verticalScroller",
    ]

    /// Whether a view's framework class has a property of its own of this name that can be a view.
    private func isMember(_ name: String, of view: Layout.View) -> Bool {
        if takesViews(name, of: view) { return true }
        // Of AppKit's classes, few other properties are views.
        if view.frameworkClass?.isOfAppKit == true { return false }
        // Of an app's class nothing is known but that it is a view.
        return InheritedMembers.contains(name, of: UIKitClass.isFramework(view.baseClass) ? view.baseClass : "UIView")
    }
}
