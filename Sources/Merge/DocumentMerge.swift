import LayoutSyntax

/// A three-way merge of Interface Builder files by their objects: adjacent lines do not conflict, and what both sides changed is
/// refused by its object.
///
/// What is returned was compared with both sides (``MergeProof``).
package struct DocumentMerge {
    package var text: String
    /// Where the order of what both sides added is a choice.
    package var notes: [String]

    /// - Throws: ``MergeRefusal``; nothing is merged then.
    /// - Complexity: O(elements × children of one element).
    package init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws(MergeRefusal) {
        let base = try InterfaceBuilderFile(base)
        let ours = try InterfaceBuilderFile(ours)
        let theirs = try InterfaceBuilderFile(theirs)
        var merge = NodeMerge()
        let root = merge.merged(base.root, ours.root, theirs.root, within: ours.root)
        if !merge.conflicts.isEmpty { throw .conflicts(merge.conflicts) }
        let faults = MergeProof(base.root, ours.root, theirs.root, settled: merge.settled).faults(of: root)
        if !faults.isEmpty { throw .conflicts(faults) }
        text = InterfaceBuilderFile(header: ours.header, root: root).text
        notes = merge.notes
    }
}

/// The merge of elements, from the outermost inward.
struct NodeMerge {
    private(set) var conflicts: [MergeConflict] = []
    private(set) var notes: [String] = []
    /// Attributes that both sides changed and that say nothing of the layout: `path@attribute`.
    private(set) var settled: Set<String> = []
    /// On the way to the current element: the keys of elements.
    private var path: [String] = []

    /// - Parameter object: The innermost element with an id.
    mutating func merged(_ base: MergeNode, _ ours: MergeNode, _ theirs: MergeNode, within object: MergeNode)
        -> MergeNode
    {
        if theirs == base || ours == theirs { return ours }
        if ours == base { return theirs }
        let object = ours.id == nil ? object : ours
        path.append(ours.key)
        defer { path.removeLast() }
        var merged = ours
        if ours.comment == base.comment { merged.comment = theirs.comment }
        if ours.name != theirs.name {
            if ours.name == base.name {
                merged.name = theirs.name
                merged.tag = nil
            } else if theirs.name != base.name {
                conflict(object, "is \(ours.name) here and \(theirs.name) there")
            }
        }
        mergeAttributes(base, ours, theirs, into: &merged, object)
        switch (base.content, ours.content, theirs.content) {
        case (let base, let ours, let theirs) where ours == base:
            merged.content = theirs
        case (let base, let ours, let theirs) where theirs == base || ours == theirs:
            merged.content = ours
        case (.text(_), .text(let own), .text(let other)):
            conflict(object, "\(ours.name) is \"\(own)\" here and \"\(other)\" there")
        case (.text(_), _, _), (_, .text(_), _), (_, _, .text(_)):
            conflict(object, "\(ours.name) has text on one side and elements on the other")
        default:
            let children = mergedChildren(base, ours, theirs, object)
            merged.content = children.isEmpty ? .none : .children(children)
        }
        if (merged.content == .none) != (ours.content == .none) { merged.tag = nil }
        return merged
    }

    private mutating func conflict(_ object: MergeNode, _ message: String) {
        conflicts.append(MergeConflict(object: object.title, message: message, line: object.line))
    }

    // MARK: Attributes

    private mutating func mergeAttributes(
        _ base: MergeNode,
        _ ours: MergeNode,
        _ theirs: MergeNode,
        into merged: inout MergeNode,
        _ object: MergeNode
    ) {
        if ours.attributes.elementsEqual(theirs.attributes, by: ==) { return }
        if ours.attributes.elementsEqual(base.attributes, by: ==) {
            (merged.attributes, merged.tag) = (theirs.attributes, theirs.tag)
            if theirs.name != merged.name { merged.tag = nil }
            return
        }
        if theirs.attributes.elementsEqual(base.attributes, by: ==) { return }
        // What theirs adds goes behind the attribute that it follows there.
        var attributes = ours.attributes
        for (place, (name, value)) in theirs.attributes.enumerated() {
            if let index = attributes.firstIndex(where: { $0.name == name }) {
                let (old, own) = (base[name], attributes[index].value)
                if own == value || old == value { continue }
                if old == own {
                    attributes[index].value = value
                } else if let chosen = settledValue(name, own, value, of: ours) {
                    attributes[index].value = chosen
                    settled.insert((path + ["@" + name]).joined(separator: "/"))
                } else {
                    let from = old.map { "\($0) → " } ?? ""
                    conflict(object, "\(label(name, of: ours)): \(from)\(own) here, \(from)\(value) there")
                }
            } else if base[name] == nil {
                let before = theirs.attributes[..<place].last { before in attributes.contains { $0.name == before.name }
                }
                let index = before.flatMap { before in attributes.firstIndex { $0.name == before.name } }
                attributes.insert((name, value), at: index.map { $0 + 1 } ?? 0)
            } else if base[name] != value {
                conflict(object, "\(label(name, of: ours)): removed here, \(base[name] ?? "") → \(value) there")
            }
        }
        for (name, own) in ours.attributes where theirs[name] == nil {
            guard let old = base[name] else { continue }
            if own == old {
                attributes.removeAll { $0.name == name }
            } else {
                conflict(object, "\(label(name, of: ours)): \(old) → \(own) here, removed there")
            }
        }
        merged.attributes = attributes
        merged.tag = nil
    }

