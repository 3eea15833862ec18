import LayoutInspector

/// What is shown of findings beyond the usual, by formats that can show it.
public struct FindingDetails: Sendable, Equatable {
    /// The multipliers that prove a conflict.
    public var showsCertificates: Bool
    /// Every finding with all of its constraints and fixes, where people get the first few.
    public var showsAll: Bool

    public init(showsCertificates: Bool = false, showsAll: Bool = false) {
        self.showsCertificates = showsCertificates
        self.showsAll = showsAll
    }

    public static let declarations: [OptionDeclaration<FindingDetails>] = [
        .flag("all", "show every finding with all of its constraints and fixes", \.showsAll),
        .flag("certificates", "show the multipliers that prove each conflict", \.showsCertificates),
    ]
}
