import LayoutModel
import LayoutSyntax

/// Converts one printed constraint to the constraints of a layout.
struct PrintedConstraintBuilder {
    /// Why a parsed text cannot be used.
    struct Refusal: Error {
        var message: String
    }

    /// Views and guides, including guides that constraints imply, and the constraints so far.
    var layout: Layout
    private let source: PrintedLayout
    private let layoutItems: [Layout.Item?]
    private let tops: [Int]
    /// The index of the current constraint in `source`.
    private var index = 0

    /// - Parameters:
    ///   - layout: With its views and listed guides.
    ///   - layoutItems: By item of `source`: the item of the layout.
    ///   - tops: By item of `source`: the topmost item above it that a text names.
    init(_ source: PrintedLayout, _ layout: Layout, _ layoutItems: [Layout.Item?], _ tops: [Int]) {
        self.source = source
        self.layout = layout
        self.layoutItems = layoutItems
        self.tops = tops
    }

    /// The current constraint, read where it is: it is large.
    private var printed: PrintedConstraint { _read { yield source.constraints[index].constraint } }

    /// The constraint of a text; of a content size, ``contentSizes(_:)`` makes two of it.
    ///
    /// - Parameter index: The index of the printed constraint in `source`.
    mutating func constraint(of index: Int, id: String) throws(Refusal) -> Layout.Constraint {
        self.index = index
        var constraint = Layout.Constraint(id: id)
        constraint.className = printed.className
        constraint.identifier = printed.identifier
        constraint.location = printed.location
        constraint.isActive = printed.isActive ?? true
        constraint.priority = printed.priority
        constraint.relation = printed.relation
        constraint.constant = printed.constant
        constraint.origin = printed.origin
        if !printed.address.begins(with: "0x"), constraint.identifier == nil { constraint.identifier = printed.address }
        if printed.hasUnsignedSpacing { settleSign(of: &constraint) }
        let guides = layout.guides.count
        do throws(Refusal) {
            try setSides(of: &constraint)
        } catch {
            // Guides that only the refused constraint names do not belong to the layout.
            layout.removeGuides(downTo: guides)
            throw error
        }
        return constraint
    }

    /// An NSContentSizeLayoutConstraint is not an equality: it limits larger sizes at the hugging priority and smaller
    /// ones at the compression resistance priority.
    ///
    /// - Parameter constraint: The one that was made last.
    func contentSizes(_ constraint: Layout.Constraint) -> [Layout.Constraint] {
        guard constraint.relation == .equal else { return [constraint] }
        let priorities = printed.contentPriorities ?? (hugging: 250, compression: 750)
        var constraints: [Layout.Constraint] = []
        let parts: [(String, Relation, Double)] = [
            ("hugging", .lessThanOrEqual, priorities.hugging),
            ("compression", .greaterThanOrEqual, priorities.compression),
        ]
        for (name, relation, priority) in parts where priority > 0 {
            var part = constraint
            part.id += "/" + name
            part.relation = relation
            part.priority = min(priority, 1000)
            constraints.append(part)
        }
        return constraints
    }

    /// A spacing printed without a sign separates adjacent items, and insets items with aligned edges.
    private func settleSign(of constraint: inout Layout.Constraint) {
        guard case .known(let attribute)? = printed.terms.first?.attribute else { return }
        let endsTogether = attribute == .bottom || attribute == .trailing || attribute == .right
        switch printed.relation {
        // Of the two readings, use the one that allows more: its consequences are true of both.
        case .lessThanOrEqual: constraint.constant = abs(printed.constant)
        case .greaterThanOrEqual: constraint.constant = -abs(printed.constant)
        case .equal: constraint.constant = endsTogether ? -abs(printed.constant) : abs(printed.constant)
        }
    }

    // MARK: - Sides

    private mutating func setSides(of constraint: inout Layout.Constraint) throws(Refusal) {
        switch printed.terms.count {
        case 0: throw refusal("names no item")
        case 1:
            let term = try term(at: 0)
            if term.multiplier == 1 { return try setSides(of: &constraint, toLone: term.anchor) }
            constraint.terms = [term]
        case 2:
            let terms = (try term(at: 0), try term(at: 1))
            guard terms.0.multiplier == 1 || terms.1.multiplier == 1 else {
                constraint.terms = [terms.0, terms.1]
                return
            }
            let (first, second) = terms.0.multiplier == 1 ? terms : (terms.1, terms.0)
            constraint.first = first.anchor
            constraint.second = second.anchor
            constraint.multiplier = -second.multiplier
            if constraint.multiplier != 1, !first.anchor.attribute.isSize, !haveSeenAncestor(0, 1) {
                throw refusal("multiplies a position, which counts from a superview that the text does not name")
            }
        default:
            var terms: [Layout.Term] = []
            for position in printed.terms.indices { terms.append(try term(at: position)) }
            constraint.terms = terms
        }
    }

