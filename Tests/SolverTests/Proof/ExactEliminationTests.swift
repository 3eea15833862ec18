import Testing

@testable import LayoutSolver

@Suite("Exact elimination")
struct ExactEliminationTests {
    private func solved(_ rows: [([(Int, Int)], Int)], count: Int) -> ExactElimination {
        ExactElimination(
            rows.map { terms, constant in (terms.map { ($0.0, Rational($0.1)) }, Rational(constant)) },
            variableCount: count
        )
    }

    @Test("a chain is determined row by row, with no combinations")
    func chain() {
        let found = solved([([(2, 1), (1, -1)], 5), ([(1, 1), (0, -1)], 3), ([(0, 1)], 8)], count: 3)
        #expect(found.values == [Rational(8), Rational(11), Rational(16)])
        #expect(found.combinations.isEmpty)
        #expect(found.determined.map(\.variable) == [0, 1, 2])
    }

    @Test("equations with several unknowns each are combined until one is left")
    func combined() {
        let found = solved([([(0, 1), (1, 1)], 10), ([(0, 1), (1, -1)], 4)], count: 2)
        #expect(found.values == [Rational(7), Rational(3)])
        #expect(found.combinations.count == 1)
    }

    @Test("a variable is determined although the others of its equation are not")
    func cancelled() {
        // v0 = v1 - v2 and v1 = v2 + 3, with v2 in as many equations as v1.
        let found = solved(
            [([(0, 1), (1, -1), (2, 1)], 0), ([(1, 1), (2, -1)], 3), ([(2, 1), (3, 1)], 0)],
            count: 4
        )
        #expect(found.values[0] == Rational(3))
        #expect(found.values[1...].allSatisfy { $0 == nil })
        #expect(found.genericDirection()[0].isZero)
        #expect(found.genericDirection()[1...].allSatisfy { !$0.isZero })
    }

    @Test("an equation that contradicts the others is named with what it is off by")
    func excess() {
        let found = solved([([(0, 1)], 8), ([(0, 1), (1, 1)], 10), ([(1, 2)], 5)], count: 2)
        #expect(found.excess.count == 1)
    }

    @Test(
        "fractions are written with a slash, and found again near their doubles",
        arguments: [(1.0, "1"), (0.5, "1/2"), (-7.0 / 3.0, "-7/3"), (0.0, "0"), (123.456, "15432/125")]
    )
    func text(_ value: Double, _ text: String) {
        #expect(Rational(simplestNear: value).text == text)
    }
}
