import LayoutModel
import SwiftSource

/// Decides for each constraint of a section whether a layout can express it, and if not, why.
struct LayoutSorting {
    /// The constraints of a layout by first item, in order.
    private(set) var ofItem: [Layout.Item: [Int]] = [:]
    /// The first items of a layout's constraints, in order.
    private(set) var items: [Layout.Item] = []
    /// The other constraints, in order, with the reasons.
    private(set) var remaining: [(constraint: Int, reason: SwiftLayoutReason)] = []
    /// The identifiers of constraints that an outlet holds: code finds them by these.
    private(set) var identified: [Int: String] = [:]

    init(_ section: SectionContext, version: SwiftLayoutVersion) {
        let layout = section.layout
        var seen = Set<Key>(minimumCapacity: section.constraints.count)
        let outlets = LayoutSorting.outlets(of: section)
        for index in section.constraints {
            let constraint = layout.constraints[index]
            if let reason = LayoutSorting.obstacle(to: constraint, in: section, version: version) {
                remaining.append((index, reason))
                continue
            }
            // The app's own property gets it.
            if section.print.shared.constraintOutlets[index] != nil {
                remaining.append((index, .held))
                continue
            }
            var identifier = section.identifiers.constraints[index]
            let outlet = constraint.name.flatMap { SwiftIdentifier.isValid($0) ? $0 : nil }
            if let name = outlet {
                // Two outlets of one name cannot be distinguished.
                guard version.hasIdentifiers, outlets[name] == 1 || identifier != nil else {
                    remaining.append((index, .held))
                    continue
                }
                identifier = identifier ?? name
            }
            if identifier != nil, !version.hasIdentifiers {
                remaining.append((index, .identifier))
                continue
            }
            guard let first = constraint.first, seen.insert(Key(constraint, first, identifier)).inserted
            else {
                remaining.append((index, .repeated))
                continue
            }
            if outlet != nil { identified[index] = identifier }
            if ofItem[first.item] == nil { items.append(first.item) }
            ofItem[first.item, default: []].append(index)
        }
    }

    /// How many constraints have a name as outlet or as identifier.
    private static func outlets(of section: SectionContext) -> [String: Int] {
        var counts: [String: Int] = [:]
        for index in section.constraints {
            if let identifier = section.identifiers.constraints[index] { counts[identifier, default: 0] += 1 }
            if let name = section.layout.constraints[index].name { counts[name, default: 0] += 1 }
        }
        return counts
    }

    /// What the library compares: of equal constraints it activates one (`WeakConstraint`).
    private struct Key: Hashable {
        var first: Layout.Anchor
        var relation: Relation
        var second: Layout.Anchor?
        var multiplier: Double
        var constant: Double
        var priority: Float
        var identifier: String?

        init(_ constraint: Layout.Constraint, _ first: Layout.Anchor, _ identifier: String?) {
            self.first = first
            relation = constraint.relation
            second = constraint.second
            multiplier = constraint.second == nil ? 1 : constraint.multiplier
            constant = constraint.constant
            priority = Float(constraint.priority)
            self.identifier = identifier
        }
    }

    /// Why a layout cannot express a constraint, apart from its outlet and identifier; `nil` if it can.
    static func obstacle(
        to constraint: Layout.Constraint,
        in section: SectionContext,
        version: SwiftLayoutVersion
    ) -> SwiftLayoutReason? {
        guard let first = constraint.first else { return .distances }
        guard section.print.expression(first.item) != nil else { return .missing }
        if isLayoutSupport(first.item, in: section.layout) { return .layoutSupport }
        if case .guide = first.item, !version.takesGuides { return .guide }
        if !version.hasPriorities, constraint.priority != 1000 { return .priority }
        if section.print.isForAppKit, first.attribute.isMargin || constraint.second?.attribute.isMargin == true {
            return .margin
        }
        guard let second = constraint.second else { return first.attribute.isSize ? nil : .lonePosition }
        guard section.print.expression(second.item) != nil else { return .missing }
        if isLayoutSupport(second.item, in: section.layout) { return .layoutSupport }
        return AnchorKind(first.attribute) == AnchorKind(second.attribute) ? nil : .kinds
    }

    /// Whether an item is one of the guides that controllers had before the safe area: Swift knows them as
    /// `UILayoutSupport`, not as `UILayoutGuide`.
    private static func isLayoutSupport(_ item: Layout.Item, in layout: Layout) -> Bool {
        guard case .guide(let guide) = item else { return false }
        let kind = layout.guides[guide].kind
        return kind == .topLayout || kind == .bottomLayout
    }
}

/// The types of attributes: an expression has attributes of the same type on both sides.
enum AnchorKind: Int, Sendable {
    case x, y, size

    init(_ attribute: LayoutAttribute) {
        self = attribute.isSize ? .size : attribute.axis == .horizontal ? .x : .y
    }
}
