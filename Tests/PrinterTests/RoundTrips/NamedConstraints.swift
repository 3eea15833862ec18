import LayoutInspector
import LayoutPrinter

/// The user's constraints of a layout, with the names that source has for their items.
///
/// A layout and the one that is read from its source have other ids, and source for an existing class does not say what the
/// classes of its outlets are. Names are in both. Views without one are known by the view that they are in.
struct NamedConstraints {
    /// How often each constraint is in the layout.
    private(set) var counts: [Key: Int] = [:]
    /// The custom guides that have a name, by name.
    let namedGuides: [String: String]

    /// A constraint in one form, whichever item it was written from.
    struct Key: Hashable, CustomStringConvertible {
        /// The sum of terms, the least name first and with the factor 1.
        var terms: [String]
        var relation: Relation
        var constant: String
        /// UIKit keeps priorities as `Float`.
        var priority: Float
        var identifier: String?

        var description: String {
            var text = terms.joined(separator: " ") + " \(relation.symbol) \(constant)"
            if priority != 1000 { text += " @\(priority)" }
            if let identifier { text += " #\(identifier.debugDescription)" }
            return text
        }
    }

    /// The constraints of a layout that was printed.
    ///
    /// - Parameters:
    ///   - ignoredIdentifiers: Identifiers that do not count.
    ///   - isIncluded: Whether a constraint counts.
    init(
        printed layout: Layout,
        names: SourceNames,
        ignoredIdentifiers: Set<String> = [],
        isIncluded: (Int) -> Bool
    ) {
        let items = Items(layout) { view in names.views[view.id] }
        namedGuides = items.namedGuides
        count(layout, items, ignoredIdentifiers, isIncluded)
    }

    /// The constraints of the layout that was read from its source.
    ///
    /// - Parameter guides: The custom guides of the printed layout by name. A name is all that source for an existing class
    ///   has of them.
    init(read layout: Layout, names: SourceNames, guides: [String: String], ignoredIdentifiers: Set<String> = []) {
        let items = Items(layout, guides) { view in names.name(ofRead: view) }
        namedGuides = items.namedGuides
        count(layout, items, ignoredIdentifiers) { _ in true }
    }

    private mutating func count(
        _ layout: Layout,
        _ items: Items,
        _ ignoredIdentifiers: Set<String>,
        _ isIncluded: (Int) -> Bool
    ) {
        for (index, constraint) in layout.constraints.enumerated() where constraint.isActive && isIncluded(index) {
            guard constraint.origin == .user, constraint.fault == nil else { continue }
            counts[Key(constraint, items, ignoredIdentifiers), default: 0] += 1
        }
    }

    /// What `made` has more or less often than `wanted`, as lines of text.
    ///
    /// - Parameter implied: What may be made besides: constraints of helpers.
    static func differences(_ wanted: Self, _ made: Self, implied: Self) -> [String] {
        Set(wanted.counts.keys).union(made.counts.keys).compactMap { key in
            let (least, count) = (wanted.counts[key] ?? 0, made.counts[key] ?? 0)
            let most = least + (implied.counts[key] ?? 0)
            return (least...most).contains(count) ? nil : "wanted \(least) times, made \(count) times: \(key)"
        }.sorted()
    }
}

/// The names of a layout's items.
private struct Items {
    private let layout: Layout
    private var views: [String] = []
    private var guides: [String] = []
    private(set) var namedGuides: [String: String] = [:]

    init(_ layout: Layout, _ known: [String: String] = [:], name: (Layout.View) -> String?) {
        self.layout = layout
        for view in layout.views {
            let name = name(view)
            if name == "view" || name == "self" || name == nil && view.parent == nil {
                views.append("root")
            } else if let name {
                views.append(known[name] ?? name)
            } else {
                views.append((view.parent.map { views[$0] } ?? "") + ".?")
            }
        }
        var numbers: [Int: Int] = [:]
        for guide in layout.guides {
            let owner = views[guide.owner]
            if guide.kind == .custom {
                numbers[guide.owner, default: 0] += 1
                guides.append("\(owner).guide\(numbers[guide.owner] ?? 0)")
                if let name = guide.name { namedGuides[name] = guides.last }
            } else {
                guides.append("\(owner).\(guide.kind)")
            }
        }
    }

    /// The item and attribute of an anchor. Margins are edges of their guide, and a controller's guides end where the safe
    /// area begins.
    func text(_ anchor: Layout.Anchor) -> String {
        var attribute = anchor.attribute.rawValue
        var item: String
        switch anchor.item {
        case .view(let view): item = views[view]
        case .guide(let guide):
            item = guides[guide]
            let owner = views[layout.guides[guide].owner]
            switch (layout.guides[guide].kind, anchor.attribute) {
            case (.topLayout, .bottom): (item, attribute) = (owner + ".safeArea", "top")
            case (.topLayout, .top): (item, attribute) = (owner, "top")
            case (.bottomLayout, .top): (item, attribute) = (owner + ".safeArea", "bottom")
            case (.bottomLayout, .bottom): (item, attribute) = (owner, "bottom")
            default: break
            }
        case .missing(let id): item = "missing " + id
        }
        for suffix in ["WithinMargins", "Margin"] where attribute.hasSuffix(suffix) {
            attribute = String(attribute.dropLast(suffix.count))
            item += ".layoutMargins"
        }
        return item + "." + attribute
    }
}

extension NamedConstraints.Key {
    fileprivate init(_ constraint: Layout.Constraint, _ items: Items, _ ignoredIdentifiers: Set<String>) {
        var factors: [String: Double] = [:]
        if let first = constraint.first { factors[items.text(first), default: 0] += 1 }
        if let second = constraint.second { factors[items.text(second), default: 0] -= constraint.multiplier }
        for term in constraint.terms { factors[items.text(term.anchor), default: 0] += term.multiplier }
        let sorted = factors.sorted { $0.key < $1.key }
        // All are 0 in `title.top == title.top + 8`, and between two views that share a place and have no name.
        let lead = sorted.first { $0.value != 0 }?.value ?? (constraint.constant < 0 ? -1 : 1)
        terms = sorted.map { "\(Self.rounded($0.value / lead)) \($0.key)" }
        relation = lead < 0 ? constraint.relation.mirrored : constraint.relation
        constant = Self.rounded(constraint.constant / lead)
        priority = Float(constraint.priority)
        identifier = constraint.identifier.flatMap { ignoredIdentifiers.contains($0) ? nil : $0 }
    }

    /// Ten digits: reciprocals are exact in binary only.
    private static func rounded(_ value: Double) -> String {
        guard value != 0 else { return "0" }
        let scale = value.exponentOfTen
        return "\((value / scale * 1e10).rounded())e\(scale)"
    }
}

extension Double {
    /// The power of ten at or below the magnitude.
    fileprivate var exponentOfTen: Double {
        var power = 1.0
        while power * 10 <= magnitude { power *= 10 }
        while power > magnitude { power /= 10 }
        return power
    }
}
