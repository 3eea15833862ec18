import LayoutInspector
import TestSupport
import Testing

@testable import LayoutPrinter

@Suite("parting constraints into relations")
struct RelationCoverTests {
    /// What one relation of the DSL can say, without the three edges that the library gets wrong.
    private static let groups: [Set<LayoutAttribute>] = {
        var groups: [Set<LayoutAttribute>] = [[.top, .bottom], [.centerX, .centerY], [.width, .height]]
        for (near, far) in [(LayoutAttribute.left, LayoutAttribute.right), (.leading, .trailing)] {
            groups += [[near, far], [near, far, .top, .bottom], [near, far, .top], [near, far, .bottom]]
            groups += [[near, .top], [near, .bottom], [far, .top], [far, .bottom], [far, .top, .bottom]]
        }
        groups.append([.left, .top, .bottom])
        return groups
    }()

    /// The fewest relations, by trying all.
    private func fewest(_ elements: [RelationCover.Element]) -> Int {
        guard let first = elements.first else { return 0 }
        let rest = Array(elements.dropFirst())
        var best = 1 + fewest(rest)
        for group in RelationCoverTests.groups where group.contains(first.attribute) {
            let members = elements.filter { group.contains($0.attribute) }
            guard members.count == group.count else { continue }
            // The offsets of a vertical pair have to be one; the library would call them leading and trailing.
            if group == [.top, .bottom], members[0].offset != members[1].offset { continue }
            best = min(best, 1 + fewest(elements.filter { !group.contains($0.attribute) }))
        }
        return best
    }

    @Test("there is no way with fewer relations, and each constraint is said once")
    func fewest() {
        forEachSeed(1_000) { random in
            var elements: [RelationCover.Element] = []
            let attributes: [LayoutAttribute] = [
                .top, .left, .leading, .bottom, .right, .trailing, .centerX, .centerY, .width, .height,
            ]
            for attribute in attributes.shuffled(using: &random) where random.chance(60) {
                elements.append(
                    RelationCover.Element(
                        constraint: elements.count,
                        attribute: attribute,
                        comparison: .equal,
                        second: Layout.Anchor(.view(0), attribute),
                        multiplier: 1,
                        offset: random.pick([0, 8]),
                        priority: 1000,
                        identifier: nil,
                        isAlone: false
                    )
                )
            }
            let parts = RelationCover(elements).parts
            guard parts.flatMap(\.elements).sorted() == Array(elements.indices) else {
                throw PropertyFailure("not every constraint is said once")
            }
            let least = fewest(elements)
            guard parts.count == least else { throw PropertyFailure("\(parts.count) relations instead of \(least)") }
        }
    }
}
