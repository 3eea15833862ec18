/// The ids of made constraints, which no object of an input may have.
public enum ReservedIDs {
    private static let endings: [(prefix: String, endings: [String])] = [
        ("nonneg:", [".width", ".height"]),
        ("root:", [".width", ".height"]),
        (
            "guide:",
            [".left", ".top", ".right", ".bottom", ".width", ".height", ".centerX", ".centerY", ".fill", ".x", ".y"]
        ),
        ("content:", [".width.hugging", ".width.compression", ".height.hugging", ".height.compression"]),
        ("mask:", [".x", ".y", ".width", ".height"]),
    ]

    /// The roles of `stack:<stack>.<role>…`.
    private static let stackRoles = [
        "start", "end", "spacing", "equal", "proportional", "gap", "align", "fit", "settle", "hidden",
    ]

    /// Whether an id has one of the forms that made constraints have (Documentation/Semantics.md).
    public static func contain(_ id: String) -> Bool {
        guard let colon = id.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let prefix = id[...colon]
        if prefix == "stack:" {
            return id[colon...].split(separator: ".").dropFirst().contains { part in
                stackRoles.contains { part == $0 }
            }
        }
        guard let form = endings.first(where: { prefix == $0.prefix }) else { return false }
        return form.endings.contains { id.hasSuffix($0) }
    }
}
