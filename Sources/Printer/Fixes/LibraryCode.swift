import LayoutModel
import SwiftSource

/// The line that makes a changed constraint in the library that made it, where the class of the constraint says which: logs of
/// SnapKit and Masonry do.
struct LibraryCode {
    private let code: EditCode

    init?(_ code: EditCode) {
        guard code.context != nil else { return nil }
        self.code = code
    }

    private enum Library {
        case snapKit, masonry

        init?(className: String) {
            switch className {
            case "SnapKit.LayoutConstraint", "LayoutConstraint": self = .snapKit
            case Layout.Constraint.masonryClassName: self = .masonry
            default: return nil
            }
        }
    }

    /// `nil` where no library is known, or where there is nothing to write but something to delete.
    func lines(for edit: LayoutEdit) -> [String]? {
        guard case .constraint(let id, let change) = edit, let index = code.layout.constraintIndex(id: id) else {
            return nil
        }
        var constraint = code.layout.constraints[index]
        guard let library = Library(className: constraint.className) else { return nil }
        switch change {
        case .priority(let priority): constraint.priority = priority
        case .constant(let constant): constraint.constant = constant
        case .relation(let relation): constraint.relation = relation
        case .multiplier, .identifier, .isActive: return nil
        }
        return line(for: constraint, library).map { [$0] }
    }

    /// Such as `make.trailing.equalTo(header).offset(-13).priority(999)`.
    private func line(for constraint: Layout.Constraint, _ library: Library) -> String? {
        guard let first = constraint.first, constraint.terms.isEmpty else { return nil }
        let relation =
            switch constraint.relation {
            case .equal: "equalTo"
            case .lessThanOrEqual: "lessThanOrEqualTo"
            case .greaterThanOrEqual: "greaterThanOrEqualTo"
            }
        var line = "make.\(first.attribute.rawValue).\(relation)("
        if let second = constraint.second {
            guard case .view(let view) = second.item, let name = code.context?.names.expression(of: view) else {
                return nil
            }
            line += name
            if second.attribute != first.attribute {
                line += (library == .snapKit ? ".snp." : ".mas_") + second.attribute.rawValue
            }
            line += ")"
            if constraint.multiplier != 1 {
                line += ".multipliedBy(\(SwiftLiteral.number(constraint.multiplier)))"
            }
            if constraint.constant != 0 { line += ".offset(\(SwiftLiteral.number(constraint.constant)))" }
        } else {
            line += (library == .snapKit ? "" : "@") + SwiftLiteral.number(constraint.constant) + ")"
        }
        if !constraint.isRequired { line += ".priority(\(SwiftLiteral.single(constraint.priority)))" }
        return line + (library == .masonry ? ";" : "")
    }
}
