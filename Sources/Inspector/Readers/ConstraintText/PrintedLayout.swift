import LayoutModel
import LayoutSyntax

/// Collects the views, guides and constraints named in printed texts and assembles them into a layout.
///
/// Texts name only some of the views. An item is identified by its address, else by its name; its superview by `|` and
/// by constraints that only a superview can have. Items of one constraint always have a common superview. If no text
/// shows it, an unseen view takes its place (`isUnseen`), with no size and no constraints, to avoid any claim about it.
public struct PrintedLayout {
    /// The text beside the properties of a view or guide named in a text.
    public struct Item {
        public var isGuide: Bool
        /// The kind of guide.
        public var kind = Layout.Guide.Kind.custom
        /// Whether no text names it: it represents the common superview of others.
        public var isUnseen = false
        /// Whether a class was printed, not only a name.
        var isClassKnown: Bool
        public var place: Place?
    }

    public private(set) var items: [Item] = []
    /// By item: the known properties of the view; for a guide, only `id`, `className`, `text`, `identifier` and `frame` are
    /// used. In an array of their own, which often becomes that of the layout.
    public private(set) var views: [Layout.View] = []
    /// In ``parents`` and ``namedItems``: no item.
    static let noItem: Int32 = -1
    /// By item: its superview, or the owner of a guide; ``noItem`` for none. Apart from the views, which are large: whole
    /// hierarchies are walked several times.
    private(set) var parents: [Int32] = []
    private var indices = IDIndex<Layout.View>()
    var constraints: [PlacedConstraint] = []
    /// By constraint: the items of its terms, followed by its superview; ``noItem`` for `|` and for no superview.
    var namedItems: [Int32] = []
    /// By constraint: the start of its part of `namedItems`.
    var namedItemStarts: [Int32] = []
    /// The first constraint of each address, further ones of addresses with several, and how many these have.
    var firstConstraints = IDIndex<PlacedConstraint>()
    var furtherConstraints: [PrintedConstraint: Int] = [:]
    var furtherCounts: [String: Int] = [:]
    /// For constraints that are not the first of their address: their ordinal, from 2.
    var ordinals: [Int: Int] = [:]
    public var reports: [Layout.Report] = []
    public var findings: [Finding] = []
    public var source: Layout.Source

    public init(source: Layout.Source) {
        self.source = source
    }

    /// Reserves capacity for this many items.
    mutating func reserve(_ count: Int) {
        items.reserveLargeCapacity(count)
        views.reserveLargeCapacity(count)
        parents.reserveLargeCapacity(count)
        // Room that stays empty takes no memory in an array, but in an index.
        indices.reserveCapacity(count - count / 8, in: views)
    }

    public var isEmpty: Bool { items.isEmpty && constraints.isEmpty }

    // MARK: - Items

    /// The item of an object: identified by its address, else by its name. A new item is added; a known one is
    /// completed with new facts.
    ///
    /// - Returns: Its index in ``items``; `nil` for `|`.
    @discardableResult
    public mutating func item(_ object: PrintedConstraint.Object, place: Place? = nil) -> Int? {
        Self.id(of: object).map { item(id: $0, object, place: place) }
    }

    private mutating func item(id: String, _ object: PrintedConstraint.Object, place: Place?) -> Int {
        if let known = indices.insert(items.count, id: id, orFindIn: views) {
            complete(known, by: object)
            return known
        }
        let index = items.count
        let className = object.className ?? (source.system == Self.appKit ? "NSView" : "UIView")
        var view = Layout.View(id: id, className: className)
        view.text = object.text.flatMap { $0.isEmpty ? nil : $0 }
        view.identifier = object.name
        let isGuide = Self.isGuide(className)
        append(view, Item(isGuide: isGuide, isClassKnown: object.className != nil, place: place))
        if isGuide {
            items[index].kind = Self.kind(of: object)
            views[index].identifier = object.text ?? object.name
            views[index].text = nil
        }
        return index
    }

    /// Adds the item of a view whose class a text prints, unless an item has its id.
    ///
    /// - Returns: The item's index; `nil` where nothing was added.
    mutating func addView(_ view: consuming Layout.View, place: Place) -> Int? {
        let index = items.count
        guard indices.insert(index, id: view.id, orFindIn: views) == nil else { return nil }
        items.append(Item(isGuide: false, isClassKnown: true, place: place))
        views.append(view)
        parents.append(Self.noItem)
        return index
    }

