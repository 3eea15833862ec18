import SwiftSource

/// Reads the content of a layout's braces.
enum LayoutTreeReader {
    /// A line of a block.
    typealias Chain = (links: [SwiftExpression.Link], line: Int)

    static func chains(_ body: [Statement]) throws(ProofFailure) -> [Chain] {
        var chains: [Chain] = []
        for statement in body {
            guard case .expression(.chain(let links)) = statement.kind else {
                throw ProofFailure("line \(statement.line) is no part of a layout")
            }
            chains.append((links, statement.line))
        }
        return chains
    }

    /// - Parameter members: The names of the properties that the layout is split into.
    static func nodes(_ chains: [Chain], members: Set<String>) throws(ProofFailure) -> [LayoutNode] {
        struct Task {
            var chain: Chain
            var parent: Int?
        }
        var nodes: [LayoutNode] = []
        var tasks = chains.reversed().map { Task(chain: $0, parent: nil) }
        while let task = tasks.popLast() {
            let index = nodes.count
            var (node, content) = try node(task.chain.links, at: task.chain.line)
            node.parent = task.parent
            if case .item(let name) = node.kind, node.access == .bare, members.contains(name) {
                node.kind = .member(name)
            }
            nodes.append(node)
            tasks += try self.chains(content).reversed().map { Task(chain: $0, parent: index) }
        }
        return nodes
    }

    /// A node, and the statements of its block.
    static func node(
        _ links: [SwiftExpression.Link],
        at line: Int
    ) throws(ProofFailure) -> (node: LayoutNode, content: [Statement]) {
        if links.first == .member("GroupLayout"), links.count > 1 { return try group(links, at: line) }
        var rest = links[...]
        var names: [String] = []
        while case .member(let name)? = rest.first, name != "sl", !calls.contains(name) || names.isEmpty {
            names.append(name)
            rest.removeFirst()
        }
        var node = LayoutNode(kind: .item(names.joined(separator: ".")))
        var content: [Statement] = []
        if names.isEmpty { throw ProofFailure("line \(line) names no view") }
        if rest.isEmpty { return (node, content) }
        if case .closure(let body)? = rest.first, rest.count == 1 {
            node.access = .braces
            return (node, body)
        }
        node.access = .direct
        if rest.first == .member("sl") {
            node.access = .wrapped
            rest.removeFirst()
        }
        // In the order in which they come.
        var isAnchored = false
        while let link = rest.popFirst() {
            switch (link, rest.first) {
            case (.member("sl"), _):
                guard node.access == .wrapped, node.identifier != nil, !isAnchored else {
                    throw ProofFailure("line \(line) has 'sl' where nothing has such a member")
                }
                node.access = .rewrapped
                continue
            case (.member("identifying"), .call(let arguments)?):
                guard arguments.count == 1, node.identifier == nil, !isAnchored, node.access != .rewrapped else {
                    throw ProofFailure("line \(line) identifies a view in two ways")
                }
                node.identifier = try ValueReader.string(arguments[0].value, line: line)
            case (.member("anchors"), .closure(let body)?):
                if isAnchored { throw ProofFailure("line \(line) has anchors twice") }
                isAnchored = true
                node.anchors = try AnchorLineReader.lines(body)
                if body.isEmpty { throw ProofFailure("line \(line) has a block without anchors") }
            case (.member("sublayout"), .closure(let body)?):
                guard rest.count == 1, !body.isEmpty else {
                    throw ProofFailure("line \(line) has an empty block, or something after it")
                }
                content = body
            default: throw ProofFailure("line \(line) calls something that no view has")
            }
            rest.removeFirst()
        }
        return (node, content)
    }

    private static let calls: Set<String> = ["anchors", "sublayout", "identifying"]

    private static func group(
        _ links: [SwiftExpression.Link],
        at line: Int
    ) throws(ProofFailure) -> (node: LayoutNode, content: [Statement]) {
        guard case .closure(let body)? = links.last, !body.isEmpty else {
            throw ProofFailure("line \(line) groups nothing")
        }
        switch links.count {
        case 2: return (LayoutNode(kind: .group(isArranged: true)), body)
        case 3:
            let option = SwiftExpression.Argument(label: "option", value: .implicit("isNotArranged"))
            guard links[1] == .call([option]) else { break }
            return (LayoutNode(kind: .group(isArranged: false)), body)
        default: break
        }
        throw ProofFailure("line \(line) groups with an unknown option")
    }
}
