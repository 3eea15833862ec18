import LayoutModel
import SwiftSource

/// Names for the class of a section that has none of its own, or shares it with others, the best first.
struct MadeClassNames {
    private let layout: Layout
    private let root: Int
    private let kind: Outline.Section.Kind
    private let file: String?
    /// The app's class, which the name of a subclass ends with.
    private let inherited: String?
    /// Whether one screen or cell alone has that class.
    private let isSingle: Bool

    init(_ section: SectionContext) {
        layout = section.layout
        root = section.scope.root
        kind = section.scope.kind
        file = (section.options.sourceName ?? section.layout.source.file).map(ClassNames.stem)
        inherited = section.inheritedClass
        isSingle = section.inheritedClass.map(section.print.shared.isSingle) ?? false
    }

    /// By words that people gave or read; where others have that name, too, by the words before which the place comes:
    /// `PasswordCell`, `FeedbinAccountPasswordCell`.
    var candidates: [String] {
        // The app's class, laid out.
        if let inherited, isSingle { return [inherited + "Layout"] }
        let names = words.compactMap(name)
        guard let first = names.first else {
            return (places + ["Printed"]).map { $0 + (inherited ?? noun) }
        }
        let placed = places.filter { !first.hasPrefix($0) }.map { $0 + first }
        return [first] + placed + names.dropFirst()
    }

    private var noun: String {
        switch kind {
        case .controller: "ViewController"
        case .view: "View"
        case .cell: "Cell"
        case .stack: "Stack"
        }
    }

    /// `MainViewController` for a plain controller of Main.storyboard, `HeaderView` for a view with that label,
    /// `AboutMessageCell` for one of the app's class `MessageCell`.
    private func name(_ words: String) -> String? {
        guard let name = SwiftIdentifier.camelCased(words, limit: 40).map(SwiftIdentifier.capitalized),
            SwiftIdentifier.isValid(name)
        else { return nil }
        if let inherited {
            let word = name.hasSuffix(noun) && name != noun ? String(name.dropLast(noun.count)) : name
            // What the class says already distinguishes nothing.
            return inherited.lowercased().hasPrefix(word.lowercased()) ? nil : word + inherited
        }
        if name.hasSuffix(noun) { return name }
        if kind == .controller, name.hasSuffix("View") { return name + "Controller" }
        return name + noun
    }

    private var words: [String] {
        let view = layout.views[root]
        let own =
            inherited == nil ? [view.label, view.identifier, view.name, view.text] : [view.label, view.identifier]
        return (own + contentWords + [file]).compactMap { $0 }
    }

    /// What the place is called: the controller that shows a cell, then the file.
    private var places: [String] {
        var places: [String] = []
        var superview = kind == .controller ? nil : layout.views[root].parent
        while let view = superview, places.isEmpty {
            if let controller = layout.views[view].viewController, !UIKitClass.isFramework(controller) {
                var name = TypeName.short(controller)
                for ending in ["Controller", "View", "Table", "Collection"] where name.count > ending.count {
                    if name.hasSuffix(ending) { name.removeLast(ending.count) }
                }
                places.append(name)
            }
            superview = layout.views[view].parent
        }
        if let name = file.flatMap({ SwiftIdentifier.camelCased($0, limit: 40) }).map(SwiftIdentifier.capitalized) {
            places.append(name)
        }
        return places
    }

    /// What people read on the screen, or in a cell: its title, or its first text.
    private var contentWords: [String?] {
        func text(_ key: String, of view: Int) -> String? { ViewConstruction.word(key, of: layout.views[view]) }
        switch kind {
        case .controller:
            return ["navigationItem.title", UIKitProperty.controllerPrefix + "title"].map { text($0, of: root) }
        case .cell:
            let views = layout.subtree(of: root)
            let first = views.lazy.compactMap { layout.views[$0].text }.first { !Self.placeholders.contains($0) }
            let outlet = views.lazy.map { layout.views[$0] }
                .first { $0.name != nil && !($0.owner.map(UIKitClass.isFramework) ?? false) }?.name
            let content = ViewConstruction.value("contentConfiguration", of: layout.views[root])?["text"]?.string
            // The outlets of a class are those of all its cells.
            return [text("reuseIdentifier", of: root), first, content, inherited == nil ? outlet : nil]
        case .view, .stack: return []
        }
    }

    /// The texts that Interface Builder gives to new views.
    private static let placeholders: Set<String> = ["Label", "Button", "Title", "Subtitle", "Detail", "Text", ""]
}
