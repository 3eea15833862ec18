/// The dialects for printing layouts. Each has its own folder and is named only there and here.
public enum Dialects {
    public static let all: [Dialect] = [
        .draftsman, .anchors, .snapKit, .tinyConstraints, .pureLayout, .cartography, .stevia, .easyPeasy, .masonry,
        .swiftLayout, .flow, .notAutoLayout,
    ]

    /// The default dialect.
    public static let standard = all[0]

    /// The dialect with that name on the command line.
    public static func named(_ name: String, among dialects: [Dialect] = all) -> Dialect? {
        dialects.first { $0.name == name }
    }
}
