import LayoutModel

/// What was edited of a layout, as changes that a document can hold.
struct LayoutDifference {
    var constraints: [(id: String, LayoutEdit.ConstraintChange)] = []
    var views: [(view: Int, LayoutEdit.ViewChange)] = []
    /// In the order of the edited layout.
    var added: [Layout.Constraint] = []
    /// In the order of the layout as it was read.
    var removed: [String] = []

    /// - Throws: ``WriteBackError`` where the layouts differ in anything else.
    init(from old: Layout, to new: Layout) throws(WriteBackError) {
        guard old.views.count == new.views.count else {
            throw WriteBackError("the document holds other views than the layout that was loaded")
        }
        for index in old.views.indices { try compare(old.views[index], new.views[index], index) }
        for constraint in old.constraints {
            if let index = new.constraintIndex(id: constraint.id) {
                try compare(constraint, new.constraints[index])
            } else {
                removed.append(constraint.id)
            }
        }
        added = new.constraints.filter { old.constraintIndex(id: $0.id) == nil }
    }

    private mutating func compare(_ old: Layout.View, _ new: Layout.View, _ index: Int) throws(WriteBackError) {
        if old == new { return }
        // In the order of the attributes, in which new ones are written.
        for axis in [Axis.horizontal, .vertical] where old.contentHugging[axis] != new.contentHugging[axis] {
            views.append((index, .contentHugging(axis, new.contentHugging[axis])))
        }
        for axis in [Axis.horizontal, .vertical] {
            if old.compressionResistance[axis] != new.compressionResistance[axis] {
                views.append((index, .compressionResistance(axis, new.compressionResistance[axis])))
            }
        }
        if old.isHidden != new.isHidden { views.append((index, .isHidden(new.isHidden))) }
        if old.translatesAutoresizingMask != new.translatesAutoresizingMask {
            views.append((index, .translatesAutoresizingMask(new.translatesAutoresizingMask)))
        }
        var same = old
        same.frame = new.frame
        same.contentHugging = new.contentHugging
        same.compressionResistance = new.compressionResistance
        same.isHidden = new.isHidden
        same.translatesAutoresizingMask = new.translatesAutoresizingMask
        same.statedTranslatesAutoresizingMask = new.statedTranslatesAutoresizingMask
        // A standard guide that an edit named belongs to its view from then on.
        same.guides = new.guides
        guard same == new else {
            throw WriteBackError("the view \"\(new.label ?? new.id)\" differs from the document in more than edits")
        }
    }

    private mutating func compare(_ old: Layout.Constraint, _ new: Layout.Constraint) throws(WriteBackError) {
        if old == new { return }
        // In the order of the attributes, in which new ones are written.
        if old.relation != new.relation { constraints.append((new.id, .relation(new.relation))) }
        if old.multiplier != new.multiplier { constraints.append((new.id, .multiplier(new.multiplier))) }
        if old.priority != new.priority { constraints.append((new.id, .priority(new.priority))) }
        if old.constant != new.constant { constraints.append((new.id, .constant(new.constant))) }
        if old.identifier != new.identifier { constraints.append((new.id, .identifier(new.identifier))) }
        if old.isActive != new.isActive { constraints.append((new.id, .isActive(new.isActive))) }
        var same = old
        same.constant = new.constant
        same.multiplier = new.multiplier
        same.priority = new.priority
        same.relation = new.relation
        same.identifier = new.identifier
        same.isActive = new.isActive
        same.fault = new.fault
        guard same == new else {
            throw WriteBackError("the constraint \"\(new.id)\" differs from the document in more than edits")
        }
    }
}
