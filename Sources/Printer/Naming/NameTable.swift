import LayoutModel
import SwiftSource

/// How the source names views and guides. No two objects of a section have one name.
struct NameTable: Sendable {
    /// Where the name of a view comes from.
    enum Origin: Sendable, Equatable {
        /// The print root, or a member that UIKit made.
        case context
        case tag
        /// A property of the class that the section is for, or of a class of a view in it.
        case property
        /// A property of the class of a view that the source has, which makes what it holds itself.
        case path
        /// Made up here from a label, identifier or text.
        case words
        /// Made up here from class and position.
        case position
    }

    private struct Entry {
        var expression: String
        /// The subject in a plan, where it differs from the expression: a child controller instead of its view.
        var subject: String?
        var origin: Origin
        /// The view whose expression is part of this one.
        var base: Int?
    }

    private var views: [Entry?]
    private var guides: [Entry?]
    private var usedNames: [Set<String>]
    private var nextNumbers: [[String: Int]]
    /// The classes that the source of each section makes: `let Card = Card()` would be circular.
    private var classNames: [Set<String>]
    /// The framework class whose members each section's source inherits.
    private let superclasses: [String]
    /// The outlets that each section's class inherits from a class of the app.
    private let inheritedOutlets: [Set<String>]

    /// What no view is called.
    private let reservedNames: ReservedNames

    init(
        _ layout: Layout,
        outline: Outline,
        options: PrintOptions,
        reservedNames: ReservedNames,
        shared: SharedClasses,
        declaresTags: Bool
    ) throws(PrintError) {
        self.reservedNames = reservedNames
        inheritedOutlets = outline.sections.map { section in
            SharedClasses.ownClass(of: layout.views[section.root], section.kind).map(shared.outlets) ?? []
        }
        views = Array(repeating: nil, count: layout.views.count)
        guides = Array(repeating: nil, count: layout.guides.count)
        usedNames = Array(repeating: [], count: outline.sections.count)
        nextNumbers = Array(repeating: [:], count: outline.sections.count)
        classNames = Array(repeating: [], count: outline.sections.count)
        superclasses = outline.sections.map { section in
            let root = layout.views[section.root]
            return section.kind == .controller
                ? FrameworkSuperclass.controller(rootView: root) : FrameworkSuperclass.name(of: root)
        }
        for (index, view) in layout.views.enumerated() where outline.roles[index].isPrinted {
            guard let section = outline.sectionOfView[index] else { continue }
            classNames[section].insert(TypeName.short(view.viewController ?? view.className))
        }
        try takeTags(layout, outline: outline, options: options, declaresTags: declaresTags)
        nameContext(layout, outline: outline, isClass: declaresTags)
        nameProperties(layout, outline: outline)
        deriveNames(layout, outline: outline)
        namePaths(layout, outline: outline)
        nameGuides(layout, outline: outline)
    }

    // MARK: Asking

    /// The expression for a view; `nil` where the source has no way to name it.
    func expression(of view: Int) -> String? { views[view]?.expression }

    func expression(ofGuide guide: Int) -> String? { guides[guide]?.expression }

    /// What stands for the view in a plan.
    func subject(of view: Int) -> String? { views[view]?.subject ?? views[view]?.expression }

    func origin(of view: Int) -> Origin? { views[view]?.origin }

    func origin(ofGuide guide: Int) -> Origin? { guides[guide]?.origin }

    /// The view whose expression is part of the view's.
    func base(of view: Int) -> Int? { views[view]?.base }

    func base(ofGuide guide: Int) -> Int? { guides[guide]?.base }

    /// The items, with the views whose expressions are part of theirs.
    func closed(over items: [Layout.Item]) -> Set<Layout.Item> {
        var closed = Set<Layout.Item>(minimumCapacity: items.count)
        for item in items {
            var next: Layout.Item? = item
            while let item = next, closed.insert(item).inserted {
                switch item {
                case .view(let view): next = base(of: view).map { .view($0) }
                case .guide(let guide): next = base(ofGuide: guide).map { .view($0) }
                case .missing: next = nil
                }
            }
        }
        return closed
    }

    /// Whether source can name a view that it does not print: by a tag anywhere, by a property where its owner is.
    func hasPath(_ view: Int, in section: Int, outline: Outline) -> Bool {
        switch views[view]?.origin {
        case .tag: true
        case .path: outline.sectionOfView[view] == section
        case .context, .property, .words, .position, nil: false
        }
    }

    /// The views that have a name though they may not be printed, in file order.
    private(set) var namedElsewhere: [Int] = []

    /// Whether something in the section is called so.
    func isTaken(_ name: String, in section: Int) -> Bool { usedNames[section].contains(name) }

