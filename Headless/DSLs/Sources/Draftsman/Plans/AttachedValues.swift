/// Values of objects that have no property for them. Objects are not kept alive.
struct AttachedValues<Value> {
    private struct Entry {
        weak var object: AnyObject?
        var value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there may be before those of lost objects are dropped.
    private var limit = 64

    subscript(object: AnyObject) -> Value? {
        get {
            // Another object may be where a lost one was.
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.value
        }
        set {
            guard let newValue else {
                entries[ObjectIdentifier(object)] = nil
                return
            }
            entries[ObjectIdentifier(object)] = Entry(object: object, value: newValue)
            if entries.count <= limit { return }
            entries = entries.filter { $0.value.object != nil }
            limit = max(64, entries.count * 2)
        }
    }
}
