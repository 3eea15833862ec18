import LayoutInspector

/// A part of a result whose list is long: elements from one on, as many as an agent can read at once, and what to call for the
/// rest.
struct ListPage: Sendable {
    /// The member of the result that has the list, an array or an object.
    var key: String
    /// The place of the first element, from 1.
    var first = 1
    /// The call that is answered.
    var again: NextCall
    /// Shortens an element that is too long.
    var shortened: @Sendable (JSONTree) -> JSONTree = { $0 }

    /// In bytes: of the members beside the list, and of one element.
    private static let restLimit = 2_000
    private static let elementLimit = 2_500

    /// A page of the result, and the call for the next one, if there is more.
    func page(of value: JSONTree) -> (value: JSONTree, next: NextCall?) {
        guard case .object(let members) = value, let list = value[key] else { return (value, nil) }
        if first == 1, value.text.utf8.count <= ShortenedJSON.limit { return (value, nil) }
        let elements: [JSONTree.Member]
        let isObject: Bool
        switch list {
        case .array(let values): (elements, isObject) = (values.map { .init("", $0) }, false)
        case .object(let values): (elements, isObject) = (values, true)
        default: return (value, nil)
        }
        let rest = ShortenedJSON.value(.object(members.filter { $0.key != key }), limit: Self.restLimit)
        var left = ShortenedJSON.limit - rest.text.utf8.count
        var kept: [JSONTree.Member] = []
        for element in elements.dropFirst(first - 1) {
            var element = element
            if element.value.text.utf8.count > Self.elementLimit { element.value = shortened(element.value) }
            element.value = ShortenedJSON.value(element.value, limit: Self.elementLimit)
            left -= element.value.text.utf8.count + element.key.utf8.count + 4
            if left < 0, !kept.isEmpty { break }
            kept.append(element)
        }
        var result = [JSONTree.Member(key, isObject ? .object(kept) : .array(kept.map(\.value)))]
        if case .object(let others) = rest { result = others + result }
        let next = first + kept.count
        let missing = max(0, elements.count - next + 1)
        guard missing > 0 else { return (.object(result), nil) }
        result.removeAll { $0.key == "left_out" }
        result.append(.init("left_out", .number(Double(missing))))
        return (.object(result), again.with("from", .number(Double(next))))
    }
}

/// A part of a printed source: lines from one on, as many as an agent can read at once.
struct SourcePage: Sendable {
    /// The number of the first line, from 1.
    var first = 1
    var again: NextCall

    /// In bytes, as JSON writes them: they are in the text and in the structured result.
    private static let limit = 3_300

    func page(of source: String) -> (source: String, left: Int, next: NextCall?) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(first - 1)
        var (kept, left) = ([Substring](), Self.limit)
        for line in lines {
            left -= JSONTree.string(String(line)).text.utf8.count
            if left < 0, !kept.isEmpty { break }
            kept.append(line)
        }
        let missing = lines.count - kept.count
        let text = ToolAnswer.cut(kept.joined(separator: "\n"), to: Self.limit) + (missing > 0 ? "\n" : "")
        if missing <= 0 { return (text, 0, nil) }
        return (text, missing, again.with("from", .number(Double(first + kept.count))))
    }
}
