import LayoutSyntax

/// The places of objects in the input file, by index. Never written to a dump.
public struct Places: Sendable {
    public var views: [Place?] = []
    public var guides: [Place?] = []
    public var constraints: [Place?] = []

    public init() {}
}