    /// A size alone, or a position in the coordinates of the superview.
    private func setSides(of constraint: inout Layout.Constraint, toLone anchor: Layout.Anchor) throws(Refusal) {
        if anchor.attribute.isSize {
            constraint.first = anchor
            return
        }
        guard
            constraint.origin == .autoresizing || constraint.origin == .encapsulated || constraint.origin == .system
                || constraint.origin == .scroll || constraint.origin == .temporary
        else { throw refusal("sets a position without a second item") }
        if source.source.system == PrintedLayout.appKit, anchor.attribute.axis == .vertical {
            throw refusal("counts from the top or from the bottom, depending on whether its superview is flipped")
        }
        guard let superview = superview(of: anchor.item) else { throw refusal("names no superview") }
        constraint.first = anchor
        constraint.second = Layout.Anchor(.view(superview), anchor.attribute.axis == .horizontal ? .left : .top)
    }

    private mutating func term(at position: Int) throws(Refusal) -> Layout.Term {
        Layout.Term(try anchor(at: position), multiplier: printed.terms[position].multiplier)
    }

    /// Whether two terms' items have a common superview that is named in a text.
    private func haveSeenAncestor(_ first: Int, _ second: Int) -> Bool {
        func top(_ term: Int) -> Int? {
            let item =
                printed.terms[term].object.isSuperview
                ? source.superview(ofConstraint: index) : source.item(ofTerm: term, ofConstraint: index)
            return item.map { tops[$0] }
        }
        guard let first = top(first), let second = top(second) else { return false }
        return first == second && !source.items[first].isUnseen
    }

    private func superview(of item: Layout.Item) -> Int? {
        switch item {
        case .view(let view): layout.views[view].parent
        case .guide(let guide): layout.guides[guide].owner
        case .missing: nil
        }
    }

    /// The item's attribute. A margin is an edge of the margins guide, which texts often tie to its view explicitly.
    private mutating func anchor(at position: Int) throws(Refusal) -> Layout.Anchor {
        let item: Layout.Item
        if printed.terms[position].object.isSuperview {
            item = try superview()
        } else {
            if printed.terms[position].object.address == nil, let name = printed.terms[position].object.name,
                isShared(name)
            {
                throw refusal("calls both items \"\(name)\", so they cannot be distinguished")
            }
            guard let index = source.item(ofTerm: position, ofConstraint: index), let known = layoutItems[index] else {
                throw refusal("names an item that is not there")
            }
            item = known
        }
        switch printed.terms[position].attribute {
        case .known(let attribute):
            if let edge = attribute.edgeOfMargins, case .view(let view) = item {
                return Layout.Anchor(.guide(layout.standardGuide(.layoutMargins, of: view)), edge)
            }
            return Layout.Anchor(item, attribute)
        case .point(let word, let address):
            return try point(word, address, of: item)
        }
    }

    /// The superview that `|` means.
    private func superview() throws(Refusal) -> Layout.Item {
        if let superview = source.superview(ofConstraint: index), let item = layoutItems[superview] { return item }
        for term in printed.terms.indices {
            guard let named = source.item(ofTerm: term, ofConstraint: index), let item = layoutItems[named] else {
                continue
            }
            if let view = superview(of: item) { return .view(view) }
        }
        throw refusal("names no superview")
    }

    /// A coordinate or length without a public name: an unknown, represented by an edge or size of a guide of its own.
    /// AppKit's grids have such coordinates, UIKit's scroll views the size of their content (`contentHeight`).
    private mutating func point(_ word: String, _ address: String?, of item: Layout.Item) throws(Refusal)
        -> Layout.Anchor
    {
        if address == nil, printed.names.contains(where: { $0.name.hasSuffix("." + word) }) {
            throw refusal("calls both coordinates \"\(word)\", so they cannot be distinguished")
        }
        guard let owner = layout.view(of: item) else { throw refusal("names an item that is not there") }
        let id = address ?? "\(layout.id(of: item)).\(word)"
        let axis = axis(of: word)
        let isSize = PrintedConstraint.Attribute.point(word, address: nil).isSize
        let attribute: LayoutAttribute =
            switch (axis, isSize) {
            case (.horizontal, false): .left
            case (.vertical, false): .top
            case (.horizontal, true): .width
            case (.vertical, true): .height
            }
        if let known = layout.item(id: id) { return Layout.Anchor(known, attribute) }
        var guide = Layout.Guide(id: id, kind: .custom)
        guide.identifier = word
        guard let added = layout.addGuide(guide, owner: owner) else {
            throw refusal("names a coordinate \"\(word)\" twice")
        }
        return Layout.Anchor(.guide(added), attribute)
    }

    /// The axis of a coordinate: that of the attributes it is compared with, else the axis its name suggests.
    private func axis(of word: String) -> Axis {
        for term in printed.terms {
            if case .known(let attribute) = term.attribute { return attribute.axis }
        }
        let vertical = ["row", "top", "bottom", "center-y", "baseline", "Height", "height", "minY", "maxY", "centerY"]
        return vertical.contains { word.contains($0) } ? .vertical : .horizontal
    }

    private func isShared(_ name: String) -> Bool {
        var first: String?
        for (other, object) in printed.names where other == name {
            if let first, first != object.address { return true }
            first = object.address
        }
        return false
    }

    private func refusal(_ reason: String) -> Refusal {
        Refusal(message: "the constraint \"\(printed.address)\" is skipped: its text \(reason)")
    }
}
