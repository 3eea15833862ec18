/// What both sides added for one purpose, each with an id of its own: one constraint between two anchors, one outlet.
///
/// Two of them would be there twice, so theirs gets the id of ours, and is merged with it.
enum TwinObjects {
    /// - Returns: By their ids: the ids of ours.
    static func ids(_ versions: MergeVersions) -> [String: String] {
        let ours = added(.ours, versions)
        let theirs = added(.theirs, versions)
        var ids: [String: String] = [:]
        for (purpose, id) in theirs {
            guard let id, let own = ours[purpose] ?? nil, own != id else { continue }
            ids[id] = own
        }
        return ids
    }

    /// By its purpose: the id of what a side added; `nil` if it added two for one purpose.
    private static func added(_ side: MergeSide, _ versions: MergeVersions) -> [String: String?] {
        let table = versions[side]
        var found: [String: String?] = [:]
        var variable: Set<String> = []
        for key in table.keys {
            guard let node = table[key]?.node, ["exclude", "include"].contains(node.name) else { continue }
            if let reference = node["reference"] { variable.insert(reference) }
        }
        for key in table.keys where versions.base[key] == nil && versions[side.other][key] == nil {
            guard let entry = table[key], let id = entry.node["id"], let parent = entry.parent else { continue }
            guard let purpose = purpose(of: entry.node, in: table, isVariable: variable.contains(id), key: key) else {
                continue
            }
            let whole = parent + " " + purpose
            found.updateValue(found[whole] == nil ? id : nil, forKey: whole)
        }
        return found
    }

    private static func purpose(of node: MergeNode, in table: MergeTable, isVariable: Bool, key: String) -> String? {
        func values(_ names: String...) -> String {
            node.name + names.map { " " + ($0 + "=" + (node[$0] ?? "")) }.joined()
        }
        switch node.name {
        case "outlet": return values("property")
        case "outletCollection": return values("property", "destination")
        case "action": return values("selector", "destination", "eventType", "target")
        case "segue": return values("destination", "kind", "identifier", "relationship")
        case "constraint": return constraint(node, container: table.anchor(of: key) ?? "", isVariable)
        default: return nil
        }
    }

    /// The anchors of a constraint; its constant, too, where two of them do not exclude each other.
    private static func constraint(_ node: MergeNode, container: String, _ isVariable: Bool) -> String {
        func anchor(_ item: String, _ attribute: String) -> String {
            (node[item] ?? container) + "." + (node[attribute] ?? "")
        }
        let first = anchor("firstItem", "firstAttribute")
        let second = node["secondAttribute"] == nil ? "" : anchor("secondItem", "secondAttribute")
        let constant = node["constant"] ?? "0"
        let relation = node["relation"] ?? "equal"
        let isRequiredEquality = relation == "equal" && (node["priority"] ?? "1000") == "1000"
        var parts = ["constraint", first, relation, node["multiplier"] ?? "1", second]
        if !isRequiredEquality || isVariable || !node.children.isEmpty {
            parts += [constant, node["priority"] ?? "1000"]
        }
        return parts.joined(separator: " ")
    }
}

extension MergeNode {
    /// Gives objects other ids, and all references to them.
    mutating func rename(_ ids: [String: String]) {
        for index in attributes.indices {
            let name = attributes[index].name
            guard name == "id" || MergeTable.referenceNames.contains(name), let id = ids[attributes[index].value] else {
                continue
            }
            attributes[index] = attributes[index].with(id)
        }
        guard case .children(var children) = content else { return }
        for index in children.indices { children[index].rename(ids) }
        content = .children(children)
    }
}
