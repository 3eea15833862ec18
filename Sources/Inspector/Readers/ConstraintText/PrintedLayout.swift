import LayoutModel
import LayoutSyntax

/// Views, guides and constraints that printed texts name, while they are put together into a layout.
///
/// Texts name few of the views there are: an item is known by its address, else by its name; who contains whom by `|`
/// and by what only a superview can be. Items of one constraint always have a common superview; where no text shows it,
/// one is put in its place (`isUnseen`), with no size and no constraints of its own, so that it claims nothing.
public struct PrintedLayout {
    /// A view or a guide that texts name.
    public struct Item {
        /// The view as far as it is known; of a guide only `id`, `className`, `text` and `identifier` count.
        public var view: Layout.View
        public var isGuide: Bool
        /// Which standard guide it is.
        public var kind = Layout.Guide.Kind.custom
        /// The superview, or the view that owns the guide.
        public package(set) var parent: Int?
        /// Whether no text names it: it stands for what others must have in common.
        public var isUnseen = false
        /// Whether only a name was ever shown, and no class.
        var isClassKnown: Bool
        public var place: Place?
        /// The frame of a guide, in its owner's coordinates.
        public var guideFrame: Rectangle?
    }

    public private(set) var items: [Item] = []
    private var indices: [String: Int] = [:]
    private(set) var constraints: [(constraint: PrintedConstraint, place: Place?)] = []
    /// By constraint: the items of its terms, and of its superview behind them; ``noItem`` for `|` and for no superview.
    private var namedItems: [Int32] = []
    /// By constraint: where its part of `namedItems` begins.
    private var namedItemStarts: [Int] = []
    /// The first constraint of each address, the others of the addresses that have several, and how many these have.
    private var firstConstraints: [String: Int] = [:]
    private var furtherConstraints: [PrintedConstraint: Int] = [:]
    private var furtherCounts: [String: Int] = [:]
    /// Of the constraints that are not the first ones of their addresses: the which they are, from 2 on.
    private var ordinals: [Int: Int] = [:]
    public var reports: [Layout.Report] = []
    public var findings: [Finding] = []
    public var source: Layout.Source

    public init(source: Layout.Source) {
        self.source = source
    }

    /// Makes room for so many items and constraints.
    mutating func reserve(_ count: Int, constraints constraintCount: Int) {
        items.reserveCapacity(count)
        indices.reserveCapacity(count)
        constraints.reserveCapacity(constraintCount)
        namedItems.reserveCapacity(constraintCount * 3)
        namedItemStarts.reserveCapacity(constraintCount)
        firstConstraints.reserveCapacity(constraintCount)
    }

    public var isEmpty: Bool { items.isEmpty && constraints.isEmpty }

    // MARK: - Items

    /// The item that an object is: the one of its address, else of its name. It is added where it is new, and completed
    /// by what the object tells beyond what is known.
    ///
    /// - Returns: Its index in ``items``; `nil` for `|`.
    @discardableResult
    public mutating func item(_ object: PrintedConstraint.Object, place: Place? = nil) -> Int? {
        guard let id = Self.id(of: object) else { return nil }
        if let known = indices[id] {
            complete(known, by: object)
            return known
        }
        let className = object.className ?? (source.system == Self.appKit ? "NSView" : "UIView")
        var view = Layout.View(id: id, className: className)
        view.text = object.text.flatMap { $0.isEmpty ? nil : $0 }
        view.identifier = object.name
        let index = items.count
        let isGuide = Self.isGuide(className)
        items.append(
            Item(view: view, isGuide: isGuide, parent: nil, isClassKnown: object.className != nil, place: place)
        )
        if isGuide {
            items[index].kind = Self.kind(of: object)
            items[index].view.identifier = object.text ?? object.name
            items[index].view.text = nil
        }
        indices[id] = index
        return index
    }

    /// The item that an object is, where it was given before.
    func index(of object: PrintedConstraint.Object) -> Int? { Self.id(of: object).flatMap { indices[$0] } }

    /// The item of an address or a name; `nil` where there is none.
    public func index(of id: String) -> Int? { indices[id] }

    /// Changes what is known of an item.
    public mutating func change(_ item: Int, _ body: (inout Item) -> Void) {
        body(&items[item])
    }

    /// Notes who contains an item. What is known already stays: texts of another moment may differ.
    public mutating func setParent(_ parent: Int, of item: Int) {
        guard items[item].parent == nil, item != parent else { return }
        items[item].parent = items[parent].isGuide ? items[parent].parent : parent
    }

    private mutating func complete(_ index: Int, by object: PrintedConstraint.Object) {
        if let className = object.className, !items[index].isClassKnown {
            items[index].view.className = className
            items[index].isClassKnown = true
        }
        guard !items[index].isGuide else { return }
        if items[index].view.text == nil, let text = object.text, !text.isEmpty { items[index].view.text = text }
        if items[index].view.identifier == nil { items[index].view.identifier = object.name }
    }

