import SwiftSource

/// Writes the lines of a layout: views with their anchors and the views in them.
struct LayoutTreeWriter {
    private let nodes: [LayoutNode]
    private var roots: [Int] = []
    private var children: [[Int]]
    /// What follows the last brace of the tree, such as `.finalActive()`.
    private let ending: String

    init(_ member: LayoutMember, ending: String = "") {
        nodes = member.nodes
        self.ending = ending
        children = Array(repeating: [], count: nodes.count)
        for (index, node) in nodes.enumerated() {
            if let parent = node.parent { children[parent].append(index) } else { roots.append(index) }
        }
    }

    /// The remaining work, last first.
    private enum Task {
        case node(Int)
        case end(Int)
    }

    func write(to document: inout Document) {
        var tasks = roots.reversed().map(Task.node)
        while let task = tasks.popLast() {
            switch task {
            case .node(let index): begin(index, &tasks, &document)
            case .end(let index):
                document.outdent()
                document.line("}" + ending(of: index))
            }
        }
    }

    private func ending(of node: Int) -> String { nodes[node].parent == nil ? ending : "" }

    private func begin(_ index: Int, _ tasks: inout [Task], _ document: inout Document) {
        let node = nodes[index]
        document.text(head(of: node))
        if !node.anchors.isEmpty {
            document.line(".anchors {")
            document.indent()
            for line in node.anchors { AnchorLineWriter.write(line, to: &document) }
            document.outdent()
            document.text("}")
        }
        guard !children[index].isEmpty else {
            document.line(ending(of: index))
            return
        }
        switch node.kind {
        case .item where node.access != .braces: document.line(".sublayout {")
        case .item, .group, .member: document.line(" {")
        }
        document.indent()
        tasks.append(.end(index))
        tasks += children[index].reversed().map(Task.node)
    }

    private func head(of node: LayoutNode) -> String {
        switch node.kind {
        case .group(let isArranged): return isArranged ? "GroupLayout" : "GroupLayout(option: .isNotArranged)"
        case .member(let name): return name
        case .item(let name):
            let identifying = node.identifier.map { ".identifying(" + SwiftLiteral.string($0) + ")" } ?? ""
            return switch node.access {
            case .bare: name
            case .direct, .braces: name + identifying
            case .wrapped: name + ".sl" + identifying
            case .rewrapped: name + ".sl" + identifying + ".sl"
            }
        }
    }
}
