/// The three versions of a document that are merged.
struct MergeVersions {
    var base: MergeTable
    var ours: MergeTable
    var theirs: MergeTable

    subscript(side: MergeSide) -> MergeTable { side == .ours ? ours : theirs }

    /// Whether a side says something else of an element or of what is in it, apart from what Interface Builder records by
    /// itself.
    func isChanged(_ key: String, on side: MergeSide, from base: MergeTable) -> Bool {
        let table = self[side]
        guard let entry = table[key], let before = base[key] else { return true }
        if statements(of: entry.node, key) != statements(of: before.node, key) { return true }
        return entry.children.contains { child in
            guard let old = base[child] else { return !isRecorded(child, in: table) }
            if old.parent != key { return true }
            return isChanged(child, on: side, from: base)
        }
    }

    /// What an element itself says, apart from recorded values.
    private func statements(of node: MergeNode, _ key: String) -> Set<String> {
        var statements: Set<String> = [node.name]
        for attribute in node.attributes where recorded(attribute.name, of: node, key) == nil {
            statements.insert("\(attribute.name)=\(attribute.value)")
        }
        switch node.content {
        case .none: break
        case .text(let text): statements.insert("text " + text)
        case .children(let children):
            var text = ""
            for child in children { child.write(to: &text) }
            if !children.isEmpty { statements.insert("list " + text) }
        }
        return statements
    }

    func recorded(_ attribute: String, of node: MergeNode, _ key: String) -> RecordedValue? {
        RecordedValue(attribute, of: node, key: key, in: [ours, theirs])
    }

    private func isRecorded(_ key: String, in table: MergeTable) -> Bool {
        guard let entry = table[key] else { return false }
        if entry.isGroup { return entry.children.allSatisfy { isRecorded($0, in: table) } }
        let node = entry.node
        return entry.children.isEmpty && !node.attributes.isEmpty
            && node.attributes.allSatisfy { $0.name == "key" || recorded($0.name, of: node, key) != nil }
    }

    /// A conflict about an object, with its line in our file where it has one.
    func conflict(_ object: String, _ message: String) -> MergeConflict {
        let node = ours[object]?.node ?? theirs[object]?.node ?? base[object]?.node
        let line = ours[object]?.node.line ?? nearestLine(of: object)
        return MergeConflict(
            object: node?.title ?? object,
            id: node?.id ?? object,
            key: object,
            message: message,
            line: line
        )
    }

    /// The line of what contains the object in our file.
    private func nearestLine(of object: String) -> Int {
        for table in [theirs, base] {
            var parent = table[object]?.parent
            while let above = parent {
                if let line = ours[above]?.node.line { return line }
                parent = table[above]?.parent
            }
        }
        return 1
    }
}

/// One of the two versions that are merged.
package enum MergeSide: String, CaseIterable, Sendable {
    case ours
    case theirs

    var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// The sides that decide the conflicts of a merge.
package struct MergeChoice: Sendable {
    /// For objects that ``sides`` does not name.
    package var side: MergeSide
    /// By what names an object.
    package var sides: [String: MergeSide]

    package init(_ side: MergeSide = .ours, sides: [String: MergeSide] = [:]) {
        (self.side, self.sides) = (side, sides)
    }

    package subscript(object: String) -> MergeSide { sides[object] ?? side }
}
