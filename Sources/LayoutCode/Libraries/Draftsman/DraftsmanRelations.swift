import LayoutModel
import LayoutSyntax

/// The constraints of relations.
extension CodeRun {
    mutating func make(
        _ relation: Draft.Relation,
        of object: Int,
        _ made: inout [Int]
    ) throws(ReadError) {
        let token = relation.token
        let seconds = try seconds(of: relation, object)
        for (index, attribute) in relation.group.attributes.enumerated() {
            var constraint = Layout.Constraint(id: "")
            var first = attribute
            var second = seconds[index].anchor
            if relation.group.kind == .tri, Set(relation.group.attributes) == [.leading, .top, .bottom],
                attribute == .leading
            {
                // The library constrains the trailing edge there, with the signs of the leading one.
                first = .trailing
                if second?.attribute == .leading { second?.attribute = .trailing }
            }
            let isInward = [.bottom, .right, .trailing].contains(attribute)
            constraint.first = .init(.view(object), first)
            constraint.second = second
            constraint.relation = isInward ? relation.comparison.mirrored : relation.comparison
            if second != nil { constraint.multiplier = relation.multiplier }
            let offset = Self.offset(relation, attribute, index)
            constraint.constant = seconds[index].constant + (isInward ? -offset : offset)
            constraint.priority = relation.priority
            constraint.identifier = relation.identifier
            try checkSides(first, second?.attribute, token)
            let key = CodeConstraint.Key(
                first: .init(.view(object), first),
                relation: constraint.relation,
                second: second
            )
            made.append(try add(constraint, token, key: key))
        }
    }

    /// UIKit ends the program that compares them.
    private func checkSides(
        _ first: LayoutAttribute,
        _ second: LayoutAttribute?,
        _ token: Int
    ) throws(ReadError) {
        let (fixed, written): ([LayoutAttribute], [LayoutAttribute]) = ([.left, .right], [.leading, .trailing])
        guard let second else { return }
        if fixed.contains(first) && written.contains(second) || written.contains(first) && fixed.contains(second) {
            throw fault("\(first.rawValue) cannot be constrained to \(second.rawValue)", token)
        }
    }

    private static func offset(_ relation: Draft.Relation, _ attribute: LayoutAttribute, _ index: Int)
        -> Double
    {
        switch relation.offset {
        case nil: return 0
        case .uniform(let offset): return offset
        case .parts(let parts, let isInset):
            let sign = isInset ? -1.0 : 1
            let names: [String] =
                switch attribute {
                case .top: ["top", "y"]
                case .bottom: ["bottom", "y"]
                case .left, .leading: ["left", "leading", "x"]
                case .right, .trailing: ["right", "trailing", "x"]
                case .centerX: ["x"]
                case .centerY: ["y"]
                case .width: ["width"]
                default: ["height"]
                }
            // Pairs have one type for both axes.
            let pair = relation.group.kind == .pair ? [index == 0 ? "left" : "right"] : []
            return sign * ((names + pair).lazy.compactMap { parts[$0] }.first ?? 0)
        }
    }

