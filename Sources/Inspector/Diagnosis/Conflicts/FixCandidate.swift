import LayoutModel

/// A change that may resolve a conflict, before it is tried.
struct FixCandidate {
    /// What the change does. The order is the usual one, in which an engineer thinks of them.
    ///
    /// `designSize` is a width that only one screen has, removed; `misplaced` a constraint that is out of place, removed;
    /// `centering` a centre instead of two pins.
    enum Kind: Int {
        case mask, superview, misplaced, designSize, centering, priority, contentPriority, relation, constant, removal,
            hiding, several
    }

    var kind: Kind
    var title: String
    var edits: [LayoutEdit]
    /// The place of the member that changes among those that may change.
    var member = 0
}
