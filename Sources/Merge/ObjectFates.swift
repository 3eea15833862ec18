/// Which elements that only one side has are in the result.
struct ObjectFates {
    enum Fate: Equatable {
        case kept
        case dropped
        /// In the result if the conflict about `object` is decided for `keeper`.
        case disputed(object: String, keeper: MergeSide)
    }

    private(set) var fates: [String: Fate] = [:]
    private(set) var conflicts: [MergeConflict] = []
    private let versions: MergeVersions

    init(_ versions: MergeVersions) {
        self.versions = versions
        for side in MergeSide.allCases { decide(side) }
    }

    /// `kept` for what both sides have.
    subscript(key: String) -> Fate { fates[key] ?? .kept }

    private mutating func decide(_ side: MergeSide) {
        let (table, other) = (versions[side], versions[side.other])
        // What the other side removed, by the outermost element that was removed with it.
        var top: [String: String] = [:]
        for key in table.keys where other[key] == nil && versions.base[key] != nil {
            if table[key]?.isGroup == true { continue }
            top[key] = table.anchor(of: key).flatMap { top[$0] } ?? key
        }
        var added: [String: String] = [:]
        for key in table.keys where versions.base[key] == nil && other[key] == nil {
            if let anchor = table.anchor(of: key), let above = top[anchor] ?? added[anchor] { added[key] = above }
        }
        let users = users(of: top, besides: added, side)
        var objects: [String: String] = [:]
        for key in Set(top.values) {
            let isMoved = table[key]?.parent != versions.base[key]?.parent
            guard isMoved || versions.isChanged(key, on: side, from: versions.base) else { continue }
            objects[key] = table[key]?.object
        }
        for user in users where user.needsTarget && objects[user.top] == nil {
            objects[user.top] = table[user.top]?.object
        }
        spread(&objects, users, top, added, side)
        for (key, above) in top.merging(added, uniquingKeysWith: { first, _ in first }) {
            if let object = objects[above] {
                fates[key] = .disputed(object: object, keeper: side)
            } else if fates[key] == nil {
                fates[key] = .dropped
            }
        }
        for key in table.keys where objects[key] != nil && objects[key] == table[key]?.object {
            guard let node = table[key]?.node, let object = objects[key] else { continue }
            let what = table[key]?.object == key ? "" : node.name + ": "
            conflicts.append(
                versions.conflict(
                    object,
                    what + (side == .ours ? "changed here and removed there" : "removed here and changed there")
                )
            )
        }
    }

    /// Decides what refers to each other together: a constraint with its view, a segue with the scene it leads to.
    ///
    /// - Parameter objects: By the outermost removed elements: the objects that decide about them.
    private mutating func spread(
        _ objects: inout [String: String],
        _ users: [User],
        _ top: [String: String],
        _ added: [String: String],
        _ side: MergeSide
    ) {
        let other = versions[side.other]
        var isChanged = true
        while isChanged {
            isChanged = false
            for user in users {
                let above = top[user.key] ?? added[user.key]
                if let above, let object = objects[above], objects[user.top] != object {
                    // What comes back needs what it refers to.
                    let first = objects[user.top].map { min($0, object) } ?? object
                    objects[user.top] = first
                    objects[above] = first
                    isChanged = true
                }
                guard let object = objects[user.top], other[user.key] == nil else { continue }
                if above == nil {
                    let fate = Fate.disputed(object: object, keeper: side)
                    isChanged = isChanged || fates[user.key] != fate
                    fates[user.key] = fate
                } else if above == user.key, objects[user.key].map({ object < $0 }) ?? true {
                    objects[user.key] = object
                    isChanged = true
                }
            }
        }
    }

    /// An element outside of a removed one that refers to it.
    private struct User {
        var key: String
        var top: String
        /// It was added or changed by the side that did not remove its target: without the target its change is lost.
        var needsTarget: Bool
    }

    private func users(of top: [String: String], besides added: [String: String], _ side: MergeSide) -> [User] {
        let (table, other) = (versions[side], versions[side.other])
        var found: [User] = []
        for key in table.keys {
            for (attribute, target) in table.references(of: key) {
                guard let above = top[target] ?? added[target], (top[key] ?? added[key]) != above else { continue }
                if RecordedValue.isRecord(key) || table[key]?.node.isMask == true { continue }
                let needsTarget: Bool
                if let before = versions.base[key] {
                    let isNew = before.node[attribute] != table[key]?.node[attribute]
                    needsTarget = other[key] == nil ? versions.isChanged(key, on: side, from: versions.base) : isNew
                } else {
                    needsTarget = other[key] == nil
                }
                found.append(User(key: key, top: above, needsTarget: needsTarget))
            }
        }
        return found
    }
}