    private mutating func seconds(
        of relation: Draft.Relation,
        _ object: Int
    ) throws(ReadError) -> [(anchor: Layout.Anchor?, constant: Double)] {
        let group = relation.group
        let token = relation.token
        func same(_ item: Layout.Item) -> [(anchor: Layout.Anchor?, constant: Double)] {
            group.attributes.map { (.init(item, $0), 0) }
        }
        switch relation.target {
        case .constant(let constant):
            guard group.kind == .dimension else { throw fault("a position cannot equal a number", token) }
            return [(nil, constant)]
        case .size(let width, let height):
            guard group.kind == .size else { throw fault("only \"size\" takes a CGSize", token) }
            return [(nil, width), (nil, height)]
        case .anchor(let anchor):
            guard group.attributes.count == 1, anchor.attribute.isSize == group.attributes[0].isSize,
                anchor.attribute.isSize || anchor.attribute.axis == group.attributes[0].axis
            else { throw fault("the anchors are of different kinds", token) }
            return [(anchor, 0)]
        case .item(let item):
            var seconds = same(item)
            if group.kind == .tri {
                // The library ties the last edge to the opposite one of the other item.
                let wrong: [LayoutAttribute: LayoutAttribute] = [.right: .left, .trailing: .leading, .bottom: .top]
                if let attribute = wrong[group.attributes[2]] { seconds[2].anchor?.attribute = attribute }
            }
            return seconds
        case .group(let item, let other):
            guard other.kind == group.kind,
                group.attributes[0].isSize || other.attributes.map(\.axis) == group.attributes.map(\.axis)
            else {
                throw fault("the anchors are of different kinds", token)
            }
            return other.attributes.map { (.init(item, $0), 0) }
        case .anonymous(let name): return same(try anonymous(name, of: object, token))
        case .anonymousAnchor(let name, let layout):
            let item = try anonymous(layout, of: object, token)
            if group.kind == .point, let others = DraftGroup.points[name] { return others.map { (.init(item, $0), 0) } }
            guard group.attributes.count == 1, let other = LayoutAttribute(rawValue: name),
                other.isSize == group.attributes[0].isSize, other.isSize || other.axis == group.attributes[0].axis
            else { throw fault("found \".\(name)\", which is no anchor of this kind", token) }
            return [(.init(item, other), 0)]
        }
    }

    private mutating func anonymous(_ name: String, of object: Int, _ token: Int) throws(ReadError) -> Layout.Item {
        switch name {
        case "mySelf": return .view(object)
        case "previous", "previousSafeArea":
            guard let previous = state(of: DraftsmanLibrary.self).value.previous else {
                throw fault("there is no previous view here", token)
            }
            objects[previous].isUsed = true
            return name == "previous" ? .view(previous) : .guide(guide(.safeArea, of: previous))
        default: break
        }
        guard let parent = objects[object].parent else { throw fault("the view has no superview here", token) }
        objects[parent].isUsed = true
        switch name {
        case "parent": return .view(parent)
        case "safeArea": return .guide(guide(.safeArea, of: parent))
        default: return .guide(try keyboardGuide(of: parent, isSafe: name == "keyboardSafeArea", token))
        }
    }

    /// The guide that Draftsman adds for the keyboard, with four constraints of its own: one for each view.
    private mutating func keyboardGuide(of object: Int, isSafe: Bool, _ token: Int) throws(ReadError) -> Int {
        let key = KeyboardGuide(view: object, isSafe: isSafe)
        if let known = state(of: DraftsmanLibrary.self).value.keyboards[key] { return known }
        guides.append(CodeGuide(guide: .init(id: "", kind: .custom), owner: object, place: tokens.place(of: token)))
        let guide = guides.count - 1
        guides[guide].guide.identifier = KeyboardGuide.identifier
        state(of: DraftsmanLibrary.self).value.keyboards[key] = guide
        let area: Layout.Item = isSafe ? .guide(self.guide(.safeArea, of: object)) : .view(object)
        // While there is no keyboard, the guide is the bottom edge.
        for (first, second) in [
            (LayoutAttribute.left, LayoutAttribute.left), (.top, .bottom), (.right, .right), (.bottom, .bottom),
        ] {
            var constraint = Layout.Constraint(id: "")
            constraint.first = .init(.guide(guide), first)
            constraint.second = .init(area, second)
            constraints[try add(constraint, token)].constraint.isActive = true
        }
        return guide
    }
}

/// Which keyboard guide of which view.
package struct KeyboardGuide: Hashable, Sendable {
    var view: Int
    /// Whether it ends at the safe area.
    var isSafe: Bool

    /// Draftsman's, by which a running layout shows it.
    static let identifier = "clavier_keyboard_layout_guide"
}
