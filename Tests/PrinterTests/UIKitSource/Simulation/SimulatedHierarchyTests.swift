import Testing

@testable import LayoutPrinter

@Suite("the hierarchy that source builds")
struct SimulatedHierarchyTests {
    /// The nodes 0, 1, 2 of which 0 exists, and 3, a member of 2.
    private func hierarchy() -> SimulatedHierarchy {
        var hierarchy = SimulatedHierarchy()
        _ = hierarchy.node(of: 0, isGiven: true)
        for view in 1...3 { _ = hierarchy.node(of: view, isGiven: false) }
        hierarchy.setMember(3, of: 2)
        return hierarchy
    }

    @Test(
        "a view is refused in itself, in what it holds and in its own members",
        arguments: [
            [(1, 1)], [(1, 0), (0, 1)], [(1, 2), (2, 1)], [(2, 3)], [(1, 3), (2, 1)], [(1, 0), (2, 1), (1, 3)],
        ]
    )
    func cycles(_ additions: [(view: Int, superview: Int)]) throws {
        for arranges in [false, true] {
            var hierarchy = hierarchy()
            for addition in additions.dropLast() { try hierarchy.addSubview(addition.view, to: addition.superview) }
            let last = try #require(additions.last)
            #expect(throws: ProofFailure.self) {
                if arranges {
                    try hierarchy.addArranged(last.view, to: last.superview)
                } else {
                    try hierarchy.addSubview(last.view, to: last.superview)
                }
            }
        }
    }

    @Test("what is added before its superview is attached with it")
    func attachment() throws {
        var hierarchy = hierarchy()
        try hierarchy.addSubview(1, to: 3)
        #expect(!hierarchy.isAttached(1))
        try hierarchy.addSubview(2, to: 0)
        for node in 0...3 { #expect(hierarchy.isAttached(node), "\(node)") }
    }
}