    /// A name that nothing in the section has, for something that the source itself makes.
    mutating func makeName(_ preferred: String, in section: Int) -> String {
        take(isFree(preferred, in: section) ? preferred : preferred + "Item", in: section)
    }

    /// Takes a property's name, unless something in the section has it.
    mutating func takeProperty(_ name: String, in section: Int) -> String? {
        guard SwiftIdentifier.isValid(name), usedNames[section].insert(name).inserted else { return nil }
        return name
    }

    // MARK: Making

    /// Takes a name, or the name with the lowest number from 2 that is free.
    private mutating func take(_ name: String, in section: Int) -> String {
        if usedNames[section].insert(name).inserted { return name }
        let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
        let stem = String(name.dropLast(min(digits, name.count - 1)))
        var number = nextNumbers[section][stem] ?? 2
        while !usedNames[section].insert(stem + String(number)).inserted { number += 1 }
        nextNumbers[section][stem] = number + 1
        return stem + String(number)
    }

    /// Why the source cannot use a name of one word for a view of its own.
    private func obstacle(to name: String, declaresTags: Bool) -> String? {
        if classNames.contains(where: { $0.contains(name) }) { return "it is a class in the source" }
        // What other code declares may well be inherited: `imageView` of a cell.
        guard declaresTags else { return nil }
        if reservedNames.contains(name) { return "the source and its library use this name" }
        if superclasses.contains(where: { InheritedMembers.contains(name, of: $0) }) {
            return "the class inherits a member of this name"
        }
        return nil
    }

    private mutating func takeTags(
        _ layout: Layout,
        outline: Outline,
        options: PrintOptions,
        declaresTags: Bool
    ) throws(PrintError) {
        var lastTag: [String: String] = [:]
        for tag in options.tags { lastTag[tag.id] = tag.name }
        var idOfName: [String: String] = [:]
        var taken: Set<String> = []
        for tag in options.tags where lastTag[tag.id] == tag.name && taken.insert(tag.id).inserted {
            guard let item = layout.item(id: tag.id) else { throw .unknownItem(id: tag.id) }
            if let obstacle = tag.obstacle { throw .impossibleTag(id: tag.id, name: tag.name, reason: obstacle) }
            // `self.header` and `header` are one object.
            let spelling = tag.name.hasPrefix("self.") ? String(tag.name.dropFirst(5)) : tag.name
            if let other = idOfName[spelling] { throw .repeatedTag(name: tag.name, ids: [other, tag.id]) }
            idOfName[spelling] = tag.id
            if spelling == "self", !outline.sections.contains(where: { item == .view($0.root) }) {
                throw .impossibleTag(id: tag.id, name: tag.name, reason: "it is not a print root")
            }
            let isRoot = outline.sections.contains { item == .view($0.root) }
            if !spelling.contains("."), !isRoot, let reason = obstacle(to: spelling, declaresTags: declaresTags) {
                throw .impossibleTag(id: tag.id, name: tag.name, reason: reason)
            }
            let entry = Entry(expression: tag.name, origin: .tag)
            switch item {
            case .view(let view): views[view] = entry
            case .guide(let guide): guides[guide] = entry
            case .missing: throw .unknownItem(id: tag.id)
            }
            for section in usedNames.indices { usedNames[section].insert(spelling) }
        }
        for section in outline.sections where views[section.root]?.origin != .tag {
            let name = section.kind == .controller ? "view" : "self"
            if let other = idOfName[name] {
                throw .impossibleTag(id: other, name: name, reason: "it is the name of the print root")
            }
        }
    }

    private mutating func nameContext(_ layout: Layout, outline: Outline, isClass: Bool) {
        for (index, section) in outline.sections.enumerated() {
            usedNames[index].formUnion(["view", "self"])
            if views[section.root] == nil {
                var name = section.kind == .controller ? "view" : "self"
                // The same object as its `view`, with its own class.
                if isClass, UIKitClass.named(superclasses[index])?.initializer == .tableController {
                    name = layout.views[section.root].frameworkClass?.noun ?? name
                }
                views[section.root] = Entry(expression: name, origin: .context)
            }
            if section.base != section.root, views[section.base] == nil {
                views[section.base] = Entry(expression: "contentView", origin: .context)
            }
        }
    }

