import Testing

/// ``ConflictArithmeticTests`` over as many conflicts as a person would never read.
@Suite("the arithmetic of many headlines") struct ConflictArithmeticHeavyTests {
    @Test("each headline has two sides whose difference resolves the conflict, in lengths that members determine")
    func many() { ConflictArithmeticTests.check(count: 2_500, from: 90_000) }
}
