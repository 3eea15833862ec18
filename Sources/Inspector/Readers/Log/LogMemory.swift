import LayoutModel

/// What earlier blocks of a process revealed about its views; valid in later blocks as long as an address has the same
/// class.
///
/// A later block often names a view without its superview. Addresses mean nothing across processes; a log without
/// process ids counts as the log of one process.
package struct LogMemory {

    package init() {}
    private struct Known {
        var className: String
        var parent: PrintedConstraint.Object?
    }

    /// Views that are not mentioned again among this many others are forgotten; they are then not joined. Without a
    /// limit, memory would grow with the log.
    private static let limit = 25_000
    /// Objects with longer names are not stored.
    private static let longestName = 512
    /// The number of levels that one block can add above its own views.
    private static let depthLimit = 64
    /// Two generations: an entry that is used again moves from the earlier to the recent one.
    private var recent: [String: Known] = [:]
    private var earlier: [String: Known] = [:]

    private subscript(key: String) -> Known? { recent[key] ?? earlier[key] }

    private mutating func keep(_ known: Known, _ key: String) {
        if recent.count >= Self.limit, recent[key] == nil {
            earlier = recent
            recent = [:]
        }
        recent[key] = known
    }

    /// Assigns superviews from earlier blocks to items without one, and stores what this block reveals.
    mutating func complete(_ printed: inout PrintedLayout, process: String?) {
        let prefix = (process ?? "") + " "
        let named = printed.items.count
        var budget = named * Self.depthLimit
        var index = 0
        while index < printed.items.count, budget > 0 {
            budget -= 1
            let view = printed.views[index]
            if printed.parent(of: index) == nil, let known = self[prefix + view.id], known.className == view.className,
                let parent = known.parent, let added = printed.item(parent)
            {
                printed.setParent(added, of: index)
            }
            index += 1
        }
        for index in 0..<named {
            let view = printed.views[index]
            let parent = printed.parent(of: index).map { printed.views[$0] }
            let object = parent.map { PrintedConstraint.Object(className: $0.className, address: $0.id) }
            let key = prefix + view.id
            guard key.utf8.count + (object?.address?.utf8.count ?? 0) <= Self.longestName else { continue }
            if object == nil, let known = self[key], known.parent != nil {
                keep(known, key)
            } else {
                keep(Known(className: view.className, parent: object), key)
            }
        }
    }
}
