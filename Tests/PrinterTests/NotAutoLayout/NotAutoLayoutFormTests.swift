import LayoutInspector
import LayoutPrinter
import Testing

@Suite("the forms of the dialect notautolayout")
struct NotAutoLayoutFormTests {
    @Test("each constraint is printed, implied or listed with a reason")
    func accounts() throws {
        for dump in [Screens.login, Screens.masks, Screens.remainder, Screens.cell] {
            let source = try layout(dump)
            let printed = try source.printed(as: .notAutoLayout)
            let listed = Set(printed.remainder.compactMap(\.constraint))
            #expect(listed == Set(printed.tally.missing))
            #expect(printed.tally[.inexpressible] == listed.count)
            let reasons = printed.remainder.filter { $0.constraint != nil }.map(\.reason)
            #expect(Set(reasons).isSubset(of: Dialect.notAutoLayout.reasonsForRemainder))
        }
    }

    @Test("a constant that sums of points cannot keep is listed, and the source is proven")
    func range() throws {
        let printed = try layout(
            dump(
                #"{"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false}"#,
                constraints: ["v.left == root.left - 1e20", "v.right == root.left + 8", "v.top == root.top"]
            )
        ).printed(as: .notAutoLayout)
        #expect(printed.remainder.map(\.reason).contains("its constant is too large to be added exactly"))
    }
}
