import LayoutModel
import SwiftSource

/// The names of a file's classes, and the file's imports.
enum ClassNames {
    /// A unique name for the class of each printed section, the same if one of them is printed alone.
    static func names(in context: PrintContext) -> [String] {
        let layout = context.layout
        // A generated name avoids every class that the layout names.
        var taken = Set<String>()
        for view in layout.views {
            taken.insert(TypeName.short(view.className))
            if let controller = view.viewController { taken.insert(TypeName.short(controller)) }
        }
        var used = Set<String>()
        var names: [String] = []
        for section in context.namedSections.map({ context.outline.sections[$0] }) {
            let root = layout.views[section.root]
            var name: String
            if let own = ownClass(of: root, section.kind) {
                name = own
            } else {
                let file = context.options.sourceName ?? layout.source.file
                name = madeName(section.root, in: layout, section.kind, source: file)
                if taken.contains(name) { name += "2" }
            }
            let stem = name
            var number = 2
            while !used.insert(name).inserted || (name != stem && taken.contains(name)) {
                name = stem + String(number)
                number += 1
            }
            names.append(name)
        }
        let printed = Set(context.printedSections)
        return zip(context.namedSections, names).filter { printed.contains($0.0) }.map(\.1)
    }

    /// The app's own class of the section.
    private static func ownClass(of root: Layout.View, _ kind: Outline.Section.Kind) -> String? {
        if kind == .controller {
            guard let controller = root.viewController, !UIKitClass.isFramework(controller) else { return nil }
            return TypeName.short(controller)
        }
        return UIKitClass.isFramework(root.className) ? nil : TypeName.short(root.className)
    }

    /// `MainViewController` for a plain controller of Main.storyboard, `HeaderView` for a view with that label.
    private static func madeName(
        _ index: Int,
        in layout: Layout,
        _ kind: Outline.Section.Kind,
        source: String?
    ) -> String {
        let root = layout.views[index]
        let file = source.map(stem)
        let noun =
            switch kind {
            case .controller: "ViewController"
            case .view: "View"
            case .cell: "Cell"
            case .stack: "Stack"
            }
        let own = [root.label, root.identifier, root.name, root.text] + contentWords(of: index, in: layout, kind)
        for words in (own + [file, "Printed"]).compactMap({ $0 }) {
            guard let name = SwiftIdentifier.camelCased(words, limit: 40).map(SwiftIdentifier.capitalized),
                SwiftIdentifier.isValid(name)
            else { continue }
            if name.hasSuffix(noun) { return name }
            if kind == .controller, name.hasSuffix("View") { return name + "Controller" }
            return name + noun
        }
        return "Printed" + noun
    }

    /// `Login` of `Base.lproj/Login.storyboard`.
    static func stem(of path: String) -> String {
        let name = path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? path
        return String(name.prefix { $0 != "." })
    }

    /// What people read on the screen, or in a cell: its title, or its first text.
    private static func contentWords(of root: Int, in layout: Layout, _ kind: Outline.Section.Kind) -> [String?] {
        func text(_ key: String, of view: Int) -> String? {
            ViewConstruction.word(key, of: layout.views[view])
        }
        switch kind {
        case .controller:
            return ["navigationItem.title", UIKitProperty.controllerPrefix + "title"].map { text($0, of: root) }
        case .cell:
            let views = layout.subtree(of: root)
            let first = views.lazy.compactMap { layout.views[$0].text }.first { !placeholders.contains($0) }
            let outlet = views.lazy.map { layout.views[$0] }
                .first { $0.name != nil && !($0.owner.map(UIKitClass.isFramework) ?? false) }?.name
            return [text("reuseIdentifier", of: root), first, outlet]
        case .view, .stack: return []
        }
    }

    /// The texts that Interface Builder gives to new views.
    private static let placeholders: Set<String> = ["Label", "Button", "Title", "Subtitle", "Detail", "Text", ""]

    /// The imports of a file with such classes, in order: UIKit, the frameworks of some views, and the dialect's
    /// library.
    static func imports(in context: PrintContext, library: String?) -> [String] {
        var modules: Set<String> = ["UIKit"]
        if let library { modules.insert(library) }
        for view in context.sections.flatMap(\.views).map({ context.layout.views[$0] }) {
            for name in [view.className, view.baseClass] {
                if let module = FrameworkSuperclass.module(of: name) { modules.insert(module) }
            }
        }
        return modules.sorted()
    }
}
