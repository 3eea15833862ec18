/// Writes view hierarchies as layout dumps.
@MainActor
public enum LayoutDump {
    /// One dump of several roots.
    ///
    /// - Parameters:
    ///   - file: What the dump names as its source.
    ///   - screen: Points; left out where no screen is meant.
    public static func text(of roots: [UIView], file: String? = nil, screen: CGSize? = nil) -> String {
        let screenMembers: [JSONMember] =
            screen.map {
                [.init("width", .number(Double($0.width))), .init("height", .number(Double($0.height)))]
            } ?? []
        let inventory = DumpInventory(roots)
        let views = ViewRecords(inventory)
        return text(
            file: file,
            screen: screenMembers,
            roots: roots.map(views.record),
            constraints: inventory.constraints.compactMap { ConstraintRecord.record(of: $0, in: inventory) }
        )
    }

    /// The dump of one root to be solved at the scale of the screen.
    ///
    /// - Parameters:
    ///   - fitting: The size that the root is fitted to: a view above it leaves it free, and two constraints of UIKit's
    ///     names draw it towards that size.
    static func text(of inventory: DumpInventory, _ purpose: DumpPurpose, fitting: FittingTarget?) -> String {
        guard let root = inventory.views.first else { return "" }
        let views = ViewRecords(inventory, purpose)
        var record = views.record(of: root)
        var constraints = inventory.constraints.compactMap { ConstraintRecord.record(of: $0, in: inventory) }
        if let fitting {
            let length = JSONValue.number(10000)
            record = .lines([
                .init("id", .string("fitting")), .init("class", .string("UIView")),
                .init("frame", .array([.number(0), .number(0), length, length])), .init("subviews", .rows([record])),
            ])
            constraints += FittingRecord.records(of: fitting, root: inventory.id(of: root) ?? "", above: "fitting")
        }
        let scale = JSONMember("scale", .number(Double(UIScreen.main.scale)))
        return text(file: nil, screen: [scale], roots: [record], constraints: constraints)
    }

    private static func text(
        file: String?,
        screen: [JSONMember],
        roots: [JSONValue],
        constraints: [JSONValue]
    ) -> String {
        var source: [JSONMember] = [
            .init("kind", .string("runtime")), .init("system", .string(UIDevice.current.systemLabel)),
        ]
        if let file { source.append(.init("file", .string(file))) }
        var members: [JSONMember] = [
            .init("format", .string("layout-dump")), .init("version", .number(1)), .init("source", .object(source)),
        ]
        if !screen.isEmpty { members.append(.init("screen", .object(screen))) }
        members.append(.init("roots", .rows(roots)))
        members.append(.init("constraints", .rows(constraints)))
        var writer = JSONWriter()
        writer.write(.lines(members))
        return writer.text + "\n"
    }
}
