import LayoutModel
import SwiftSource

/// The common input of all stages of a printing: the layout, the options, the selection and the names.
///
/// It is created once; a stage that decides something returns its own value.
struct PrintContext: Sendable {
    /// The layout with its constraints as the source says them: ``turns`` lists those that differ from the input.
    let layout: Layout
    let turns: Turns
    let form: SourceForm
    let options: PrintOptions
    let outline: Outline
    /// The app's classes whose printed classes inherit from them.
    let shared: SharedClasses
    let names: NameTable
    let selection: Selection
    let identifiers: IdentifierTable
    /// The printed views of each section, in file order.
    let viewsOfSection: [[Int]]
    /// Whether the layout is one of macOS, which UIKit does not support.
    let isForAppKit: Bool
    /// The sections that are printed: those with something to say.
    private(set) var printedSections: [Int] = []
    /// The same, whether one of them is printed alone or not.
    private(set) var namedSections: [Int] = []
    /// Whether the dialect's source connects actions and the like.
    let makesConnections: Bool
    /// How source says the texts of the document.
    let texts: LocalizedTexts
    /// What the document connects to each section, as code.
    private(set) var connections: [SectionConnections]

    /// - Parameters:
    ///   - reservedNames: Names that no view may have.
    ///   - margins: How turned constraints say the margins of a view.
    ///   - makesConnections: Whether the dialect's source connects actions and the like.
    ///   - holdsConstraints: Whether the dialect's source makes constraints that properties can hold.
    /// - Throws: ``PrintError`` if the options ask for something impossible.
    init(
        _ layout: Layout,
        form: SourceForm,
        options: PrintOptions,
        reservedNames: ReservedNames,
        margins: MarginStyle = .guides,
        makesConnections: Bool = true,
        holdsConstraints: Bool = true
    ) throws(PrintError) {
        if layout.views.isEmpty { throw .noViews }
        self.form = form
        self.options = options
        outline = try Outline(layout, options: options)
        shared =
            form.scope == .wholeFile && makesConnections
            ? SharedClasses(
                layout,
                outline: options.root == nil ? outline : try Outline(layout, options: options.withoutRoot),
                options: options,
                holdsConstraints: holdsConstraints
            ) : .none
        let turning = TurnPlanner(
            shared.released(LibraryHeld.released(layout)),
            outline: outline,
            options: options,
            margins: margins
        )
        let layout = turning.layout
        self.layout = layout
        turns = turning.turns
        names = try NameTable(
            layout,
            outline: outline,
            options: options,
            reservedNames: reservedNames,
            shared: shared,
            declaresTags: form.scope == .wholeFile
        )
        selection = Selection(layout, outline: outline, names: names, options: options)
        identifiers = IdentifierTable(
            layout,
            outline: outline,
            names: names,
            selection: selection,
            options: options
        )
        var viewsOfSection = [[Int]](repeating: [], count: outline.sections.count)
        for view in layout.views.indices where outline.roles[view].isPrinted {
            if let section = outline.sectionOfView[view] { viewsOfSection[section].append(view) }
        }
        self.viewsOfSection = viewsOfSection
        let outline = outline
        isForAppKit = layout.views.indices.contains { view in
            outline.roles[view].isPrinted && layout.views[view].baseClass.hasPrefix("NS")
        }
        self.makesConnections = makesConnections
        texts =
            options.localizesTexts && options.printsConfiguration && makesConnections
            ? LocalizedTexts(
                table: (options.sourceName ?? layout.source.file).map(ClassNames.stem) ?? "Localizable",
                connections: options.connections
            ) : .none
        connections = outline.sections.map { _ in SectionConnections() }
        printedSections = outline.sections.indices.filter { !SectionContext(print: self, index: $0).isSilent }
        // An answer without any source would be none.
        if printedSections.isEmpty { printedSections = Array(outline.sections.indices.prefix(1)) }
        namedSections = printedSections
        if options.connections.isEmpty { return }
        let classNames = Dictionary(uniqueKeysWithValues: zip(namedSections, ClassNames.names(in: self)))
        for section in namedSections {
            connections[section] = SectionConnections(SectionContext(print: self, index: section)) { classNames[$0] }
        }
        let owners = namedSections.compactMap { section in classNames[section].map { (connections[section], $0) } }
        for section in namedSections {
            connections[section].sendUp(of: SectionContext(print: self, index: section), owners)
        }
    }

    private init(_ other: PrintContext, selection: Selection, identifiers: IdentifierTable) {
        layout = other.layout
        turns = other.turns
        form = other.form
        options = other.options
        outline = other.outline
        shared = other.shared
        names = other.names
        viewsOfSection = other.viewsOfSection
        isForAppKit = other.isForAppKit
        printedSections = other.printedSections
        namedSections = other.namedSections
        makesConnections = other.makesConnections
        texts = other.texts
        connections = other.connections
        self.selection = selection
        self.identifiers = identifiers
    }

    /// The context after planning: with what the plan can make, and without identifiers that it cannot set.
    func settled(by outcome: PlanOutcome) -> PrintContext {
        PrintContext(
            self,
            selection: selection.settled(by: outcome),
            identifiers: identifiers.settled(by: outcome, of: layout)
        )
    }

    /// The connections that are code in one of the sections, by their place in ``PrintOptions/connections``.
    var madeConnections: Set<Int> { connections.reduce(into: []) { $0.formUnion($1.made) } }

