import LayoutInspector
import Yams

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

    /// More bytes than any configuration has.
    private static let mostBytes = 1 << 20
    /// More values than any configuration has.
    private static let mostValues = 100_000

    /// Parses the only document of a text.
    ///
    /// - Throws: ``ReadError`` with line and column.
    init(parsing bytes: [UInt8]) throws(ReadError) {
        guard bytes.count <= Self.mostBytes else { throw ReadError("the file is longer than 1 MB") }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw ReadError("the file is not UTF-8") }
        if let hazard = YAMLHazard.first(in: bytes) { throw ReadError(hazard.message, place: hazard.place) }
        let node: Node?
        do {
            node = try Parser(yaml: text, encoding: .utf8).singleRoot()
        } catch let error as YamlError {
            throw ReadError(error)
        } catch {
            throw ReadError("\(error)")
        }
        var left = Self.mostValues
        guard let node else {
            self.init(value: .none, place: Place(line: 1, column: 1))
            return
        }
        try self.init(node, left: &left)
    }

    private init(value: Value, place: Place) {
        self.value = value
        self.place = place
    }

    private init(_ node: Node, left: inout Int) throws(ReadError) {
        place = node.mark.map { Place(line: $0.line, column: $0.column) } ?? Place(line: 1, column: 1)
        left -= 1
        if left < 0 { throw ReadError("the file has more than \(Self.mostValues) values", place: place) }
        switch node {
        case .scalar(let scalar):
            let isNothing = scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
            value = isNothing ? .none : .text(scalar.string)
        case .sequence(let sequence):
            var elements: [YAMLNode] = []
            for element in sequence { elements.append(try YAMLNode(element, left: &left)) }
            value = .list(elements)
        case .mapping(let mapping):
            var members: [Member] = []
            for (key, node) in mapping {
                let name = try YAMLNode(key, left: &left)
                guard case .text(let text) = name.value else {
                    throw ReadError("expected a word as key, found \(name.value.kind)", place: name.place)
                }
                members.append(Member(key: text, place: name.place, value: try YAMLNode(node, left: &left)))
            }
            value = .mapping(members)
        case .alias: throw ReadError("an alias has no anchor", place: place)
        }
    }

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

extension ReadError {
    fileprivate init(_ error: YamlError) {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            self.init("invalid YAML: \(problem)", place: Place(line: mark.line, column: mark.column))
        case .duplicatedKeysInMapping(let duplicates, let context):
            self.init(
                "invalid YAML: the key \"\(duplicates.first ?? "")\" stands twice",
                place: Place(line: context.mark.line, column: context.mark.column)
            )
        case .reader(let problem, _, _, _): self.init("invalid YAML: \(problem)")
        default: self.init("invalid YAML")
        }
    }
}
