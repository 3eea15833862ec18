import Testing

@testable import DocumentMerge

@Suite("the proof of a merge") struct MergeProofTests {
    @Test("notices what was lost, added, repeated, and what leads to nothing")
    func teeth() throws {
        let one = MergeCases.compatible[0].applied(to: MergeCases.base)
        let other = MergeCases.compatible[2].applied(to: MergeCases.base)
        let merge = try MergeCases.merge(one, other)
        let right = merge.text(choosing: MergeChoice())
        #expect(merge.faults(of: right).isEmpty)
        for wrong in [one, other, MergeCases.base] { #expect(!merge.faults(of: wrong).isEmpty) }
        let repeated = right.replacing(MergeCases.third, with: MergeCases.third + MergeCases.third)
        #expect(merge.faults(of: repeated).contains("constraint (c-3): its id is there twice"))
        #expect(!DocumentMerge.isSound(Array(repeated.utf8)) && DocumentMerge.isSound(Array(right.utf8)))
        let dangling = right.replacing(MergeCases.detail, with: "")
        #expect(
            merge.faults(of: dangling).contains("constraint (c-3): its firstItem detail-2 is removed by the other side")
        )
        #expect(merge.faults(of: "<document>").first?.hasPrefix("the result cannot be read: ") == true)
    }
}
