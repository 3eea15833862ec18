/// Fonts as dumps write them.
enum FontRecord {
    static func value(of font: UIFont) -> JSONValue {
        let size = JSONMember("size", .number(Double(font.pointSize)))
        switch font.kind {
        case .named(let name): return .object([.init("name", .string(name)), size])
        case .style(let style): return .object([.init("style", .string(style.rawValue)), size])
        case .system(let weight, let isItalic, let isMonospaced):
            var members = [JSONMember("type", .string(isItalic ? "italicSystem" : "system"))]
            if weight != .regular, let name = weight.name { members.append(.init("weight", .string(name))) }
            if isMonospaced { members.append(.init("width", .string("monospaced"))) }
            members.append(size)
            return .object(members)
        }
    }
}
