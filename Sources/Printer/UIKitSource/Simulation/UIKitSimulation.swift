import LayoutModel
import SwiftSource

/// Runs source as UIKit would: views, their hierarchy and what lays them out, guides and constraints.
struct UIKitSimulation {
    typealias Made = MadeConstraint<SimulatedItem>

    let layout: Layout
    let symbols: SourceSymbols
    let rules: any SimulationRules
    let declared: IDTable<Declaration>

    var hierarchy = SimulatedHierarchy()
    var constraints: [Made] = []
    /// Guides that the source adds, by index.
    var addedGuides: [Int: Int] = [:]
    /// The constraints that properties of the class hold in the end.
    var held: [String: Made] = [:]
    /// The views of controllers that are made children of the section's own, and those whose `didMove(toParent:)` was called.
    var children = Set<Int>()
    var settledChildren = Set<Int>()
    /// The items that hold views, by the toolbar or the controller's view.
    var bars: [Int: [BarProperty: [BarItem]]] = [:]
    /// The view of the section.
    let root: Int

    /// Guides that a view has but the layout does not hold count up from here.
    private static let unknownGuides = Int.max / 2

    init(
        _ parts: SourceParts,
        of scope: Outline.Section,
        layout: Layout,
        symbols: SourceSymbols,
        rules: any SimulationRules
    ) throws(ProofFailure) {
        self.layout = layout
        root = scope.root
        self.symbols = symbols
        self.rules = rules
        var declared = IDTable<Declaration>()
        declared.reserveCapacity(parts.declarations.count)
        for declaration in parts.declarations {
            guard declared.insert(declaration, for: declaration.name) else {
                throw ProofFailure("'\(declaration.name)' is declared twice")
            }
        }
        for declaration in parts.declarations where declared[declaration.value.className] != nil {
            throw ProofFailure("'\(declaration.value.className)' is a property where a class is meant")
        }
        for configuration in parts.configurations {
            guard let symbol = symbols[configuration.target], symbol.isDeclaredBySource else { continue }
            if declared[configuration.target] == nil {
                throw ProofFailure("'\(configuration.target)' is not declared")
            }
        }
        self.declared = declared
        let rootNode = hierarchy.node(of: scope.root, isGiven: true)
        let baseNode = hierarchy.node(of: scope.base, isGiven: true)
        if scope.base != scope.root { hierarchy.setMember(baseNode, of: rootNode) }
    }

    // MARK: Names

    /// - Parameter asSubject: Whether the name may be a controller's, standing for its view.
    mutating func node(named name: String, asSubject: Bool = false) throws(ProofFailure) -> Int {
        guard let symbol = symbols[name], case .view(let view) = symbol.item else {
            throw ProofFailure("'\(name)' names no view")
        }
        guard symbol.isController == (asSubject && symbol.isController) else {
            throw ProofFailure("'\(name)' is a controller, not a view")
        }
        if symbol.isDeclaredBySource, declared[name] == nil { throw ProofFailure("'\(name)' is not declared") }
        if let known = hierarchy.existingNode(of: view) { return known }
        let node = hierarchy.node(of: view, isGiven: symbol.isGiven)
        // What a source declares for a controller's view is the controller.
        let declaration = declared[name] ?? symbols.controllerName(of: view).flatMap { declared[$0] }
        if let declaration {
            hierarchy.update(node) { $0.construction = declaration.value }
            try rules.make(declaration.value, at: node, in: &self)
            if layout.views[view].stack != nil { try set(declaration.settings, ofStack: node) }
        }
        if let owner = symbol.owner {
            let owner = try self.node(named: owner)
            hierarchy.setMember(node, of: owner)
        }
        return node
    }

    mutating func item(named name: Substring) throws(ProofFailure) -> SimulatedItem {
        guard let symbol = symbols[String(name)] ?? symbols["self." + name] else {
            throw ProofFailure("'\(name)' names nothing")
        }
        switch symbol.item {
        case .view: return .node(try node(named: String(name)))
        case .guide(let guide):
            if symbol.isDeclaredBySource, declared[String(name)]?.value != .plain(className: "UILayoutGuide") {
                throw ProofFailure("the guide '\(name)' is not declared as one")
            }
            try checkIsSeen(guide, named: name)
            try findOwner(in: name)
            return .guide(guide)
        case .missing: throw ProofFailure("'\(name)' names nothing")
        }
    }

    /// A path such as `effectView.contentView.layoutMarginsGuide` names a view that UIKit makes, too, which need not be named
    /// by itself anywhere.
    private mutating func findOwner(in path: Substring) throws(ProofFailure) {
        guard let dot = path.lastIndex(of: ".") else { return }
        let owner = String(path[..<dot])
        if symbols[owner]?.owner != nil { _ = try node(named: owner) }
    }

