import LayoutModel
import Testing

@Suite("priorities and activity")
struct ConstraintStrengthTests {
    @Test(
        "every priority is kept, whole or not, and the activity beside it",
        arguments: [1000, 999, 750, 251, 1, 0.5, 999.5, 250.25, 0, -1, 1001, 1e300, .infinity, .leastNonzeroMagnitude]
    )
    func priority(_ priority: Double) {
        for isActive in [true, false] {
            for before in [1000, 0.25] {
                var constraint = Layout.Constraint(id: "c")
                constraint.priority = before
                constraint.isActive = isActive
                constraint.priority = priority
                #expect(constraint.priority == priority)
                #expect(constraint.isActive == isActive)
                #expect(constraint.isRequired == (priority >= 1000))
                constraint.isActive.toggle()
                #expect(constraint.priority == priority)
                #expect(constraint.isActive != isActive)
                var fresh = Layout.Constraint(id: "c")
                fresh.priority = priority
                fresh.isActive = !isActive
                #expect(constraint == fresh)
            }
        }
    }

    @Test("a multiplier is kept, and undone")
    func multiplier() {
        var constraint = Layout.Constraint(id: "c")
        constraint.multiplier = 0.5
        #expect(constraint.multiplier == 0.5)
        #expect(constraint != Layout.Constraint(id: "c"))
        constraint.multiplier = 1
        #expect(constraint == Layout.Constraint(id: "c"))
    }

    @Test("what is true of a view or not is kept apart")
    func marks() {
        let marks: [WritableKeyPath<Layout.View, Bool>] = [
            \.isTransformed, \.insetsMarginsFromSafeArea, \.preservesSuperviewMargins, \.translatesAutoresizingMask,
            \.isHidden,
        ]
        for mark in marks {
            var view = Layout.View(id: "v", className: "UIView")
            let before = marks.map { view[keyPath: $0] }
            view[keyPath: mark].toggle()
            let changed = marks.indices.filter { view[keyPath: marks[$0]] != before[$0] }
            #expect(changed.map { marks[$0] } == [mark])
            view[keyPath: mark].toggle()
            #expect(view == Layout.View(id: "v", className: "UIView"))
        }
    }
}
