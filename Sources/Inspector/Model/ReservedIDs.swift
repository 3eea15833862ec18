/// The ids of made constraints, which are reserved: no object of an input may use one.
public enum ReservedIDs {
    /// Prefix of an id and its possible endings, derived from the roles, the only place that defines these forms.
    private static let endings: [(prefix: String, endings: [String])] = {
        let sizes: [FrameAttribute] = [.width, .height]
        var roles: [MadeRow.Role] = sizes.flatMap { size in
            [
                .nonnegative(size), .rootSize(size), .content(size, isHugging: true),
                .content(size, isHugging: false),
            ]
        }
        roles += MadeRow.GuidePart.allCases.map { .guide($0) }
        roles += FrameAttribute.allCases.map { .mask($0) }
        var endings: [(prefix: String, endings: [String])] = []
        for id in roles.map({ $0.id(of: "") }) {
            guard let colon = id.firstIndex(of: ":") else { continue }
            let prefix = String(id[...colon])
            let ending = String(id[id.index(after: colon)...])
            if let known = endings.firstIndex(where: { $0.prefix == prefix }) {
                endings[known].endings.append(ending)
            } else {
                endings.append((prefix, [ending]))
            }
        }
        return endings
    }()

    /// Endings of guide ids in earlier versions, which old dumps may contain.
    private static let earlierGuideEndings = [".centerY", ".x", ".y"]

    /// Whether an id has a form that is reserved for made constraints (Documentation/Semantics.md).
    public static func contain(_ id: String) -> Bool {
        guard let colon = id.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let prefix = id[...colon]
        if prefix == "stack:" {
            return id[colon...].split(separator: ".").dropFirst().contains { part in
                MadeRow.StackPart.words.contains { part == $0 }
            }
        }
        guard let form = endings.first(where: { prefix == $0.prefix }) else { return false }
        if prefix == "guide:", earlierGuideEndings.contains(where: id.hasSuffix) { return true }
        return form.endings.contains { id.hasSuffix($0) }
    }
}
