import LayoutInspector

/// A value of a YAML document with its place: texts, lists and mappings, as a configuration needs them.
///
/// Texts are not interpreted: `off` and `1.0` are the words that were written.
struct YAMLNode: Sendable {
    struct Member: Sendable {
        var key: String
        var place: Place
        var value: YAMLNode
    }

    enum Value: Sendable {
        /// Nothing, `~` or `null`.
        case none
        case text(String)
        case list([YAMLNode])
        case mapping([Member])

        /// For messages.
        var kind: String {
            switch self {
            case .none: "nothing"
            case .text(let text): "\"\(text)\""
            case .list: "a list"
            case .mapping: "a mapping"
            }
        }
    }

    var value: Value
    var place: Place

    // MARK: Values

    /// A text.
    func text(_ expected: String) throws(ReadError) -> String {
        guard case .text(let text) = value else { throw fault(expected) }
        return text
    }

    /// A text, or a list of texts; an empty value is an empty list.
    func texts(_ expected: String) throws(ReadError) -> [(text: String, place: Place)] {
        switch value {
        case .none: return []
        case .text(let text): return [(text, place)]
        case .list(let nodes):
            var texts: [(text: String, place: Place)] = []
            for node in nodes { texts.append((try node.text(expected), node.place)) }
            return texts
        case .mapping: throw fault(expected)
        }
    }

    /// The members of a mapping; an empty value has none.
    func members(_ expected: String) throws(ReadError) -> [Member] {
        switch value {
        case .none: return []
        case .mapping(let members): return members
        case .text, .list: throw fault(expected)
        }
    }

    /// The elements of a list; an empty value has none.
    func elements(_ expected: String) throws(ReadError) -> [YAMLNode] {
        switch value {
        case .none: return []
        case .list(let nodes): return nodes
        case .text, .mapping: throw fault(expected)
        }
    }

    func fault(_ expected: String) -> ReadError {
        ReadError("expected \(expected), found \(value.kind)", place: place)
    }
}
