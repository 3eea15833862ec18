/// Colours as dumps write them.
enum ColorRecord {
    static func value(of color: UIColor) -> JSONValue {
        switch color.kind {
        case .system(let name): return named("systemColor", name, color)
        case .asset(let name): return named("name", name, color)
        case .components(let components):
            var members: [JSONMember] = [
                .init("red", .number(Double(components.red))), .init("green", .number(Double(components.green))),
                .init("blue", .number(Double(components.blue))), .init("alpha", .number(Double(components.alpha))),
            ]
            if components.isDisplayP3 { members.append(.init("colorSpace", .string("displayP3"))) }
            return .object(members)
        }
    }

    private static func named(_ key: String, _ name: String, _ color: UIColor) -> JSONValue {
        var members = [JSONMember(key, .string(name))]
        if color.opacity != 1 { members.append(.init("alpha", .number(Double(color.opacity)))) }
        return .object(members)
    }
}
