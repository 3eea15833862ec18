import LayoutModel

/// The framework classes that printed classes inherit from, with the requirements of each.
enum FrameworkSuperclass {
    /// The framework class of a view; `UIView` if it is unknown.
    static func name(of view: Layout.View) -> String {
        let base = TypeName.short(view.baseClass)
        return UIKitClass.isFramework(base) && !isPrivate(base) ? base : "UIView"
    }

    /// The framework class that the class of a section with such a root is.
    static func name(of root: Layout.View, _ kind: Outline.Section.Kind) -> String {
        switch kind {
        case .controller: controller(rootView: root)
        case .stack: "UIStackView"
        case .view, .cell: name(of: root)
        }
    }

    /// The framework class of a view and its superclasses; only `UIView` for unknown classes and AppKit's.
    static func ancestry(of view: Layout.View) -> [String] {
        let row = UIKitClass.named(TypeName.short(view.baseClass))
        return row.flatMap { $0.isKind(of: "UIView") ? $0.ancestry : nil } ?? ["UIView"]
    }

    /// Whether source cannot name a framework class.
    static func isPrivate(_ name: String) -> Bool { SystemClasses.isUnnameable(className: name) }

    /// The module to import for a framework class; `nil` if it is in UIKit, or not a framework class.
    static func module(of name: String) -> String? {
        UIKitClass.named(name).flatMap { [UIKitClass.uiKit, UIKitClass.appKit].contains($0.module) ? nil : $0.module }
    }

    static func entry(of superclass: String, kind: Outline.Section.Kind) -> ClassShell.Entry {
        kind == .stack ? .stack : UIKitClass.named(superclass).map { ClassShell.Entry($0.initializer) } ?? .frame
    }

    /// The framework's controller with such a root view.
    static func controller(rootView: Layout.View) -> String {
        rootView.frameworkClass?.controller ?? "UIViewController"
    }

    /// Whether a controller of that class would create a different view than the layout has.
    static func needsOwnView(rootView: Layout.View) -> Bool {
        rootView.className != (rootView.traits.contains(.list) ? rootView.baseClass : "UIView")
    }
}
