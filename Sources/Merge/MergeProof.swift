/// Compares a merged document with both sides, by nothing but what the documents say: every statement that one side added
/// is there, none that one side removed is, and nothing else is new.
struct MergeProof {
    /// A statement of a document, and the object that it is about.
    private struct Fact: Hashable {
        var path: String
        var statement: String
    }

    private let base: Set<Fact>
    private let ours: Set<Fact>
    private let theirs: Set<Fact>
    private let settled: Set<String>
    private let sides: [MergeNode]

    init(_ base: MergeNode, _ ours: MergeNode, _ theirs: MergeNode, settled: Set<String>) {
        self.base = Self.facts(base)
        self.ours = Self.facts(ours)
        self.theirs = Self.facts(theirs)
        self.settled = settled
        sides = [base, ours, theirs]
    }

    func faults(of merged: MergeNode) -> [MergeConflict] {
        let found = Self.facts(merged)
        let expected = base.intersection(ours).intersection(theirs).union(ours.subtracting(base))
            .union(theirs.subtracting(base))
        var faults = expected.symmetricDifference(found).filter { !isSettled($0) }.map { fact in
            MergeConflict(object: fact.path, message: "\(fact.statement) does not fit the other side", line: 1)
        }
        faults += Self.duplicates(merged) + danglingReferences(in: merged)
        return faults.sorted { ($0.object, $0.message) < ($1.object, $1.message) }
    }

    private func isSettled(_ fact: Fact) -> Bool {
        guard let equals = fact.statement.firstIndex(of: "="), fact.statement.hasPrefix("@") else { return false }
        return settled.contains(fact.path + "/" + fact.statement[..<equals])
    }

    // MARK: Statements

    private static func facts(_ root: MergeNode) -> Set<Fact> {
        var facts: Set<Fact> = []
        add(root, path: root.key, parent: "", to: &facts)
        return facts
    }

    private static func add(_ node: MergeNode, path: String, parent: String, to facts: inout Set<Fact>) {
        facts.insert(Fact(path: path, statement: "element \(node.name) in \(parent)"))
        for (name, value) in node.attributes { facts.insert(Fact(path: path, statement: "@\(name)=\(value)")) }
        if case .text(let text) = node.content { facts.insert(Fact(path: path, statement: "text \(text)")) }
        var counts: [String: Int] = [:]
        for child in node.children {
            let number = counts[child.key, default: 0]
            counts[child.key] = number + 1
            let name = child.key + (number == 0 ? "" : "[\(number)]")
            add(child, path: path + "/" + name, parent: path, to: &facts)
        }
    }

    // MARK: Ids

    private static func duplicates(_ root: MergeNode) -> [MergeConflict] {
        var seen: Set<String> = []
        var faults: [MergeConflict] = []
        visit(root) { node in
            guard let id = node["id"], !seen.insert(id).inserted else { return }
            faults.append(MergeConflict(object: node.title, message: "both sides move it", line: node.line))
        }
        return faults
    }

    /// Objects that one side refers to and the other one removed.
    private func danglingReferences(in merged: MergeNode) -> [MergeConflict] {
        var known: Set<String> = []
        for side in sides { Self.visit(side) { if let id = $0["id"] { known.insert(id) } } }
        var left: Set<String> = []
        Self.visit(merged) { if let id = $0["id"] { left.insert(id) } }
        // What has no object on a side either is no fault of the merge: `firstItem` of a placeholder, a word that is an id.
        var faults: [MergeConflict] = []
        Self.visit(merged) { node in
            for (name, value) in node.attributes where Self.references.contains(name) && known.contains(value) {
                guard !left.contains(value) else { continue }
                let message = "its \(name) \(value) is removed by the other side"
                faults.append(MergeConflict(object: node.title, message: message, line: node.line))
            }
        }
        return faults
    }

    private static let references: Set<String> = [
        "firstItem", "secondItem", "destination", "target", "reference", "initialViewController", "placeholderID",
        "contentView", "selectedViewController", "viewController", "view", "id-ref",
    ]

    private static func visit(_ node: MergeNode, _ body: (MergeNode) -> Void) {
        body(node)
        for child in node.children { visit(child, body) }
    }
}
