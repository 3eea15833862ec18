import LayoutModel
import LayoutSolver

/// A lowering at work: what is known of the layout beforehand, and the rows collected so far.
///
/// The rules are in extensions, one per file: edges, margins, guides, scroll views, content sizes, autoresizing, stacks. Each of
/// them appends to `expression` and ends a row with one of the `add` methods here.
struct Lowering {
    let layout: Layout
    let conditions: LayoutConditions
    /// The design of controls under the conditions.
    let controlGeneration: ControlGeneration
    let tree: ItemTree
    /// What the listed constraints name and replace.
    let listed: ListedConstraints
    /// The direction of each view under the conditions.
    let directions: [LayoutDirection]
    private let mayBeCompleted: Bool
    /// Without scroll views no anchor can mean the content of one.
    let hasScrollViews: Bool
    /// The safe area of each view under the conditions; empty where nothing is known of any.
    let safeAreas: [Sourced<EdgeInsets>]
    let selfSizingCells: SelfSizingCells
    /// The values that stay variables; `nil`: none.
    let symbols: LayoutSymbols?
    /// By view, the texts whose height follows from the width that the constraints give them.
    let texts: [Int: WrappedText]
    /// Whose recorded frames may say how large their content is.
    let evidence: ContentEvidence
    private var wrappedRows: [WrappedRows] = []
    private(set) var naturalLengths = NaturalLengths()

    private(set) var system: LinearSystem
    private var sources = RowSources()
    private var made: MadeRows
    var unknownVariables: [Int] = []
    var contentOrigins = ContentOrigins()
    /// The row that is being put together: everything on its left side.
    var expression = LinearExpression()

    init(_ layout: Layout, under conditions: LayoutConditions, symbols: LayoutSymbols? = nil) {
        self.layout = layout
        self.symbols = symbols
        self.conditions = conditions
        controlGeneration = conditions.iOSVersion.map(ControlGeneration.init) ?? layout.controlGeneration
        let context = ContentContext(of: layout, generation: controlGeneration)
        evidence = ContentEvidence(layout, in: context)
        texts = Self.wrappedTexts(of: layout, in: context, under: conditions, evidence)
        tree = ItemTree(layout)
        listed = ListedConstraints(layout)
        var directions: [LayoutDirection] = []
        directions.reserveCapacity(layout.views.count)
        for view in layout.views.indices {
            let stated = layout.views[view].statedDirection
            if let parent = layout.views[view].parent {
                directions.append(stated ?? directions[parent])
            } else {
                directions.append(conditions.direction ?? stated ?? layout.direction)
            }
        }
        mayBeCompleted = layout.source.mayBeCompleted
        hasScrollViews = layout.hasScrollViews()
        self.directions = directions
        safeAreas = Self.safeAreas(of: layout, in: tree, under: conditions)
        selfSizingCells = SelfSizingCells(layout)
        made = MadeRows(viewCount: layout.views.count)
        let nodeCount = layout.views.count + layout.guides.count
        let symbolCount = symbols == nil ? 0 : layout.views.count * LayoutSymbols.perView
        system = LinearSystem(variableCount: VariableIndex.perNode * nodeCount + symbolCount)
        let rows = 6 * layout.views.count + layout.constraints.count
        system.reserveCapacity(rows: rows, terms: 3 * rows)
        sources.reserveCapacity(constraints: layout.constraints.count)
        made.reserveCapacity(6 * layout.views.count)
    }

    /// The rows that no one wrote: item by item, in the order of the id table.
    mutating func addMadeRows() {
        naturalLengths = NaturalLengths(self)
        for view in layout.views.indices {
            addNonnegativeSize(of: .view(view))
            addRootSize(of: view)
            addContentSize(of: view)
            addAutoresizing(of: view)
            addStack(view)
            if layout.views[view].guides.isEmpty { continue }
            for guide in layout.orderedGuides(of: view) where listed.isNamed(guide: guide) {
                addNonnegativeSize(of: .guide(guide))
                addGuide(guide)
            }
        }
    }

    var result: LoweredLayout {
        LoweredLayout(
            layout: layout,
            system: system,
            sources: sources,
            made: made,
            isAssumed: system.isAssumed,
            wrappedRows: wrappedRows,
            unknownVariables: unknownVariables,
            contentOrigins: contentOrigins,
            isGuideNamed: layout.guides.indices.map(listed.isNamed(guide:)),
            viewCount: layout.views.count,
            guideCount: layout.guides.count
        )
    }

    // MARK: - Ending a row

    /// Remembers that the height in some rows is that of a text in its natural width. Where a content size is a variable,
    /// rows have no height.
    mutating func noteWrappedText(_ text: WrappedText, of view: Int, rows: Range<Int>, at height: Double) {
        guard symbols == nil, let first = rows.first else { return }
        wrappedRows.append(WrappedRows(view: view, text: text, rows: rows, offset: system.constants[first] - height))
    }

    /// Ends the row as one that the lowering makes: the expression  relation  `constant`.
    mutating func add(
        _ role: MadeRow.Role,
        of item: Layout.Item,
        _ relation: RowRelation,
        _ constant: Double,
        priority: Double = LinearSystem.required,
        keepRank: KeepRank = .system,
        isAssumed: Bool = false
    ) {
        let assumed = isAssumed || expression.isAssumed || expression.dependsOnInferredInsets
        guard !assumed || mayBeCompleted, let node = tree.node(of: item) else { return expression.reset() }
        finishRow(relation, constant, priority: priority, keepRank: keepRank, isAssumed: assumed)
        sources.appendMade()
        made.append(node: node, role)
    }

    /// Ends the row as that of a listed constraint.
    mutating func add(
        constraint: Int,
        _ relation: RowRelation,
        _ constant: Double,
        priority: Double,
        keepRank: KeepRank
    ) {
        guard !expression.isAssumed || mayBeCompleted else { return expression.reset() }
        finishRow(relation, constant, priority: priority, keepRank: keepRank, isAssumed: expression.isAssumed)
        sources.append(constraint: constraint)
    }

    private mutating func finishRow(
        _ relation: RowRelation,
        _ constant: Double,
        priority: Double,
        keepRank: KeepRank,
        isAssumed: Bool
    ) {
        expression.simplify()
        system.addRow(
            distinct: expression.terms,
            relation,
            LinearExpression.finite(constant - expression.constant),
            priority: priority,
            keepRank: keepRank.rawValue,
            isAssumed: isAssumed
        )
        expression.reset()
    }
}

extension Layout {
    /// The guides of a view in the order of made rows: listed ones, then standard ones by kind.
    func orderedGuides(of view: Int) -> [Int] {
        let guides = views[view].guides
        guard guides.contains(where: { !self.guides[$0].isListed }) else { return guides }
        var ordered = guides.filter { self.guides[$0].isListed }
        for kind in Guide.Kind.allCases {
            ordered += guides.filter { !self.guides[$0].isListed && self.guides[$0].kind == kind }
        }
        return ordered
    }
}
