import LayoutInspector

/// A result that an agent can read at once: its longest lists are cut, and it says how much is not there.
enum ShortenedJSON {
    /// In bytes; the text beside it has its own limit.
    static let limit = 5_500
    /// Elements that a list or a table keeps, from generous to few.
    private static let steps = [200, 100, 50, 20, 10, 5, 2]

    /// The text as it is where it is short enough, or no object.
    static func text(_ json: String) -> String {
        guard json.utf8.count > limit, let value = try? JSONTree(reading: Array(json.utf8)),
            case .object(let members) = value
        else { return json }
        var shortened = value
        for most in steps {
            var left = 0
            shortened = cut(.object(members), to: most, &left)
            if case .object(let kept) = shortened, left > 0 {
                shortened = .object(kept + [JSONTree.Member("left_out", .number(Double(left)))])
            }
            if shortened.text.utf8.count <= limit { break }
        }
        return shortened.text
    }

    /// - Complexity: Linear in the size of the value, whose depth ``JSONTree/depthLimit`` bounds.
    private static func cut(_ value: JSONTree, to most: Int, _ left: inout Int) -> JSONTree {
        switch value {
        case .array(let elements):
            left += max(0, elements.count - most)
            return .array(elements.prefix(most).map { cut($0, to: most, &left) })
        case .object(let members):
            // What has a schema has fewer keys than any of the steps but the last ones; a table by id has more.
            let kept = max(most, fewestKeys)
            left += max(0, members.count - kept)
            return .object(members.prefix(kept).map { JSONTree.Member($0.key, cut($0.value, to: most, &left)) })
        case .null, .bool, .number, .longNumber, .string: return value
        }
    }

    /// No object of the program's formats has more keys of its own.
    private static let fewestKeys = 24
}
