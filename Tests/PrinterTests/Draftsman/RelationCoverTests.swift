import LayoutInspector
import TestSupport
import Testing

@testable import LayoutPrinter

@Suite("parting constraints into relations")
struct RelationCoverTests {
    // MARK: What one relation can say, from the DSL's reference

    /// Without the three edges that the library gets wrong.
    private static let groups: Set<Set<LayoutAttribute>> = {
        var groups: Set<Set<LayoutAttribute>> = [[.top, .bottom], [.centerX, .centerY], [.width, .height]]
        for (near, far) in [(LayoutAttribute.left, LayoutAttribute.right), (.leading, .trailing)] {
            groups.formUnion([[near, far], [near, far, .top, .bottom], [near, far, .top], [near, far, .bottom]])
            groups.formUnion([[near, .top], [near, .bottom], [far, .top], [far, .bottom], [far, .top, .bottom]])
        }
        groups.insert([.left, .top, .bottom])
        return groups
    }()

    private static let corners: Set<Set<LayoutAttribute>> = groups.filter { group in
        group.count == 2 && Set(group.map(\.axis)).count == 2 && !group.contains(.width)
    }

    /// The middles of edges, which only anonymous anchors name.
    private static let middles: Set<Set<LayoutAttribute>> = [
        [.centerX, .top], [.centerX, .bottom], [.left, .centerY], [.right, .centerY], [.leading, .centerY],
        [.trailing, .centerY],
    ]

    private func isOneRelation(_ elements: [RelationCover.Element]) -> Bool {
        guard let first = elements.first, elements.count > 1 else { return true }
        for other in elements {
            guard !other.isAlone, other.comparison == first.comparison, other.priority == first.priority,
                other.identifier == first.identifier, other.second?.item == first.second?.item
            else { return false }
        }
        let attributes = Set(elements.map(\.attribute))
        guard attributes.count == elements.count, RelationCoverTests.groups.contains(attributes) else { return false }
        let hasOneOffset = elements.allSatisfy { $0.offset == first.offset }
        if elements.allSatisfy({ $0.second == nil }) { return attributes == [.width, .height] }
        let seconds = elements.compactMap { $0.second?.attribute }
        guard seconds.count == elements.count else { return false }
        if zip(elements, seconds).allSatisfy({ $0.0.attribute == $0.1 }) {
            if attributes == [.width, .height] { return elements[0].multiplier == elements[1].multiplier }
            if hasOneOffset { return true }
            // Insets of three edges would name the fourth, and a 0 beside another offset says nothing. The library calls
            // the offsets of a vertical pair leading and trailing; two relations are read more easily.
            switch attributes.count {
            case 2: return attributes != [.top, .bottom] && elements.allSatisfy { $0.offset != 0 }
            case 4: return true
            default: return false
            }
        }
        // A corner or centre of another corner or centre, in two relations where their distances differ.
        guard RelationCoverTests.corners.contains(attributes) else { return false }
        let isPoint =
            RelationCoverTests.corners.contains(Set(seconds))
            || first.isAnonymous && RelationCoverTests.middles.contains(Set(seconds))
        return isPoint
            && (hasOneOffset || attributes == [.centerX, .centerY] && elements.allSatisfy { $0.offset != 0 })
    }

    /// How long a relation takes to read, in tenths of one: several offsets take longer.
    private func tenths(_ elements: [RelationCover.Element]) -> Int {
        let isSize = elements.contains { $0.attribute.isSize }
        if isSize || Set(elements.map(\.offset)).count == 1 { return 10 }
        return elements.count == 4 ? 25 : 13
    }

    /// The least to read in tenths of a relation, by trying every way to part the elements.
    private func fewest(_ elements: [RelationCover.Element]) -> Int {
        guard let first = elements.first else { return 0 }
        let rest = Array(elements.dropFirst())
        var best = Int.max
        for choice in 0..<1 << rest.count {
            var part = [first]
            var others: [RelationCover.Element] = []
            for (bit, element) in rest.enumerated() {
                if choice & (1 << bit) != 0 { part.append(element) } else { others.append(element) }
            }
            if part.count <= 4, isOneRelation(part) { best = min(best, tenths(part) + fewest(others)) }
        }
        return best
    }

    // MARK: Random constraints of one view

    private func element(
        _ index: Int,
        _ attribute: LayoutAttribute,
        _ second: Layout.Anchor?,
        offset: Double = 0
    ) -> RelationCover.Element {
        RelationCover.Element(
            constraint: index,
            attribute: attribute,
            comparison: .equal,
            second: second,
            multiplier: 1,
            offset: offset,
            priority: 1000,
            identifier: nil,
            isAlone: false
        )
    }

    private static let horizontal: [[LayoutAttribute]] = [
        [.left, .right, .centerX], [.leading, .trailing, .centerX],
    ]
    private static let vertical: [LayoutAttribute] = [.top, .bottom, .centerY]

