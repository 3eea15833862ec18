/// Constraints in the order in which they were added, without duplicates. Adding and removing take constant time.
struct ConstraintList {
    /// Removed ones leave a gap until gaps prevail.
    private var slots: [NSLayoutConstraint?] = []
    private var places: [ObjectIdentifier: Int] = [:]

    var all: [NSLayoutConstraint] { slots.compactMap { $0 } }

    var isEmpty: Bool { places.isEmpty }

    func contains(_ constraint: NSLayoutConstraint) -> Bool { places[ObjectIdentifier(constraint)] != nil }

    mutating func append(_ constraint: NSLayoutConstraint) {
        if contains(constraint) { return }
        places[ObjectIdentifier(constraint)] = slots.count
        slots.append(constraint)
    }

    mutating func remove(_ constraint: NSLayoutConstraint) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        slots[place] = nil
        if slots.count > 16, places.count * 2 < slots.count { compact() }
    }

    private mutating func compact() {
        slots = slots.filter { $0 != nil }
        for (place, constraint) in slots.enumerated() {
            if let constraint { places[ObjectIdentifier(constraint)] = place }
        }
    }
}
