import LayoutInspector

/// A result that an agent can read at once: its longest lists and texts are cut, and it says how much is not there.
enum ShortenedJSON {
    /// In bytes; the text beside it has its own limit.
    static let limit = 5_000
    /// Elements that a list or a table keeps and bytes that a text keeps, from generous to few.
    private static let steps = [
        (200, 2_000), (100, 1_000), (50, 600), (20, 400), (10, 300), (5, 200), (2, 120), (1, 60),
    ]

    /// The value as it is where it is short enough.
    static func value(_ value: JSONTree, limit: Int) -> JSONTree {
        guard value.text.utf8.count > limit else { return value }
        var shortened = value
        for (most, bytes) in steps {
            var left = 0
            shortened = cut(value, to: most, bytes, &left)
            if case .object(let kept) = shortened, left > 0 {
                shortened = .object(kept + [JSONTree.Member("left_out", .number(Double(left)))])
            }
            if shortened.text.utf8.count <= limit { break }
        }
        return shortened
    }

    /// - Complexity: Linear in the size of the value, whose depth ``JSONTree/depthLimit`` bounds.
    private static func cut(_ value: JSONTree, to most: Int, _ bytes: Int, _ left: inout Int) -> JSONTree {
        switch value {
        case .array(let elements):
            // Numbers of a frame, or a size, are one value.
            let kept = elements.allSatisfy(\.isNumber) ? max(most, 4) : most
            left += max(0, elements.count - kept)
            return .array(elements.prefix(kept).map { cut($0, to: most, bytes, &left) })
        case .object(let members):
            // What has a schema has fewer keys than any of the steps but the last ones; a table by id has more.
            let kept = max(most, fewestKeys)
            left += max(0, members.count - kept)
            return .object(members.prefix(kept).map { JSONTree.Member($0.key, cut($0.value, to: most, bytes, &left)) })
        case .string(let text):
            if text.utf8.count <= bytes { return value }
            left += 1
            return .string(String(text.prefix(bytes / 2)) + "…")
        case .null, .bool, .number, .longNumber: return value
        }
    }

    /// No object of the program's formats has more keys of its own.
    private static let fewestKeys = 24
}

extension JSONTree {
    fileprivate var isNumber: Bool {
        switch self {
        case .number, .longNumber: true
        default: false
        }
    }
}
