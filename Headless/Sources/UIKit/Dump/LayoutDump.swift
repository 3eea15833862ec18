/// Writes view hierarchies as layout dumps.
@MainActor
public enum LayoutDump {
    /// One dump of several roots.
    ///
    /// - Parameters:
    ///   - file: What the dump names as its source.
    ///   - screen: Points; left out where no screen is meant.
    public static func text(of roots: [UIView], file: String? = nil, screen: CGSize? = nil) -> String {
        let inventory = DumpInventory(roots)
        var source: [JSONMember] = [.init("kind", .string("runtime")), .init("system", .string("headless"))]
        if let file { source.append(.init("file", .string(file))) }
        var members: [JSONMember] = [
            .init("format", .string("layout-dump")), .init("version", .number(1)), .init("source", .object(source)),
        ]
        if let screen {
            let size: [JSONMember] = [
                .init("width", .number(Double(screen.width))), .init("height", .number(Double(screen.height))),
            ]
            members.append(.init("screen", .object(size)))
        }
        let views = ViewRecords(inventory)
        members.append(.init("roots", .rows(roots.map(views.record))))
        let constraints = inventory.constraints.compactMap { ConstraintRecord.record(of: $0, in: inventory) }
        members.append(.init("constraints", .rows(constraints)))
        var writer = JSONWriter()
        writer.write(.lines(members))
        return writer.text + "\n"
    }
}
