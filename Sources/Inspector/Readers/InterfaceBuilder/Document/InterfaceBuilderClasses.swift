import LayoutModel

/// The framework classes of Interface Builder's elements: rows of ``UIKitClass``, and by their names those without a row.
enum InterfaceBuilderClasses {
    /// The class of a view's element, such as `UILabel` for `<label>`.
    static func viewClass(of name: String, on platform: InterfaceBuilderDocument.Platform) -> String {
        row(name, platform)?.name ?? (platform == .macOS ? "NS" : "UI") + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Whether an element of this name is always a view.
    static func isKnownView(_ name: String, on platform: InterfaceBuilderDocument.Platform) -> Bool {
        row(name, platform).map { $0.traits.isDisjoint(with: [.controller, .barItem]) } ?? false
    }

    /// The class of a controller's element, such as `UITableViewController`; `nil` for other elements.
    static func controllerClass(of name: String, on platform: InterfaceBuilderDocument.Platform) -> String? {
        row(name, platform).flatMap { $0.traits.contains(.controller) ? $0.name : nil }
    }

    /// The class of an item of a bar or toolbar, which is no view and holds one.
    static func barItemClass(of name: String, on platform: InterfaceBuilderDocument.Platform) -> String? {
        row(name, platform).flatMap { $0.traits.contains(.barItem) ? $0.name : nil }
    }

    /// AppKit's views with a y axis that points down.
    static func isFlipped(_ className: String) -> Bool { UIKitClass.facts(of: className).traits.contains(.flipped) }

    private static func row(_ name: String, _ platform: InterfaceBuilderDocument.Platform) -> UIKitClass? {
        UIKitClass.element(name, ofAppKit: platform == .macOS)
    }
}
