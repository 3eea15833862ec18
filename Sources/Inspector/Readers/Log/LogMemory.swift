/// What earlier blocks of a process told of its views, which holds in later ones as long as an address has its class.
///
/// A later block often names a view without its superview. Addresses mean nothing across processes; a log without
/// process ids is taken for the log of one.
struct LogMemory {
    private struct Known {
        var className: String
        var parent: PrintedConstraint.Object?
    }

    /// More would let the memory of a long log grow without end; what is forgotten is only not joined.
    private static let limit = 50_000
    /// The steps that one block goes up beyond what it names.
    private static let depthLimit = 64
    private var known: [String: Known] = [:]

    /// Gives superviews to items that have none, as earlier blocks named them, and notes what this block tells.
    mutating func complete(_ printed: inout PrintedLayout, process: String?) {
        let prefix = (process ?? "") + " "
        let named = printed.items.count
        var budget = named * Self.depthLimit
        var index = 0
        while index < printed.items.count, budget > 0 {
            budget -= 1
            let item = printed.items[index]
            if item.parent == nil, let known = known[prefix + item.view.id], known.className == item.view.className,
                let parent = known.parent, let added = printed.item(parent)
            {
                printed.setParent(added, of: index)
            }
            index += 1
        }
        if known.count > Self.limit { known.removeAll(keepingCapacity: true) }
        for item in printed.items.prefix(named) {
            let parent = item.parent.map { printed.items[$0].view }
            let object = parent.map { PrintedConstraint.Object(className: $0.className, address: $0.id) }
            if object == nil, known[prefix + item.view.id]?.parent != nil { continue }
            known[prefix + item.view.id] = Known(className: item.view.className, parent: object)
        }
    }
}
