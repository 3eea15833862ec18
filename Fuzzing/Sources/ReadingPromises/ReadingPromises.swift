import LayoutInspector

extension Reading {
    /// Ends the program where what was read does not have the places that it promises, is not lowered, or does not come
    /// back equal from the dump that is written of it.
    public func checkPromises() {
        expect(places.views.count <= layout.views.count, "places without views")
        expect(places.guides.count <= layout.guides.count, "places without guides")
        expect(places.constraints.count <= layout.constraints.count, "places without constraints")
        for finding in findings { expect(!finding.message.isEmpty, "a finding without a message") }
        let dump = layout.dump()
        do {
            let again = try Layout.read(dump, as: .dump).layout
            expect(again.dump() == dump, "a dump that is written otherwise once it is read back")
            expect(again == layout, "a layout that does not come back equal from its dump")
        } catch {
            fail("a dump that is not read back: \(error.message)")
        }
        expect(layout.lowered().system.variableCount >= 4 * layout.views.count, "views without variables")
    }
}

/// Ends the program where a promise does not hold.
public func expect(_ condition: Bool, _ broken: String) {
    if !condition { fail(broken) }
}

/// Said in words: an optimised precondition only traps.
private func fail(_ broken: String) -> Never { fatalError("broken promise: \(broken)") }
