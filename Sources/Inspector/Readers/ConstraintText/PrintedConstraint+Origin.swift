import LayoutModel
import LayoutSyntax

extension PrintedConstraint {
    /// What the identifier says of a constraint of the system.
    var systemIdentifier: SystemIdentifier? { identifier.flatMap(SystemIdentifier.init) }

    /// Who made the constraint: as its identifier says, else its class, else what it is about.
    var origin: Layout.Constraint.Origin {
        if let known = systemIdentifier { return known.origin }
        if let known = SystemClasses.origin(ofConstraintClass: className) { return known }
        // Constraints of a library are a program's, whatever they are about.
        guard className == "NSLayoutConstraint", !terms.isEmpty else { return .user }
        if terms.indices.allSatisfy({ SystemClasses.isOrdinary(className: className(ofTerm: $0)) }) { return .user }
        let classes = terms.indices.map { className(ofTerm: $0) }
        let isSystems =
            classes.allSatisfy(SystemClasses.isPrivate(className:))
            || classes.contains(where: SystemClasses.isHost(className:)) || tiesContentViewToCell(classes)
        return isSystems ? .system : .user
    }

    private func className(ofTerm term: Int) -> String {
        let object = terms[term].object.isSuperview ? superview : terms[term].object
        // UIKit prints a view of its keyboard by a name that begins with the class.
        return object?.className ?? object?.name ?? ""
    }

    /// Whether the origin is the autoresizing mask of a view, which only an identifier or a class says.
    var isForMask: Bool {
        let known = systemIdentifier?.origin ?? SystemClasses.origin(ofConstraintClass: className)
        return known == .autoresizing
    }

    /// Whether it places the content view of a table's cell in the cell, which UITableViewCell does itself.
    private func tiesContentViewToCell(_ classes: [String]) -> Bool {
        classes.count == 2 && classes.contains(UIKitClass.tableCellContentView)
            && classes.contains { $0 != UIKitClass.tableCellContentView && $0.ends(with: "Cell") }
    }
}