    /// The item of an object, if it was added before.
    func index(of object: PrintedConstraint.Object) -> Int? { Self.id(of: object).flatMap { index(of: $0) } }

    /// The item with an address or a name; `nil` if there is none.
    public func index(of id: String) -> Int? { indices.index(of: id, in: views) }

    /// Changes the known facts about an item.
    public mutating func change(_ item: Int, _ body: (inout Layout.View) -> Void) {
        body(&views[item])
    }

    /// Notes a class that a text without addresses prints.
    mutating func setClass(_ className: String, of item: Int) {
        views[item].className = className
        items[item].isClassKnown = true
    }

    /// Forgets where a guide lies in its owner.
    mutating func clearKind(of guide: Int) { items[guide].kind = .custom }

    /// Records the parent of an item. A known parent is kept: texts of another moment may differ.
    public mutating func setParent(_ parent: Int, of item: Int) {
        guard parents[item] == Self.noItem, item != parent else { return }
        parents[item] = items[parent].isGuide ? parents[parent] : Int32(truncatingIfNeeded: parent)
    }

    /// The superview of an item, or the owner of a guide.
    public func parent(of item: Int) -> Int? {
        let parent = parents[item]
        return parent == Self.noItem ? nil : Int(parent)
    }

    private mutating func append(_ view: Layout.View, _ item: Item) {
        items.append(item)
        views.append(view)
        parents.append(Self.noItem)
    }

    private mutating func complete(_ index: Int, by object: PrintedConstraint.Object) {
        if let className = object.className, !items[index].isClassKnown {
            views[index].className = className
            items[index].isClassKnown = true
        }
        guard !items[index].isGuide else { return }
        if views[index].text == nil, let text = object.text, !text.isEmpty { views[index].text = text }
        if views[index].identifier == nil { views[index].identifier = object.name }
    }

    private static func id(of object: PrintedConstraint.Object) -> String? {
        if object.isSuperview { return nil }
        if let address = object.address { return address }
        guard let name = object.name else { return nil }
        let id = (object.className.map { $0 + ":" } ?? "") + name
        // Ids of made constraints and of standard guides are reserved.
        return ReservedIDs.contain(id) || Layout.Guide.standardName(id) != nil ? "\"\(id)\"" : id
    }

    static func isGuide(_ className: String) -> Bool {
        !SystemClasses.isControllerGuide(className: className)
            && (className.ends(with: "LayoutGuide") || className == "_UILayoutSpacer" || className == "UIFocusGuide")
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

    /// The value of `source.system` for AppKit's texts.
    public static let appKit = "macOS"

    // MARK: - Parts of the assembly

    /// Adds a view that no text names.
    mutating func addUnseen(_ id: String, className: String, label: String) -> Int {
        var view = Layout.View(id: id, className: className)
        view.label = label
        view.inferred = [Layout.View.unseenMark]
        _ = indices.insert(items.count, id: id, in: views)
        append(view, Item(isGuide: false, isUnseen: true, isClassKnown: false, place: nil))
        return items.count - 1
    }

    mutating func clearParent(of item: Int) { parents[item] = Self.noItem }

    /// Moves the views of all items out of them.
    mutating func takeViews() -> [Layout.View] {
        var taken: [Layout.View] = []
        swap(&taken, &views)
        return taken
    }

    /// Moves the index of the items' ids out of them.
    mutating func takeIndices() -> IDIndex<Layout.View> {
        var taken = IDIndex<Layout.View>()
        swap(&taken, &indices)
        return taken
    }

    /// Moves the view of an item out of it, which takes less than copying it.
    mutating func takeView(of item: Int) -> Layout.View {
        var view = Layout.View(id: "", className: "")
        swap(&view, &views[item])
        return view
    }
}

extension PrintedConstraint.Attribute {
    var isPosition: Bool { !isSize }

    /// Whether it has a public name.
    var isKnown: Bool { if case .known = self { true } else { false } }

    /// Whether it is the edge or the centre of a view's margins.
    var isMargin: Bool { if case .known(let attribute) = self { attribute.isMargin } else { false } }

    /// Whether it is a length: of an attribute without a public name, as its name says.
    var isSize: Bool {
        switch self {
        case .known(let attribute): attribute.isSize
        case .point(let word, _): ["Width", "width", "Height", "height"].contains { word.hasSuffix($0) }
        }
    }
}
