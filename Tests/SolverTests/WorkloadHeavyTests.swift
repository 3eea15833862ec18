import Testing

@Suite("closed-form layouts: large")
struct WorkloadHeavyTests {
    private static let checksums = WorkloadTests.checksums(of: WorkloadTests.largeSizes)

    @Test("the optimum has the known sums", arguments: checksums)
    func optimum(expected: WorkloadTests.Checksum) throws { try WorkloadTests.checkOptimum(expected) }

    @Test("the optimum has the known sums with the rows in another order too", arguments: checksums)
    func shuffledOptimum(expected: WorkloadTests.Checksum) throws { try WorkloadTests.checkShuffledOptimum(expected) }
}