    /// Properties keep their names; where a property belongs to a view in the section, the name is a path.
    private mutating func nameProperties(_ layout: Layout, outline: Outline) {
        for index in layout.views.indices where views[index] == nil {
            guard let section = outline.sectionOfView[index], outline.roles[index].isPrinted else { continue }
            let view = layout.views[index]
            if let holder = outline.holders[index], outline.roles[holder] != .root, outline.roles[holder].isPrinted {
                continue
            }
            if case .reached = outline.roles[index] { continue }
            if NameTable.assignedMember(of: index, in: layout) != nil { continue }
            // An item's own name for its view says nothing.
            if view.owner == "UIBarButtonItem" { continue }
            if let controller = view.controllerName.flatMap(NameTable.propertyName) {
                let name = take(propertyName(controller, of: view, in: section), in: section)
                views[index] = Entry(expression: name + ".view", subject: name, origin: .property)
            } else if let property = view.name.flatMap(NameTable.propertyName) {
                let name = take(propertyName(property, of: view, in: section), in: section)
                let isExact = name == view.name
                views[index] = Entry(expression: name, origin: isExact || name == property ? .property : .words)
            }
        }
    }

    private mutating func deriveNames(_ layout: Layout, outline: Outline) {
        for section in classNames.indices { usedNames[section].formUnion(classNames[section]) }
        let ordinals = SiblingOrdinals(layout, outline: outline)
        for (index, view) in layout.views.enumerated() where views[index] == nil {
            guard let section = outline.sectionOfView[index], outline.roles[index].isPrinted else { continue }
            if case .reached(let member) = outline.roles[index], let superview = outline.superviews[index],
                let base = views[superview]?.expression
            {
                views[index] = Entry(expression: base + "." + member, origin: .context, base: superview)
                continue
            }
            if !layout.source.isMadeByCode, let holder = outline.holders[index],
                outline.roles[holder] != .root, outline.roles[holder].isPrinted,
                let property = view.name.flatMap(NameTable.propertyName)
            {
                // Nobody fills the outlets of a view that code creates: the source has the view as its own.
                let name = take(movedOutOfTheWay(property, of: view, in: section), in: section)
                views[index] = Entry(expression: name, origin: .words)
                continue
            }
            if let holder = outline.holders[index], outline.roles[holder] != .root,
                let base = views[holder]?.expression, let name = view.name.flatMap(NameTable.propertyName)
            {
                let path = base + "." + name
                if usedNames[section].insert(path).inserted {
                    views[index] = Entry(expression: path, origin: .property, base: holder)
                    continue
                }
            }
            let words = ViewWords.name(of: view) ?? NameTable.assignedMember(of: index, in: layout)
            let preferred = words ?? ordinals.name(of: index, prefix: prefix(for: index, in: layout, outline: outline))
            let origin: Origin = words == nil ? .position : .words
            if view.viewController != nil {
                let name = take(
                    movedOutOfTheWay(controllerName(of: view), of: view, in: section),
                    in: section
                )
                views[index] = Entry(expression: name + ".view", subject: name, origin: origin)
            } else {
                let name = take(movedOutOfTheWay(preferred, of: view, in: section), in: section)
                views[index] = Entry(expression: name, origin: origin)
            }
        }
    }

    /// Longer paths would be read by nobody.
    private static let longestPath = 4

    /// Names what the classes of printed views make themselves, and hold in properties.
    private mutating func namePaths(_ layout: Layout, outline: Outline) {
        for index in layout.views.indices {
            if views[index]?.origin == .tag { namedElsewhere.append(index) }
            guard outline.roles[index] == .theirs, views[index] == nil, let section = outline.sectionOfView[index],
                let holder = outline.holders[index], outline.sectionOfView[holder] == section,
                outline.roles[holder] != .root, let name = layout.views[index].name.flatMap(NameTable.propertyName),
                let entry = views[holder], entry.origin != .tag || outline.roles[holder].isPrinted,
                entry.expression.count(where: { $0 == "." }) < NameTable.longestPath
            else { continue }
            let path = entry.expression + "." + name
            guard usedNames[section].insert(path).inserted else { continue }
            views[index] = Entry(expression: path, origin: .path, base: holder)
            namedElsewhere.append(index)
        }
    }

    private func controllerName(of view: Layout.View) -> String {
        let name = view.viewController.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? "controller"
        return SwiftIdentifier.camelCased(name) ?? "controller"
    }

    /// What the name of a view without words begins with: its superview, unless that is the root.
    private func prefix(for view: Int, in layout: Layout, outline: Outline) -> String? {
        var superview = outline.superviews[view]
        while let current = superview, case .reached = outline.roles[current] {
            superview = outline.superviews[current]
        }
        guard let superview, outline.roles[superview] != .root, let entry = views[superview] else { return nil }
        switch entry.origin {
        case .position:
            let noun = ClassNoun.noun(of: layout.views[superview])
            return noun == "view" ? "container" : noun
        case .context: return nil
        case .tag, .property, .path, .words:
            let name = entry.subject ?? entry.expression
            return name.contains(".") ? name.split(separator: ".").last.map(String.init) : name
        }
    }

