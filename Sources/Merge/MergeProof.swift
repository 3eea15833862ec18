import LayoutSyntax

/// Compares a merged document with both sides, by nothing but what the documents say: every statement that one side added
/// is there, none that one side removed is, nothing else is new, no id is there twice, and no reference leads to nothing.
struct MergeProof {
    /// A statement of a document, and the element that it is about.
    private struct Fact: Hashable {
        var key: String
        var statement: String
    }

    private let versions: MergeVersions
    private let disputed: Set<String>
    private let fates: ObjectFates

    /// - Parameter disputed: The keys of objects that the sides changed in different ways: what is said of these is not compared.
    init(_ versions: MergeVersions, disputed: Set<String>, _ fates: ObjectFates) {
        (self.versions, self.disputed, self.fates) = (versions, disputed, fates)
    }

    func faults(of text: String) -> [String] {
        let root: MergeNode
        do throws(ReadError) {
            root = try InterfaceBuilderFile(Array(text.utf8)).root
        } catch {
            return ["the result cannot be read: \(error.message)"]
        }
        let lists = Set(versions.ours.lists + versions.theirs.lists + versions.base.lists)
        let merged = MergeTable(root, lists: lists)
        let tables = [versions.base, versions.ours, versions.theirs, merged]
        // What groups elements is there where they are.
        let groups = Set(tables.flatMap { table in table.keys.filter { table[$0]?.isGroup == true } })
        let (base, ours, theirs) = (
            facts(versions.base, groups), facts(versions.ours, groups), facts(versions.theirs, groups)
        )
        let expected = base.intersection(ours).intersection(theirs).union(ours.subtracting(base))
            .union(theirs.subtracting(base))
        var faults = expected.symmetricDifference(facts(merged, groups)).map { fact in
            let title = (versions.ours[fact.key] ?? versions.theirs[fact.key])?.node.title ?? fact.key
            return "\(title): \"\(fact.statement)\" does not fit the other side"
        }
        faults += duplicates(root) + danglingReferences(in: merged)
        return faults.sorted()
    }

    // MARK: Statements

    private func facts(_ table: MergeTable, _ groups: Set<String>) -> Set<Fact> {
        var facts: Set<Fact> = []
        for key in table.keys {
            guard let entry = table[key], !groups.contains(key), !isFree(key, entry) else { continue }
            let node = entry.node
            facts.insert(Fact(key: key, statement: "element \(node.name) in \(entry.parent ?? "")"))
            for attribute in node.attributes where !isRecorded(attribute.name, of: node, key) {
                facts.insert(Fact(key: key, statement: "\(attribute.name)=\(attribute.value)"))
            }
            if case .text(let text) = node.content { facts.insert(Fact(key: key, statement: "text \(text)")) }
        }
        return facts
    }

    private func isRecorded(_ attribute: String, of node: MergeNode, _ key: String) -> Bool {
        if versions.recorded(attribute, of: node, key) != nil { return true }
        let (own, other) = (versions.ours[key]?.node[attribute], versions.theirs[key]?.node[attribute])
        return node.name == "rect" && RecordedValue.isSamePlace(own, other)
    }

    /// Whether an element is not compared: it is in conflict, below what is, or Interface Builder's own.
    private func isFree(_ key: String, _ entry: MergeTable.Entry) -> Bool {
        if disputed.contains(entry.object) || RecordedValue.isRecord(key) || entry.node.isMask { return true }
        if case .disputed = fates[key] { return true }
        return false
    }

    // MARK: Ids

    /// Ids that are there twice, where that is so in no version.
    private func duplicates(_ root: MergeNode) -> [String] {
        Self.repeatedIDs(in: root).filter { node in
            let again = MergeTable.key(ofID: node["id"] ?? "") + "(2)"
            return [versions.base, versions.ours, versions.theirs].allSatisfy { $0[again] == nil }
        }.map { "\($0.title): its id is there twice" }
    }

    /// The elements whose id an element before them has.
    static func repeatedIDs(in root: MergeNode) -> [MergeNode] {
        var seen: Set<String> = []
        var found: [MergeNode] = []
        visit(root) { node in
            if let id = node["id"], !seen.insert(id).inserted { found.append(node) }
        }
        return found
    }

    /// Objects that one side refers to and the other one removed.
    private func danglingReferences(in merged: MergeTable) -> [String] {
        var faults: [String] = []
        for key in merged.keys where !RecordedValue.isRecord(key) {
            guard let node = merged[key]?.node else { continue }
            for attribute in node.attributes where MergeTable.referenceNames.contains(attribute.name) {
                let target = MergeTable.key(ofID: attribute.value)
                if merged[target] != nil { continue }
                // What leads to nothing on a side is no fault of the merge.
                let sides = [versions.ours, versions.theirs].filter { $0[key]?.node[attribute.name] == attribute.value }
                if !sides.isEmpty, sides.allSatisfy({ $0[target] != nil }) {
                    faults.append(
                        "\(node.title): its \(attribute.name) \(attribute.value) is removed by the other side"
                    )
                }
            }
        }
        return faults
    }

    private static func visit(_ node: MergeNode, _ body: (MergeNode) -> Void) {
        body(node)
        for child in node.children { visit(child, body) }
    }
}
