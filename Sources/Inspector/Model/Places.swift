import LayoutSyntax

/// Where objects stand in the file that was read, by index. Never written.
public struct Places: Sendable {
    public var views: [Place?] = []
    public var guides: [Place?] = []
    public var constraints: [Place?] = []

    public init() {}
}