    private static func id(of object: PrintedConstraint.Object) -> String? {
        if object.isSuperview { return nil }
        if let address = object.address { return address }
        guard let name = object.name else { return nil }
        let id = (object.className.map { $0 + ":" } ?? "") + name
        // Ids of made constraints and of standard guides are not to be had.
        return ReservedIDs.contain(id) || Layout.Guide.standardName(id) != nil ? "\"\(id)\"" : id
    }

    static func isGuide(_ className: String) -> Bool {
        className != "_UILayoutGuide"
            && (className.hasSuffix("LayoutGuide") || className == "_UILayoutSpacer" || className == "UIFocusGuide")
    }

    private static func kind(of object: PrintedConstraint.Object) -> Layout.Guide.Kind {
        guard let text = object.text ?? object.name else { return .custom }
        switch text {
        case "UIViewSafeAreaLayoutGuide": return .safeArea
        case "UIViewLayoutMarginsGuide": return .layoutMargins
        case "UIViewReadableContentGuide": return .readableContent
        case "UIViewKeyboardLayoutGuide": return .keyboard
        default:
            if text.hasSuffix("contentLayoutGuide") || text.hasSuffix("content-layout-guide") { return .contentLayout }
            if text.hasSuffix("frameLayoutGuide") || text.hasSuffix("frame-layout-guide") { return .frameLayout }
            return .custom
        }
    }

    /// What `source.system` says where the texts are AppKit's.
    public static let appKit = "macOS"

    // MARK: - Constraints

    /// Adds a constraint with the items that it names. A text that was given before is no second constraint.
    ///
    /// - Returns: The id that the constraint gets: its address, numbered where another one had that.
    @discardableResult
    public mutating func add(_ constraint: PrintedConstraint, place: Place? = nil) -> String {
        if let known = index(of: constraint) { return id(ofConstraint: known) }
        if source.system == nil, constraint.isOfAppKit { source.system = Self.appKit }
        let start = namedItems.count
        for term in constraint.terms {
            namedItems.append(item(term.object, place: place).map(Int32.init) ?? Self.noItem)
        }
        var parent: Int?
        if let superview = constraint.superview { parent = item(superview, place: place) }
        if let parent {
            let isLone = constraint.terms.count == 1 && constraint.terms[0].attribute.isPosition
            if isLone || constraint.terms.contains(where: \.object.isSuperview) {
                for other in namedItems[start...] where other != Self.noItem { setParent(parent, of: Int(other)) }
            }
        }
        namedItems.append(parent.map(Int32.init) ?? Self.noItem)
        namedItemStarts.append(start)
        for (name, object) in constraint.names {
            // A name tells nothing of an item that is not there.
            guard let address = object.address, let known = indices[address] else { continue }
            if items[known].view.identifier == nil, !items[known].isGuide { items[known].view.identifier = name }
        }
        let index = constraints.count
        if firstConstraints[constraint.address] == nil {
            firstConstraints[constraint.address] = index
        } else {
            let count = (furtherCounts[constraint.address] ?? 1) + 1
            furtherCounts[constraint.address] = count
            furtherConstraints[constraint] = index
            ordinals[index] = count
        }
        constraints.append((constraint, place))
        return id(ofConstraint: index)
    }

    /// Where the same text was given before.
    private func index(of constraint: PrintedConstraint) -> Int? {
        guard let first = firstConstraints[constraint.address] else { return nil }
        return constraints[first].constraint == constraint ? first : furtherConstraints[constraint]
    }

    func id(ofConstraint index: Int) -> String {
        let address = constraints[index].constraint.address
        return ordinals[index].map { "\(address)#\($0)" } ?? address
    }

    /// In ``namedItems``: no item.
    private static let noItem: Int32 = -1

    /// The item that a term of a constraint names; `nil` for `|`.
    func item(ofTerm term: Int, ofConstraint index: Int) -> Int? {
        let item = namedItems[namedItemStarts[index] + term]
        return item == Self.noItem ? nil : Int(item)
    }

    /// The item that a constraint's text says `|` is.
    func superview(ofConstraint index: Int) -> Int? {
        item(ofTerm: constraints[index].constraint.terms.count, ofConstraint: index)
    }

    // MARK: - Parts of the assembly

    /// Adds a view that no text names.
    mutating func addUnseen(_ id: String, className: String, label: String) -> Int {
        var view = Layout.View(id: id, className: className)
        view.label = label
        view.inferred = [Layout.View.unseenMark]
        items.append(Item(view: view, isGuide: false, parent: nil, isUnseen: true, isClassKnown: false, place: nil))
        indices[id] = items.count - 1
        return items.count - 1
    }

    mutating func clearParent(of item: Int) { items[item].parent = nil }
}

extension PrintedConstraint {
    /// Whether a class of AppKit's takes part.
    fileprivate var isOfAppKit: Bool {
        func isOfAppKit(_ object: Object?) -> Bool {
            object?.className.map { $0.hasPrefix("NS") && !$0.hasPrefix("NSKVO") } ?? false
        }
        return terms.contains { isOfAppKit($0.object) } || isOfAppKit(superview)
    }
}

extension PrintedConstraint.Attribute {
    var isPosition: Bool {
        switch self {
        case .known(let attribute): !attribute.isSize
        case .point: true
        }
    }
}
