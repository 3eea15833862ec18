import LayoutInspector
import Testing

@Suite("subviews of lists")
struct PlacedSubviewTests {
    /// The rows of the mask of a view in a table.
    private func masks(_ constraints: String..., translates: Bool = false) throws -> [String] {
        let added = view("added", view("inner"))
            .replacing("Mask\": false", with: "Mask\": \(translates)", maxReplacements: 1)
        let views = root(view("table", added, baseClass: "UITableView"))
        return try layout(dumpText(views, constraints.joined(separator: ","))).lowered().rows("mask:added")
    }

    // UITableView lays out its cells, headers and backgrounds, and no other view that code adds to it.
    @Test("are placed by the list, unless constraints place them")
    func placed() throws {
        #expect(try masks().count == 4)
        #expect(try masks(constraint("center", "added.centerX", "table.centerX")).isEmpty)
        #expect(try masks(constraint("width", "added.width", "table.width")).isEmpty)
    }

    @Test("are placed by the list where constraints are within them, or they translate their mask")
    func within() throws {
        #expect(try masks(constraint("inner", "inner.leading", "added.leading")).count == 4)
        #expect(try masks(constraint("center", "added.centerX", "table.centerX"), translates: true).count == 4)
    }
}