    /// What became of each constraint.
    var tally: Tally { selection.tally(layout, turns) }

    var sections: [SectionContext] { printedSections.map { SectionContext(print: self, index: $0) } }

    /// The context for the source of one section alone.
    func only(_ section: Int) -> PrintContext {
        var context = self
        context.printedSections = [section]
        return context
    }

    /// The classes that are not printed because they have nothing to set, in file order.
    var silentClasses: [String] {
        if printedSections.count < namedSections.count { return [] }
        let printed = Set(printedSections)
        var known = Set<String>()
        return outline.sections.indices.filter { !printed.contains($0) }
            .map { SectionContext(print: self, index: $0) }.filter { !$0.isMadeByController }
            .map(\.className).filter { known.insert($0).inserted }
    }

    /// The bars that controllers of UIKit make, and how much the layout sets of each.
    var barsOfControllers: [(className: String, settings: Int)] {
        if printedSections.count < namedSections.count { return [] }
        let printed = Set(printedSections)
        return outline.sections.indices.filter { !printed.contains($0) }
            .map { SectionContext(print: self, index: $0) }.filter(\.isMadeByController)
            .map { ($0.className, layout.views[$0.scope.root].attributes.count) }
    }

    /// The generated names, by view, in file order.
    var chosenNames: [PrintedSource.Name] {
        layout.views.enumerated().compactMap { index, view in
            names.expression(of: index).map { PrintedSource.Name(id: view.id, expression: $0) }
        }
    }

    /// The expression for a view or guide.
    func expression(_ item: Layout.Item) -> String? {
        switch item {
        case .view(let view): names.expression(of: view)
        case .guide(let guide): names.expression(ofGuide: guide)
        case .missing: nil
        }
    }
}

/// One section of a printing.
struct SectionContext: Sendable {
    let print: PrintContext
    let index: Int

    var layout: Layout { print.layout }
    var outline: Outline { print.outline }
    var form: SourceForm { print.form }
    var options: PrintOptions { print.options }
    var identifiers: IdentifierTable { print.identifiers }
    var scope: Outline.Section { print.outline.sections[index] }
    /// The printed views in file order.
    var views: [Int] { print.viewsOfSection[index] }
    /// The constraints to make, in an order that is independent of the file's.
    var constraints: [Int] { print.selection.constraints[index] }

    /// What the document connects to the section, as code.
    var connections: SectionConnections { print.connections[index] }

    /// The class of the section as a heading, if there are several sections and no class is printed.
    var heading: String? {
        print.printedSections.count > 1 && form.scope != .wholeFile ? className : nil
    }

    /// The controller's name for its view with the view's own class; `nil` if it only has `view`, which is a UIView in
    /// Swift.
    var typedRoot: String? {
        guard form.scope == .wholeFile, scope.kind == .controller else { return nil }
        // The `view` of a collection's controller holds the collection view.
        let root = layout.views[scope.root]
        return root.traits.contains(.list) ? root.frameworkClass?.noun : nil
    }

    /// The property of a view's superview that takes the view, if the source can name it.
    func assignedMember(of view: Int) -> String? {
        guard let superview = outline.superviews[view], superview == layout.views[view].parent else { return nil }
        if outline.roles[superview] == .root, layout.views[superview].viewController != nil,
            typedRoot == nil || print.names.expression(of: superview) != typedRoot
        {
            return nil
        }
        return FrameworkViews.assignedMember(of: layout.views[view], in: layout.views[superview])
    }

    /// The class of the section in the layout, without its module.
    var className: String {
        let root = layout.views[scope.root]
        return TypeName.short(root.viewController ?? root.className)
    }

    /// The app's class that the printed class inherits from; `nil`: the framework's.
    var inheritedClass: String? {
        SharedClasses.ownClass(of: layout.views[scope.root], scope.kind).flatMap {
            print.shared.contains($0) ? $0 : nil
        }
    }

    /// Whether the root is a bar that a controller of UIKit makes for itself: source of its own would be used by nothing.
    var isMadeByController: Bool {
        let root = layout.views[scope.root]
        return root.owner.map(FrameworkViews.isContainer) ?? false && root.className == root.baseClass
    }

    /// Whether the document has cells for the section's list: UIKit has to know their classes.
    private var hasCells: Bool {
        guard form.scope == .wholeFile, print.makesConnections, scope.kind == .controller else { return false }
        return options.connections.contains { connection in
            guard let view = connection.view else { return false }
            switch connection.link {
            case .prototype: return layout.views[view].parent == scope.root
            case .staticSection: return view == scope.root
            default: return false
            }
        }
    }

    /// Whether source of the section would be an empty plan: no views, constraints or settings.
    fileprivate var isSilent: Bool {
        let isBare = views.allSatisfy { view in
            switch outline.roles[view] {
            case .root, .reached: true
            default: false
            }
        }
        guard isBare, constraints.isEmpty, HierarchyPlanner.guides(of: self).isEmpty, !hasCells else { return false }
        if isMadeByController { return true }
        if form.scope == .wholeFile {
            if scope.kind == .stack { return false }
            let shell = ShellPlanner.shell(of: self, bases: [], calls: [], construct: ViewConstruction.plain)
            if shell.loadedView != nil || shell.listArgument?.label == "style"
                || !shell.controllerSettings.isEmpty
            {
                return false
            }
        }
        return ConfigurationPlanner(self, construct: ViewConstruction.plain).isEmpty
    }
}
