import LayoutModel

/// Which views, guides and constraints of two layouts are the same.
///
/// Views are matched by id, unless ids are addresses; then by their property, identifier, label or text, where only one
/// view of each layout has it; then by class and order among the views that remain in the same superview.
struct LayoutMatching {
    /// By view of the first layout: the view of the second.
    private(set) var views: [Int?]
    /// By view of the second layout: the view of the first.
    private(set) var originals: [Int?]
    /// By constraint of the first layout: the constraint of the second.
    private(set) var constraints: [Int?]
    /// By constraint of the second layout: the constraint of the first.
    private(set) var originalConstraints: [Int?]

    private let old: Layout
    private let new: Layout

    /// - Complexity: O(objects), with dictionaries.
    init(_ old: Layout, _ new: Layout) {
        self.old = old
        self.new = new
        views = Array(repeating: nil, count: old.views.count)
        originals = Array(repeating: nil, count: new.views.count)
        constraints = Array(repeating: nil, count: old.constraints.count)
        originalConstraints = Array(repeating: nil, count: new.constraints.count)
        matchViewsByID()
        matchViewsByName()
        matchViewsByOrder()
        matchConstraintsByID()
        for isExact in [true, false] { matchConstraints(isExact: isExact) }
    }

    // MARK: Views

    private mutating func pair(_ view: Int, _ other: Int) {
        views[view] = other
        originals[other] = view
    }

    private mutating func matchViewsByID() {
        for (index, view) in old.views.enumerated() where !StableNames.holdsAddress(view.id) {
            guard case .view(let other)? = new.item(id: view.id), originals[other] == nil else { continue }
            // Interface Builder never uses an id again; elsewhere, an id such as "v1" may be another view's by now.
            let isSame = old.source.neverReusesIDs || view.className == new.views[other].className
            if isSame { pair(index, other) }
        }
    }

    private mutating func matchViewsByName() {
        for words in [Self.property, Self.identifier, Self.label, Self.text] {
            let (first, second) = (Self.unique(old, views, words), Self.unique(new, originals, words))
            for (word, index) in first.sorted(by: { $0.value < $1.value }) {
                if let other = second[word] { pair(index, other) }
            }
        }
    }

    private static func property(_ view: Layout.View) -> String? { view.name.map { (view.owner ?? "") + "." + $0 } }
    private static func identifier(_ view: Layout.View) -> String? { view.identifier }
    private static func label(_ view: Layout.View) -> String? { view.label }
    private static func text(_ view: Layout.View) -> String? { view.text.map { view.className + " " + $0 } }

    /// The unmatched views that alone have a word, by that word.
    private static func unique(
        _ layout: Layout,
        _ matches: [Int?],
        _ word: (Layout.View) -> String?
    ) -> [String: Int] {
        var found: [String: Int] = [:]
        var several: Set<String> = []
        for (index, view) in layout.views.enumerated() where matches[index] == nil {
            guard let word = word(view), !word.isEmpty else { continue }
            if found.updateValue(index, forKey: word) != nil { several.insert(word) }
        }
        return found.filter { !several.contains($0.key) }
    }

    /// Superviews come before their subviews: what is matched here helps those below.
    private mutating func matchViewsByOrder() {
        var open: [Place: [Int]] = [:]
        for (index, view) in new.views.enumerated().reversed() where originals[index] == nil {
            open[Place(parent: view.parent, className: view.className), default: []].append(index)
        }
        for (index, view) in old.views.enumerated() where views[index] == nil {
            let parent: Int?
            if let oldParent = view.parent {
                guard let match = views[oldParent] else { continue }
                parent = match
            } else {
                parent = nil
            }
            if let other = open[Place(parent: parent, className: view.className)]?.popLast() { pair(index, other) }
        }
    }

    private struct Place: Hashable {
        var parent: Int?
        var className: String
    }

    // MARK: Constraints

    private mutating func matchConstraintsByID() {
        for (index, constraint) in old.constraints.enumerated() where !StableNames.holdsAddress(constraint.id) {
            guard let other = new.constraintIndex(id: constraint.id), originalConstraints[other] == nil else {
                continue
            }
            let isSame =
                old.source.neverReusesIDs
                || key(constraint, in: old, isOld: true, isExact: false)
                    == key(new.constraints[other], in: new, isOld: false, isExact: false)
            if isSame {
                constraints[index] = other
                originalConstraints[other] = index
            }
        }
    }

    /// - Parameter isExact: Whether relation, priority and constant are compared, too.
    private mutating func matchConstraints(isExact: Bool) {
        var open: [ConstraintKey: [Int]] = [:]
        for (index, constraint) in new.constraints.enumerated().reversed() where originalConstraints[index] == nil {
            open[key(constraint, in: new, isOld: false, isExact: isExact), default: []].append(index)
        }
        for (index, constraint) in old.constraints.enumerated() where constraints[index] == nil {
            let key = key(constraint, in: old, isOld: true, isExact: isExact)
            guard let other = open[key]?.popLast() else { continue }
            constraints[index] = other
            originalConstraints[other] = index
        }
    }

    private struct ConstraintKey: Hashable {
        var anchors: [AnchorKey]
        var relation: Relation?
        var numbers: [Double] = []
    }

    /// An anchor by what its item is in the second layout.
    private struct AnchorKey: Hashable {
        /// `nil`: a view that only one of the layouts has.
        var view: Int?
        /// Distinguishes guides, and items that only one layout has.
        var detail: String
        var attribute: LayoutAttribute
    }

    private func key(_ constraint: Layout.Constraint, in layout: Layout, isOld: Bool, isExact: Bool) -> ConstraintKey {
        let anchors =
            constraint.terms.isEmpty
            ? [constraint.first, constraint.second].compactMap { $0 } : constraint.terms.map(\.anchor)
        var key = ConstraintKey(anchors: anchors.map { anchorKey($0, in: layout, isOld: isOld) })
        if isExact {
            key.relation = constraint.relation
            key.numbers = [constraint.priority, constraint.multiplier, constraint.constant]
        }
        return key
    }

    /// Whether two constraints relate the same attributes of the same objects.
    func relateTheSame(_ constraint: Int, _ other: Int) -> Bool {
        key(old.constraints[constraint], in: old, isOld: true, isExact: false)
            == key(new.constraints[other], in: new, isOld: false, isExact: false)
    }

    private func anchorKey(_ anchor: Layout.Anchor, in layout: Layout, isOld: Bool) -> AnchorKey {
        func viewKey(_ view: Int, _ detail: String) -> AnchorKey {
            let match = isOld ? views[view] : originals[view].map { _ in view }
            let mark = match == nil ? (isOld ? "removed \(view) " : "added \(view) ") : ""
            return AnchorKey(view: match, detail: mark + detail, attribute: anchor.attribute)
        }
        switch anchor.item {
        case .view(let view): return viewKey(view, "")
        case .guide(let index):
            let guide = layout.guides[index]
            return viewKey(guide.owner, guide.kind.rawValue + " " + (guide.name ?? guide.identifier ?? ""))
        case .missing(let id): return AnchorKey(view: nil, detail: "missing \(id)", attribute: anchor.attribute)
        }
    }
}
