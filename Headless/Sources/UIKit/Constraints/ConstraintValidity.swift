/// Whether items and attributes make a constraint, and what UIKit says where they do not.
///
/// The words are those of the exceptions that apps log (`NSLayoutConstraint for <…>: …`). Margins of layout guides are
/// none: published apps pin views to `safeAreaLayoutGuide.snp.topMargin`, which is the guide's top.
@MainActor
struct ConstraintValidity {
    private(set) var first: LayoutItem?
    private(set) var second: LayoutItem?
    private(set) var fault: String?

    init(
        _ item1: Any,
        _ attribute1: NSLayoutConstraint.Attribute,
        _ item2: Any?,
        _ attribute2: NSLayoutConstraint.Attribute,
        _ multiplier: CGFloat
    ) {
        let subject = "NSLayoutConstraint for \(item1)"
        func judge() -> String? {
            guard let first = item1 as? LayoutItem else {
                return "Constraint items must each be a view or layout guide."
            }
            self.first = first
            if let item2 {
                guard let item = item2 as? LayoutItem else {
                    return "Constraint items must each be a view or layout guide."
                }
                second = item
            }
            return pairFault(attribute1, attribute2, multiplier)
        }
        fault = judge().map { subject + ": " + $0 }
    }

    private func pairFault(
        _ attribute1: NSLayoutConstraint.Attribute,
        _ attribute2: NSLayoutConstraint.Attribute,
        _ multiplier: CGFloat
    ) -> String? {
        guard let kind1 = attribute1.kind else { return "Unknown layout attribute" }
        if second == nil || multiplier == 0 {
            if kind1 == .size { return nil }
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        }
        guard let kind2 = attribute2.kind else { return "Unknown layout attribute" }
        if kind1 != kind2 { return "Invalid pairing of layout attributes." }
        if (attribute1.isDirectional && attribute2.isAbsoluteSide)
            || (attribute1.isAbsoluteSide && attribute2.isDirectional)
        {
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither."
        }
        return nil
    }
}
