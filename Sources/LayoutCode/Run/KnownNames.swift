import LayoutSyntax

import LayoutModel

/// Names of UIKit that layout code uses, with what they mean for layouts.
enum KnownNames {
    static func isController(_ name: String) -> Bool { name.hasSuffix("Controller") }

    static func hasContentView(_ baseClass: String) -> Bool {
        guard let known = UIKitClass.named(baseClass) else {
            return !UIKitClass.isFramework(baseClass) && baseClass.hasSuffix("Cell")
        }
        return known.contentMember != nil
    }

    /// A constant of a type.
    static func number(_ name: String, of type: String) -> Double? {
        switch (type, name) {
        case ("UILayoutPriority", _): UIKitTypes.priorities[name]
        case ("UIStackView", "spacingUseDefault"), ("UIStackView", "spacingUseSystem"): nil
        case ("UIView", "noIntrinsicMetric"): -1
        case ("CGFloat", "zero"), ("Double", "zero"), ("Int", "zero"): 0
        case ("CGFloat", "pi"), ("Double", "pi"): Double.pi
        default: nil
        }
    }

    static func zero(_ name: String, of type: String) -> CodeValue? {
        guard name == "zero", let labels = UIKitTypes.structures[type] else { return nil }
        return .structure(type, labels: labels, numbers: labels.map { _ in 0 })
    }
}