    /// Such as `constant`, or `rect frame x` of an element without an id.
    private func label(_ attribute: String, of node: MergeNode) -> String {
        node.id == nil ? [node.name, node["key"], attribute].compactMap { $0 }.joined(separator: " ") : attribute
    }

    /// A value of what tools write about themselves, and of places on the canvas.
    private func settledValue(_ attribute: String, _ ours: String, _ theirs: String, of node: MergeNode) -> String? {
        if node["key"] == "canvasLocation" { return ours }
        let isVersion =
            path.count == 1 && ["toolsVersion", "systemVersion"].contains(attribute)
            || node.name == "plugIn" && attribute == "version"
        guard isVersion else { return nil }
        return Self.version(ours).lexicographicallyPrecedes(Self.version(theirs)) ? theirs : ours
    }

    private static func version(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }

    // MARK: Children

    private mutating func mergedChildren(
        _ base: MergeNode,
        _ ours: MergeNode,
        _ theirs: MergeNode,
        _ object: MergeNode
    ) -> [MergeNode] {
        guard let old = KeyedChildren(base), let own = KeyedChildren(ours), let other = KeyedChildren(theirs) else {
            // Which is which of elements without names cannot be known.
            conflict(object, "both sides change the list \(ours.name)")
            return ours.children
        }
        var nodes: [String: MergeNode] = [:]
        for (key, node) in own.nodes {
            if let before = old.nodes[key] {
                if let there = other.nodes[key] {
                    nodes[key] = merged(before, node, there, within: object)
                } else if node != before {
                    conflict(node.id == nil ? object : node, "changed here and removed there")
                }
            } else if let there = other.nodes[key] {
                if node == there {
                    nodes[key] = node
                } else {
                    conflict(
                        node.id == nil ? object : node,
                        "\(node.name) is added by both sides with different content"
                    )
                }
            } else {
                nodes[key] = node
            }
        }
        for (key, node) in other.nodes where own.nodes[key] == nil {
            if let before = old.nodes[key] {
                if node != before { conflict(node.id == nil ? object : node, "removed here and changed there") }
            } else {
                nodes[key] = node
            }
        }
        return order(nodes, old.keys, own.keys, other.keys, ours, object).compactMap { nodes[$0] }
    }

    private mutating func order(
        _ nodes: [String: MergeNode],
        _ base: [String],
        _ ours: [String],
        _ theirs: [String],
        _ node: MergeNode,
        _ object: MergeNode
    ) -> [String] {
        let common = Set(base).intersection(ours).intersection(theirs)
        let (before, own, other) = (
            base.filter(common.contains), ours.filter(common.contains), theirs.filter(common.contains)
        )
        if own != before, other != before, own != other {
            conflict(object, "both sides change the order of \(node.name)")
            return ours
        }
        // The side that changed the order gives it, and the other one's additions keep their places.
        let (first, second) = other == before ? (ours, theirs) : (theirs, ours)
        var result = first.filter { nodes[$0] != nil }
        let added = Set(result).subtracting(before)
        var isChoice = false
        var last: String?
        for key in second where nodes[key] != nil {
            if result.contains(key) {
                last = key
                continue
            }
            var index = last.flatMap { result.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            while index < result.count, added.contains(result[index]), !base.contains(result[index]) {
                isChoice = true
                index += 1
            }
            result.insert(key, at: index)
            last = key
        }
        if isChoice, Self.ordered.contains(node.name) {
            notes.append("\(object.title): both sides add to \(node.name) in one place; check the order")
        }
        return result
    }

    /// Elements whose order is seen on the screen.
    private static let ordered: Set<String> = ["subviews", "items", "cells", "sections", "segments", "viewControllers"]
}

/// The children of an element by their keys.
struct KeyedChildren {
    private(set) var keys: [String] = []
    private(set) var nodes: [String: MergeNode] = [:]

    /// - Returns: `nil` if two of them have the same key.
    init?(_ node: MergeNode) {
        for child in node.children {
            let key = child.key
            if nodes.updateValue(child, forKey: key) != nil { return nil }
            keys.append(key)
        }
    }
}
