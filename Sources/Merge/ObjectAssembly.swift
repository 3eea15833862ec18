/// Puts the elements of a result together.
struct ObjectAssembly {
    private let merge: ObjectMerge
    private let choice: MergeChoice
    private let frames: [String: [String: String]]
    private let open: Set<String>
    /// By the key of a parent: what is in it.
    private var contents: [String: Set<String>] = [:]
    private var alive: Set<String> = []
    private(set) var notes: [String] = []
    /// The elements whose children both sides put into different orders.
    private(set) var disputedOrders: [String] = []

    /// Elements whose order is seen on the screen.
    private static let ordered: Set<String> = ["subviews", "items", "cells", "sections", "segments", "viewControllers"]
    /// Elements whose order means nothing.
    private static let unordered: Set<String> = [
        "constraints", "connections", "resources", "dependencies", "scenes", "mask", "inferredMetricsTieBreakers",
        "classes", "userDefinedRuntimeAttributes",
    ]

    init(_ merge: ObjectMerge, choice: MergeChoice, frames: [String: [String: String]], open: Set<String>) {
        (self.merge, self.choice, self.frames, self.open) = (merge, choice, frames, open)
        let (ours, theirs) = (merge.versions.ours, merge.versions.theirs)
        for key in ours.keys + theirs.keys.filter({ ours[$0] == nil }) {
            guard merge.isAlive(key, choice) || isUsedResource(key) else { continue }
            alive.insert(key)
            if let parent = merge.place(of: key, choice) { contents[parent, default: []].insert(key) }
        }
    }

    /// Whether an entry of a catalog is still asked for by its name, though one side needs it no more.
    private func isUsedResource(_ key: String) -> Bool {
        guard key.hasPrefix("document/resources/"), merge.fates[key] == .dropped else { return false }
        let versions = merge.versions
        let table = versions.ours[key] == nil ? versions.theirs : versions.ours
        guard let name = table[key]?.node["name"] else { return false }
        return table.keys.contains { user in
            guard !RecordedValue.isRecord(user), merge.isAlive(user, choice), var node = table[user]?.node else {
                return false
            }
            if let own = versions.ours[user]?.node, let other = versions.theirs[user]?.node {
                node = NodeMerge(user, own, other, versions)[choice[versions.object(of: user)]]
            }
            return node.attributes.contains { $0.value == name }
        }
    }

    // MARK: Elements

    mutating func node(_ key: String) -> MergeNode {
        let versions = merge.versions
        let (own, other) = (versions.ours[key], versions.theirs[key])
        var node: MergeNode
        if let own, let other {
            node = NodeMerge(key, own.node, other.node, versions)[choice[versions.object(of: key)]]
        } else {
            node = own?.node ?? other?.node ?? versions.base[key]?.node ?? merge.versions.emptyNode
        }
        if !open.contains(versions.object(of: key)) { node.isWhole = false }
        keepReferences(&node, key)
        write(frames, into: &node, key)
        if case .children(let list) = node.content, !list.isEmpty { return node }
        let children = order(of: key).compactMap { child -> MergeNode? in
            let node = self.node(child)
            let isGroup = (versions.ours[child] ?? versions.theirs[child])?.isGroup == true
            if isGroup && node.children.isEmpty || node.isMask && refersToNothing(node) { return nil }
            return node
        }
        if !children.isEmpty {
            if node.closing.isEmpty,
                let shape = [own, other].compactMap({ $0?.node }).first(where: { !$0.closing.isEmpty })
            {
                (node.closing, node.tagEnd) = (shape.closing, shape.tagEnd)
            }
            node.content = .children(children)
        } else if case .children = node.content, own?.children.isEmpty == false || other?.children.isEmpty == false {
            (node.content, node.closing, node.tagEnd) = (.none, "", "/>")
        }
        return node
    }

    /// Whether what a mask excludes or includes was removed by a side.
    private func refersToNothing(_ mask: MergeNode) -> Bool {
        guard let target = mask["reference"].map(MergeTable.key(ofID:)), !alive.contains(target) else { return false }
        return merge.versions.ours[target] != nil || merge.versions.theirs[target] != nil
    }

    /// A reference that one side changed to an object that the other side removed stays what the other side says.
    private func keepReferences(_ node: inout MergeNode, _ key: String) {
        let versions = merge.versions
        for index in node.attributes.indices where MergeTable.referenceNames.contains(node.attributes[index].name) {
            let target = MergeTable.key(ofID: node.attributes[index].value)
            guard !alive.contains(target), versions.ours[target] != nil || versions.theirs[target] != nil else {
                continue
            }
            for table in [versions.ours, versions.theirs] {
                guard let other = table[key]?.node[node.attributes[index].name],
                    alive.contains(MergeTable.key(ofID: other))
                else { continue }
                node.attributes[index] = node.attributes[index].with(other)
                break
            }
        }
    }

    private func write(_ frames: [String: [String: String]], into node: inout MergeNode, _ key: String) {
        if frames.isEmpty { return }
        if frames[key] != nil { node.attributes.removeAll { $0.name == "misplaced" } }
        guard node.name == "rect", node["key"] == "frame", let frame = frames[merge.versions.object(of: key)]
        else { return }
        for index in node.attributes.indices {
            guard let number = frame[node.attributes[index].name] else { continue }
            node.attributes[index] = node.attributes[index].with(number)
        }
    }

    // MARK: Order

    private mutating func order(of key: String) -> [String] {
        guard let content = contents[key] else { return [] }
        let versions = merge.versions
        func side(_ table: MergeTable) -> [String] { (table[key]?.children ?? []).filter(content.contains) }
        let (base, ours, theirs) = (side(versions.base), side(versions.ours), side(versions.theirs))
        let object = versions.object(of: key)
        let order = ChildOrder(base, ours, theirs, preferred: choice[object])
        guard let name = (versions.ours[key] ?? versions.theirs[key])?.node.name else { return order.keys }
        if order.isConflict, !Self.unordered.contains(name) { disputedOrders.append(key) }
        if order.isConflict, Self.unordered.contains(name) {
            return ChildOrder(base, ours, theirs, preferred: .ours).keys
        }
        if order.isChoice, Self.ordered.contains(name),
            let title = (versions.ours[object] ?? versions.theirs[object])?.node.title
        {
            notes.append("\(title): both sides add to \(name) in one place; check the order")
        }
        return order.keys
    }
}

extension MergeVersions {
    /// Of a document that no version has.
    fileprivate var emptyNode: MergeNode {
        MergeNode(name: "document", attributes: [], content: .none, leading: "", tagEnd: "/>", closing: "", line: 1)
    }
}