    /// To Swift a controller's `view` has the members of UIView alone.
    private func checkIsSeen(_ guide: Int, named name: Substring) throws(ProofFailure) {
        let kind = layout.guides[guide].kind
        let parts = name.split(separator: ".")
        guard kind == .contentLayout || kind == .frameLayout, parts.dropLast().last == "view" else { return }
        throw ProofFailure("'\(name)' is no member of a UIView")
    }

    // MARK: Objects

    /// A view that the source makes in its place.
    mutating func makeNode(_ construction: Construction) throws(ProofFailure) -> Int {
        let node = hierarchy.makeNode(construction)
        try rules.make(construction, at: node, in: &self)
        return node
    }

    func checkIsStack(_ node: Int) throws(ProofFailure) {
        let simulated = hierarchy.nodes[node]
        switch simulated.identity {
        case .view(let view) where layout.views[view].stack != nil: return
        case .made where simulated.construction?.className == "UIStackView": return
        default: throw ProofFailure("a view that is no stack view is to arrange others")
        }
    }

    /// Whether a view has a property of that name that takes a view and makes it a subview.
    func hasMember(_ name: String, _ node: Int) -> Bool {
        guard case .view(let view) = hierarchy.nodes[node].identity else { return false }
        return FrameworkViews.isAssignedMember(name, of: layout.views[view].baseClass)
    }

    /// What of the settings of a stack lays out what it arranges.
    private mutating func set(_ settings: [Setting], ofStack node: Int) throws(ProofFailure) {
        for case .assignment(let path, let value) in settings {
            switch path {
            case "axis", "distribution", "alignment":
                let option = try ValueReader.implicit(value, line: 0)
                hierarchy.update(node) { $0.stackOptions[path] = option }
            case "spacing":
                let spacing = try ValueReader.number(value, line: 0)
                hierarchy.update(node) { $0.stackSpacing = spacing }
            case "isLayoutMarginsRelativeArrangement", "isBaselineRelativeArrangement":
                let flag = try ValueReader.bool(value, line: 0)
                hierarchy.update(node) { $0.flags[path] = flag }
            case "layoutMargins":
                let margins = try ValueReader.edges(value, line: 0)
                hierarchy.update(node) { $0.layoutMargins = margins }
            default: break
            }
        }
    }

    // MARK: Guides

    /// The safe area of a view, whether the layout holds it or not.
    func safeArea(of node: Int) -> Int {
        guard case .view(let view) = hierarchy.nodes[node].identity else {
            return UIKitSimulation.unknownGuides + node
        }
        return knownSafeArea(of: view) ?? UIKitSimulation.unknownGuides + node
    }

    private func knownSafeArea(of view: Int) -> Int? {
        layout.views[view].guides.last { layout.guides[$0].kind == .safeArea }
    }

    /// The guide of the layout that a simulated one is, given which view each node is.
    func guide(_ guide: Int, views: [Int?]) -> Int? {
        guard guide >= UIKitSimulation.unknownGuides else { return guide }
        guard let view = views[guide - UIKitSimulation.unknownGuides] else { return nil }
        return knownSafeArea(of: view)
    }

    // MARK: Activation

    /// Activating a constraint between views of different hierarchies is an error of the program.
    mutating func activate(_ made: Made) throws(ProofFailure) {
        if let first = made.first { try checkIsThere(first.item) }
        if let second = made.second { try checkIsThere(second.item) }
        if !made.terms.isEmpty {
            for anchor in made.terms.keys { try checkIsThere(anchor.item) }
        }
        constraints.append(made)
    }

    private func checkIsThere(_ item: SimulatedItem) throws(ProofFailure) {
        switch item {
        case .node(let node): try checkIsAttached(node)
        case .guide(let guide): try checkIsAdded(guide)
        }
    }

    private func checkIsAdded(_ guide: Int) throws(ProofFailure) {
        if guide >= UIKitSimulation.unknownGuides {
            return try checkIsAttached(guide - UIKitSimulation.unknownGuides)
        }
        guard layout.guides[guide].kind == .custom else {
            let owner = layout.guides[guide].owner
            if symbols.isGiven(.view(owner)) { return }
            guard let node = hierarchy.existingNode(of: owner) else {
                throw ProofFailure("a constraint names the guide of a view that is not added")
            }
            return try checkIsAttached(node)
        }
        if !symbols.isGiven(.guide(guide)), addedGuides[guide] == nil {
            throw ProofFailure("a constraint names a layout guide that is not added yet")
        }
    }

    private func checkIsAttached(_ node: Int) throws(ProofFailure) {
        if !hierarchy.isAttached(node) { throw ProofFailure("a constraint names a view that is not added yet") }
    }
}
