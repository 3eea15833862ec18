/// The elements of a document by what makes them the same in other versions: an object by its id, wherever it is, anything else by
/// its place within the nearest object.
struct MergeTable {
    struct Entry {
        /// Without its children.
        var node: MergeNode
        var parent: String?
        var children: [String] = []
        /// The key of the nearest object: the element itself if it has an id, else one above it.
        var object: String
        /// Only groups other elements: it is there because they are.
        var isGroup: Bool
    }

    static let rootKey = "document"

    private(set) var entries: [String: Entry] = [:]
    /// In document order.
    private(set) var keys: [String] = []
    /// The keys of elements whose content is one value, since only their order distinguishes their children.
    private(set) var lists: [String] = []

    /// Of no document.
    init() {}

    /// - Parameter lists: See ``lists``; those of all versions.
    init(_ root: MergeNode, lists: Set<String>) {
        var occurrences: [String: Int] = [:]
        self.lists = lists.sorted()
        add(root, key: Self.rootKey, parent: nil, object: Self.rootKey, lists: lists, &occurrences)
    }

    subscript(key: String) -> Entry? { entries[key] }

    /// The id of an object by its key; `nil` for other elements.
    func id(_ key: String) -> String? { entries[key]?.node.id }

    static func key(ofID id: String) -> String { "#" + id }

    private mutating func add(
        _ node: MergeNode,
        key: String,
        parent: String?,
        object: String,
        lists: Set<String>,
        _ occurrences: inout [String: Int]
    ) {
        var entry = Entry(node: node, parent: parent, object: object, isGroup: false)
        keys.append(key)
        if !node.children.isEmpty, !lists.contains(key) {
            entry.isGroup = Self.isGroup(node) && parent != nil
            entry.node.content = .children([])
            entry.children = Self.childKeys(of: node, key: key, &occurrences)
        }
        entries[key] = entry
        for (child, childKey) in zip(node.children, entry.children) {
            let owner = child.id == nil ? object : childKey
            add(child, key: childKey, parent: key, object: owner, lists: lists, &occurrences)
        }
    }

    private static func childKeys(of node: MergeNode, key: String, _ occurrences: inout [String: Int]) -> [String] {
        node.children.map { child in
            guard let id = child.id else { return key + "/" + child.localKey }
            let number = occurrences[id, default: 0]
            occurrences[id] = number + 1
            // A document that has an id twice is merged as far as it can be.
            return Self.key(ofID: id) + (number == 0 ? "" : "(\(number + 1))")
        }
    }

    private static func isGroup(_ node: MergeNode) -> Bool {
        if node.id != nil { return false }
        if node.attributes.isEmpty { return true }
        return ["variation", "mask"].contains(node.name) && node.attributes.allSatisfy { $0.name == "key" }
    }

    // MARK: Lists

    /// The keys of elements that have two children without ids that only their order distinguishes.
    static func lists(in root: MergeNode) -> Set<String> {
        var found: Set<String> = []
        var occurrences: [String: Int] = [:]
        findLists(root, rootKey, &occurrences, &found)
        return found
    }

    private static func findLists(
        _ node: MergeNode,
        _ key: String,
        _ occurrences: inout [String: Int],
        _ found: inout Set<String>
    ) {
        let keys = childKeys(of: node, key: key, &occurrences)
        if Set(keys).count < keys.count {
            found.insert(key)
            return
        }
        for (child, childKey) in zip(node.children, keys) { findLists(child, childKey, &occurrences, &found) }
    }

    // MARK: Relations

    /// The nearest element above that is more than a group.
    func anchor(of key: String) -> String? {
        var parent = entries[key]?.parent
        while let above = parent, let entry = entries[above], entry.isGroup { parent = entry.parent }
        return parent
    }

    /// The keys of the objects that an element refers to.
    func references(of key: String) -> [(attribute: String, target: String)] {
        guard let node = entries[key]?.node else { return [] }
        return node.attributes.compactMap { attribute in
            guard Self.referenceNames.contains(attribute.name) else { return nil }
            let target = Self.key(ofID: attribute.value)
            return entries[target] == nil ? nil : (attribute.name, target)
        }
    }

    static let referenceNames: Set<String> = [
        "firstItem", "secondItem", "destination", "target", "reference", "initialViewController", "placeholderID",
        "contentView", "selectedViewController", "viewController", "view", "id-ref", "ref",
    ]
}