    private mutating func nameGuides(_ layout: Layout, outline: Outline) {
        // By owner and kind, not by index: which constraint names a standard guide first does not matter.
        for owner in layout.views.indices {
            var standard = Set<Layout.Guide.Kind>()
            for index in layout.views[owner].guides where guides[index] == nil {
                let guide = layout.guides[index]
                // A view has one of each kind; a file that says otherwise cannot mean both.
                if guide.kind != .custom, !standard.insert(guide.kind).inserted { continue }
                if let member = NameTable.member(of: guide.kind) {
                    guard let base = views[owner]?.expression, !isUnseen(guide.kind, of: owner, in: layout) else {
                        continue
                    }
                    guides[index] = Entry(expression: base + "." + member, origin: .context, base: owner)
                    continue
                }
                guard let section = outline.sectionOfView[owner], outline.roles[owner].isPrinted else { continue }
                switch guide.kind {
                case .topLayout, .bottomLayout:
                    guard outline.sections[section].root == owner, outline.sections[section].kind == .controller else {
                        continue
                    }
                    guides[index] = Entry(expression: guide.kind.rawValue + "Guide", origin: .context)
                default:
                    let property = guide.name.flatMap(NameTable.propertyName)
                    let words = property ?? guide.identifier.flatMap { SwiftIdentifier.camelCased($0) } ?? "guide"
                    let name = take(isFree(words, in: section) ? words : words + "Guide", in: section)
                    guides[index] = Entry(expression: name, origin: name == property ? .property : .words)
                }
            }
        }
    }

    /// Whether Swift does not see the guide: a controller's `view` is a UIView to it, whatever the controller puts there.
    private func isUnseen(_ kind: Layout.Guide.Kind, of owner: Int, in layout: Layout) -> Bool {
        guard kind == .contentLayout || kind == .frameLayout, views[owner]?.origin != .tag else { return false }
        return layout.views[owner].viewController != nil
    }

    /// The member of a view that holds its standard guide of a kind.
    private static func member(of kind: Layout.Guide.Kind) -> String? {
        switch kind {
        case .safeArea: "safeAreaLayoutGuide"
        case .layoutMargins: "layoutMarginsGuide"
        case .readableContent: "readableContentGuide"
        case .keyboard: "keyboardLayoutGuide"
        case .contentLayout: "contentLayoutGuide"
        case .frameLayout: "frameLayoutGuide"
        case .topLayout, .bottomLayout, .custom: nil
        }
    }

    /// A property's name without what compilers put before it; `nil` where it is no Swift identifier.
    private static func propertyName(_ name: String) -> String? {
        var name = name
        if name.utf8.contains(UInt8(ascii: "$")), let range = name.firstRange(of: "$__lazy_storage_$_") {
            name.removeSubrange(..<range.upperBound)
        }
        let stripped = String(name.drop { $0 == "_" })
        if SwiftIdentifier.isValid(stripped) { return stripped }
        return SwiftIdentifier.camelCased(stripped)
    }

    private static func assignedMember(of view: Int, in layout: Layout) -> String? {
        layout.views[view].parent.flatMap {
            FrameworkViews.assignedMember(of: layout.views[view], in: layout.views[$0])
        }
    }

    /// A property keeps its name, unless that could not be declared beside what the class inherits or makes.
    private func propertyName(_ name: String, of view: Layout.View, in section: Int) -> String {
        if classNames[section].contains(name) { return "inner" + SwiftIdentifier.capitalized(name) }
        return movedOutOfTheWay(name, of: view, in: section)
    }

    private func movedOutOfTheWay(_ name: String, of view: Layout.View, in section: Int) -> String {
        if isFree(name, in: section) { return name }
        let longer = ClassNoun.appendingNoun(of: view, to: name)
        if longer != name, isFree(longer, in: section) { return longer }
        if SwiftIdentifier.keywords.contains(name), isFree(name + "View", in: section) { return name + "View" }
        let prefix = superclasses[section].hasSuffix("Cell") ? "cell" : "inner"
        return prefix + SwiftIdentifier.capitalized(name)
    }

    /// Whether a member besides the views can have the name.
    func canDeclare(_ name: String, in section: Int) -> Bool {
        isFree(name, in: section) && !usedNames[section].contains(name) && !classNames[section].contains(name)
    }

    /// The same for a method with parameters: a property may have its name.
    func canDeclareMethod(_ name: String, in section: Int) -> Bool {
        isFree(name, in: section) && !classNames[section].contains(name)
    }

    /// Whether source can declare the name in a class: nothing that the class inherits is called so.
    private func isFree(_ name: String, in section: Int) -> Bool {
        SwiftIdentifier.isValid(name) && !reservedNames.contains(name)
            && !InheritedMembers.contains(name, of: superclasses[section]) && !inheritedOutlets[section].contains(name)
    }
}
