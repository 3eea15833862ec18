import LayoutInspector

/// What is shown of findings beyond the usual, by formats that can show it.
public struct FindingDetails: Sendable, Equatable {
    /// The multipliers that prove a conflict.
    public var showsCertificates: Bool

    public init(showsCertificates: Bool = false) {
        self.showsCertificates = showsCertificates
    }

    public static let declarations: [OptionDeclaration<FindingDetails>] = [
        .flag("certificates", "show the multipliers that prove each conflict", \.showsCertificates)
    ]
}