    /// Any element that a layout can have, with second items that make combinations likely.
    private func randomElement(_ index: Int, _ random: inout SeededGenerator) -> RelationCover.Element {
        let item = Layout.Item.view(random.chance(85) ? 0 : 1)
        var result: RelationCover.Element
        if random.chance(20) {
            let attribute = random.pick([LayoutAttribute.width, .height])
            let other = random.chance(80) ? attribute : .width
            result = element(index, attribute, random.chance(50) ? nil : Layout.Anchor(item, other))
            if result.second != nil { result.multiplier = random.pick([1, 1, 2]) }
        } else {
            let group = random.chance(50) ? random.pick(RelationCoverTests.horizontal) : RelationCoverTests.vertical
            let attribute = random.pick(group)
            result = element(index, attribute, Layout.Anchor(item, random.chance(70) ? attribute : random.pick(group)))
        }
        result.offset = random.pick([0, 0, 8, -4])
        if random.chance(10) { result.comparison = .moreThan }
        if random.chance(10) { result.priority = 750 }
        if random.chance(5) { result.identifier = "a" }
        if random.chance(5) { result.isAlone = true }
        result.isAnonymous =
            item == .view(0) && result.priority == 1000 && result.identifier == nil && result.second != nil
        return result
    }

    /// A plan holds one constraint for the same anchors and relation.
    private func isRepeated(_ element: RelationCover.Element, in elements: [RelationCover.Element]) -> Bool {
        elements.contains {
            $0.attribute == element.attribute && $0.comparison == element.comparison && $0.second == element.second
        }
    }

    @Test("there is no way with fewer relations, and each constraint is said once")
    func fewest() {
        forEachSeed(1_500) { random in
            var elements: [RelationCover.Element] = []
            for _ in 0..<random.integer(1...9) {
                let element = randomElement(elements.count, &random)
                if !isRepeated(element, in: elements) { elements.append(element) }
            }
            try check(elements, against: fewest(elements))
        }
    }

    private func check(_ elements: [RelationCover.Element], against least: Int) throws {
        let parts = RelationCover(elements).parts
        guard parts.flatMap(\.elements).sorted() == Array(elements.indices) else {
            throw PropertyFailure("not every constraint is said once")
        }
        for part in parts where !isOneRelation(part.elements.map({ elements[$0] })) {
            throw PropertyFailure("'\(part.chain.rawValue)' cannot say \(part.elements.map { elements[$0] })")
        }
        let sum = parts.reduce(0) { $0 + tenths($1.elements.map { elements[$0] }) }
        guard sum == least else { throw PropertyFailure("\(sum) tenths of a relation instead of \(least)") }
        let ranks = parts.map(\.chain.rank)
        guard ranks == ranks.sorted() else { throw PropertyFailure("the relations are in another order") }
    }

    @Test("many ways to tie two views are parted as well as few")
    func wide() {
        // Every position of one view to every position of another: as many as one relation can connect.
        var elements: [RelationCover.Element] = []
        for first in [LayoutAttribute.left, .right, .centerX] {
            for second in [LayoutAttribute.left, .right, .centerX] {
                elements.append(element(elements.count, first, Layout.Anchor(.view(0), second)))
            }
        }
        for first in RelationCoverTests.vertical {
            for second in RelationCoverTests.vertical {
                elements.append(element(elements.count, first, Layout.Anchor(.view(0), second)))
            }
        }
        // Each of the nine horizontal ones finds a vertical one, or left and right are one with top and bottom.
        for shift in 0..<3 {
            let rotated = Array(elements[shift...] + elements[..<shift])
            let parts = RelationCover(rotated).parts
            #expect(parts.flatMap(\.elements).sorted() == Array(elements.indices))
            #expect(parts.allSatisfy { isOneRelation($0.elements.map { rotated[$0] }) })
            #expect(parts.count == pairing(elements))
        }
        for element in [element(18, .leading, Layout.Anchor(.view(0), .leading)), element(18, .width, nil)] {
            let parts = RelationCover(elements + [element]).parts
            #expect(parts.flatMap(\.elements).sorted() == Array(0...18))
        }
    }

    /// The fewest relations for elements of which any two on different axes may be one, by another way: whole edges taken
    /// or not, the largest matching of the others counted.
    private func pairing(_ elements: [RelationCover.Element]) -> Int {
        var best = Int.max
        let straight = elements.filter { $0.second?.attribute == $0.attribute && $0.attribute.isEdge }
        for choice in 0..<1 << straight.count {
            let taken = straight.indices.filter { choice & (1 << $0) != 0 }.map { straight[$0] }
            guard taken.isEmpty || taken.count > 1 && isOneRelation(taken) else { continue }
            let left = elements.filter { element in !taken.contains { $0.constraint == element.constraint } }
            best = min(best, (taken.isEmpty ? 0 : 1) + left.count - largestMatching(left))
        }
        return best
    }

    /// Augmenting paths over elements of the two axes.
    private func largestMatching(_ elements: [RelationCover.Element]) -> Int {
        let across = elements.indices.filter { elements[$0].attribute.axis == .horizontal }
        let down = elements.indices.filter { elements[$0].attribute.axis == .vertical }
        var partner: [Int: Int] = [:]
        func augment(_ x: Int, _ seen: inout Set<Int>) -> Bool {
            for y in down where isOneRelation([elements[x], elements[y]]) && seen.insert(y).inserted {
                if partner[y].map({ augment($0, &seen) }) ?? true {
                    partner[y] = x
                    return true
                }
            }
            return false
        }
        return across.count { x in
            var seen = Set<Int>()
            return augment(x, &seen)
        }
    }
}

extension LayoutAttribute {
    fileprivate var isEdge: Bool { [.left, .right, .top, .bottom].contains(self) }
}
