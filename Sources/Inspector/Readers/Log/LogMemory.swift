/// What earlier blocks of a process told of its views, which holds in later ones as long as an address has its class.
///
/// A later block often names a view without its superview. Addresses mean nothing across processes; a log without
/// process ids is taken for the log of one.
package struct LogMemory {

    package init() {}
    private struct Known {
        var className: String
        var parent: PrintedConstraint.Object?
    }

    /// What is not met again while so many others are is forgotten: it is only not joined. Without an end, the memory
    /// of a long log would have none.
    private static let limit = 25_000
    /// Of objects with longer names nothing is kept.
    private static let longestName = 512
    /// The steps that one block goes up beyond what it names.
    private static let depthLimit = 64
    /// What was met lately, and before that: what is met again moves from the one to the other.
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

    /// Gives superviews to items that have none, as earlier blocks named them, and notes what this block tells.
    mutating func complete(_ printed: inout PrintedLayout, process: String?) {
        let prefix = (process ?? "") + " "
        let named = printed.items.count
        var budget = named * Self.depthLimit
        var index = 0
        while index < printed.items.count, budget > 0 {
            budget -= 1
            let item = printed.items[index]
            if item.parent == nil, let known = self[prefix + item.view.id], known.className == item.view.className,
                let parent = known.parent, let added = printed.item(parent)
            {
                printed.setParent(added, of: index)
            }
            index += 1
        }
        for item in printed.items.prefix(named) {
            let parent = item.parent.map { printed.items[$0].view }
            let object = parent.map { PrintedConstraint.Object(className: $0.className, address: $0.id) }
            let key = prefix + item.view.id
            guard key.utf8.count + (object?.address?.utf8.count ?? 0) <= Self.longestName else { continue }
            if object == nil, let known = self[key], known.parent != nil {
                keep(known, key)
            } else {
                keep(Known(className: item.view.className, parent: object), key)
            }
        }
    }
}
