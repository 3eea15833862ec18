import Testing
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct LayoutEditTests {
    private func layout(_ constraints: String...) throws -> Layout {
        try DumpFixtures.read(DumpFixtures.dump(constraint: constraints.joined(separator: ", "))).layout
    }

    @Test("every change takes effect, and its inverse takes it back")
    func inverses() throws {
        let original = try layout(
            DumpFixtures.constraint("a top", "r top", id: "1"),
            DumpFixtures.constraint("a width", "b width", id: "2", more: "\"multiplier\": 0.5")
        )
        var added = Layout.Constraint(id: "3")
        added.first = Layout.Anchor(.view(1), .bottom)
        added.second = Layout.Anchor(.view(0), .bottom)
        let edits: [(LayoutEdit, (Layout) -> Bool)] = [
            (.constraint(id: "1", .constant(8)), { $0.constraints[0].constant == 8 }),
            (.constraint(id: "2", .multiplier(2)), { $0.constraints[1].multiplier == 2 }),
            (.constraint(id: "1", .priority(999)), { $0.constraints[0].priority == 999 }),
            (.constraint(id: "1", .relation(.lessThanOrEqual)), { $0.constraints[0].relation == .lessThanOrEqual }),
            (.constraint(id: "1", .identifier("x")), { $0.constraints[0].identifier == "x" }),
            (.constraint(id: "1", .isActive(false)), { !$0.constraints[0].isActive }),
            (.view(id: "a", .contentHugging(.vertical, 1)), { $0.views[1].contentHugging == PerAxis(250, 1) }),
            (
                .view(id: "a", .compressionResistance(.horizontal, 0)),
                { $0.views[1].compressionResistance == PerAxis(0, 750) }
            ),
            (.view(id: "a", .isHidden(true)), { $0.views[1].isHidden }),
            (.view(id: "a", .translatesAutoresizingMask(true)), { $0.views[1].translatesAutoresizingMask }),
            (.add(added), { $0.constraints.count == 3 && $0.constraintIndex(id: "3") == 2 }),
            (.remove(constraint: "1"), { $0.constraints.map(\.id) == ["2"] && $0.constraintIndex(id: "2") == 0 }),
            (
                .sequence([.remove(constraint: "1"), .constraint(id: "2", .constant(5)), .add(added)]),
                { $0.constraints.map(\.id) == ["2", "3"] && $0.constraints[0].constant == 5 }
            ),
        ]
        for (edit, holds) in edits {
            var layout = original
            let inverse = try layout.apply(edit)
            #expect(holds(layout), "\(edit)")
            #expect(layout != original)
            let again = try layout.apply(inverse, restoring: true)
            #expect(layout == original, "\(edit)")
            try layout.apply(again, restoring: true)
            #expect(holds(layout), "\(edit)")
        }
    }

    @Test("a change that cannot be made says why and changes nothing")
    func refusals() throws {
        let original = try layout(
            DumpFixtures.constraint("a top", "r top", id: "1"),
            DumpFixtures.constraint("a width", id: "2")
        )
        var taken = Layout.Constraint(id: "1")
        taken.first = Layout.Anchor(.view(1), .width)
        var reserved = taken
        reserved.id = "root:r.width"
        var position = taken
        position.id = "3"
        position.first = Layout.Anchor(.view(1), .top)
        var foreign = position
        foreign.first = Layout.Anchor(.view(99), .width)
        let cases: [(LayoutEdit, String)] = [
            (.constraint(id: "9", .constant(1)), "there is no constraint \"9\""),
            (.remove(constraint: "9"), "there is no constraint \"9\""),
            (.view(id: "zz", .isHidden(true)), "there is no view \"zz\""),
            (.view(id: "g", .isHidden(true)), "there is no view \"g\""),
            (.view(id: "a", .contentHugging(.vertical, -1)), "a priority of -1 is not in 0...1000"),
            (.view(id: "a", .contentHugging(.vertical, .nan)), "a priority of 1e999 is not in 0...1000"),
            (.add(taken), "there is a constraint \"1\" already"),
            (.add(reserved), "the id \"root:r.width\" is reserved for made constraints"),
            (.add(position), "the constraint \"3\" sets the position \"a\".top without a second item"),
            (.add(foreign), "the constraint \"3\" belongs to another layout"),
            (
                .constraint(id: "1", .priority(0)),
                "the constraint \"1\" has a priority of 0, which is not above 0 and at most 1000"
            ),
            (
                .constraint(id: "1", .multiplier(0)),
                "the constraint \"1\" sets the position \"a\".top to 0 times its second item"
            ),
            (
                .constraint(id: "1", .constant(.infinity)),
                "the constraint \"1\" has a constant that is not a finite number"
            ),
            (
                .sequence([.remove(constraint: "2"), .constraint(id: "1", .constant(3)), .remove(constraint: "2")]),
                "there is no constraint \"2\""
            ),
        ]
        for (edit, message) in cases {
            var layout = original
            let error = #expect(throws: EditError.self) { try layout.apply(edit) }
            #expect(error?.message == message)
            #expect(layout == original)
        }
    }

    @Test("a faulty constraint can be fixed, and the fix undone")
    func mending() throws {
        var layout = try layout(DumpFixtures.constraint("a top", "r top", more: "\"priority\": 2000"))
        let original = layout
        #expect(layout.constraints[0].fault != nil)
        let inverse = try layout.apply(.constraint(id: "k", .priority(500)))
        #expect(layout.constraints[0].isEffective)
        try layout.apply(inverse, restoring: true)
        #expect(layout == original)
    }

    @Test("a view that stops to translate its mask loses the constraints made of it, and gets back exactly those")
    func mask() throws {
        var layout = try layout(
            DumpFixtures.constraint("a width", id: "1", more: "\"origin\": \"autoresizing\""),
            DumpFixtures.constraint("a height", id: "2", more: "\"origin\": \"autoresizing\", \"isActive\": false"),
            DumpFixtures.constraint("b height", id: "3", more: "\"origin\": \"autoresizing\"")
        )
        let original = layout
        let inverse = try layout.apply(.view(id: "a", .translatesAutoresizingMask(false)))
        #expect(layout.constraints.map(\.isActive) == [false, false, true])
        #expect(!layout.views[1].translatesAutoresizingMask)
        try layout.apply(inverse, restoring: true)
        #expect(layout == original)
    }

    @Test("a reading keeps the places of its constraints in step")
    func places() throws {
        var reading = try DumpFixtures.read(
            DumpFixtures.dump(
                constraint: DumpFixtures.constraint("a top", "r top", id: "1") + ",\n"
                    + DumpFixtures.constraint("a left", "r left", id: "2")
            )
        )
        let places = reading.places.constraints
        let inverse = try reading.apply(.remove(constraint: "1"))
        #expect(reading.places.constraints == [places[1]])
        try reading.apply(inverse, restoring: true)
        #expect(reading.places.constraints == places)
    }

    @Test("after a thousand random edits, undoing all of them gives the first state byte for byte")
    func randomEdits() {
        forEachSeed(8) { generator in
            var layout = try randomLayout(&generator)
            let original = layout
            let dump = layout.dump()
            var inverses: [LayoutEdit] = []
            var next = 0
            for _ in 0..<1000 {
                next += 1
                if let inverse = try? layout.apply(randomEdit(of: layout, number: next, &generator)) {
                    inverses.append(inverse)
                }
            }
            guard inverses.count > 500, layout.dump() != dump else { throw PropertyFailure("the edits did nothing") }
            let edited = try Layout.read(layout.dump()).layout
            guard edited.dump() == layout.dump() else { throw PropertyFailure("the edited layout reads differently") }
            for inverse in inverses.reversed() { try layout.apply(inverse, restoring: true) }
            guard layout.dump() == dump else { throw PropertyFailure("the dump differs") }
            guard layout == original else { throw PropertyFailure("the layout differs") }
        }
    }

    private func randomLayout(_ generator: inout SeededGenerator) throws -> Layout {
        var constraints: [String] = []
        for index in 0..<generator.integer(0...40) {
            let attribute = generator.pick(["top", "left", "width", "oops", "leading", "centerX", "height"])
            let origin = generator.pick(["user", "user", "autoresizing", "system"])
            let second = generator.chance(80) ? "\(generator.pick(["r", "a", "b", "c", "q"])) \(attribute)" : nil
            constraints.append(
                DumpFixtures.constraint(
                    "\(generator.pick(["r", "a", "b", "c", "zz"])) \(attribute)",
                    second,
                    id: "\(index % 30)",
                    more: "\"origin\": \"\(origin)\", \"isActive\": \(generator.chance(70))"
                )
            )
        }
        return try DumpFixtures.read(DumpFixtures.dump(constraint: constraints.joined(separator: ", "))).layout
    }

    private func randomEdit(of layout: Layout, number: Int, _ generator: inout SeededGenerator) -> LayoutEdit {
        let id = generator.pick(layout.constraints.map(\.id) + ["none"])
        let view = generator.pick(layout.views.map(\.id))
        let axis = generator.pick([Axis.horizontal, .vertical])
        switch generator.integer(0...11) {
        case 0: return .constraint(id: id, .constant(Double(generator.integer(-99...99)) / 4))
        case 1: return .constraint(id: id, .multiplier(Double(generator.integer(0...4)) / 2))
        case 2: return .constraint(id: id, .priority(Double(generator.integer(0...1001))))
        case 3: return .constraint(id: id, .relation(generator.pick(Relation.allCases)))
        case 4: return .constraint(id: id, .identifier(generator.chance(50) ? nil : "i\(number)"))
        case 5: return .constraint(id: id, .isActive(generator.chance(50)))
        case 6: return .view(id: view, .contentHugging(axis, Double(generator.integer(-1...1001))))
        case 7: return .view(id: view, .isHidden(generator.chance(50)))
        case 8: return .view(id: view, .translatesAutoresizingMask(generator.chance(50)))
        case 9: return .remove(constraint: id)
        case 10:
            return .sequence([
                randomEdit(of: layout, number: number, &generator), .remove(constraint: id),
                .view(id: view, .isHidden(true)),
            ])
        default:
            var constraint = Layout.Constraint(id: "new\(number)")
            let attribute = generator.pick(LayoutAttribute.allCases)
            constraint.first = Layout.Anchor(.view(generator.integer(0...layout.views.count - 1)), attribute)
            constraint.second = Layout.Anchor(.view(generator.integer(0...layout.views.count - 1)), attribute)
            constraint.constant = Double(generator.integer(-99...99)) / 4
            return .add(constraint)
        }
    }
}
