internal import LayoutInspector

/// Constraints that UIKit makes itself, as its console message lists them.
///
/// No object stands for them here. Their addresses are made from those of their views: the same for the same constraint,
/// and none twice.
@MainActor
struct MadeConstraintText {
    private let inventory: DumpInventory
    private let lowered: LoweredLayout
    private let roles: [String: (place: Int, row: MadeRow)]

    init(_ inventory: DumpInventory, _ lowered: LoweredLayout) {
        self.inventory = inventory
        self.lowered = lowered
        var roles: [String: (Int, MadeRow)] = [:]
        for place in 0..<lowered.made.count {
            let row = lowered.made[place]
            roles[lowered.id(of: row)] = (place, row)
        }
        self.roles = roles
    }

    /// - Returns: `nil` for what UIKit does not list.
    func text(of constraint: Layout.Constraint) -> String? {
        guard let (place, row) = roles[constraint.id], let item = object(row.item) else { return nil }
        let name: String
        var head = ""
        switch row.role {
        case .nonnegative: return nil
        case .rootSize(let attribute):
            name = "NSLayoutConstraint"
            head = " 'UIView-Encapsulated-Layout-\(attribute == .width ? "Width" : "Height")'"
        case .guide(let part):
            name = "NSLayoutConstraint"
            head = " '" + guideIdentifier(of: item, part) + "'"
        case .content: name = "NSContentSizeLayoutConstraint"
        case .mask:
            name = "NSAutoresizingMaskLayoutConstraint"
            head = " " + maskMarks(of: item)
        case .stack(let part):
            name = "NSLayoutConstraint"
            head = " '" + stackIdentifier(of: part) + "'"
        }
        let base = UInt(bitPattern: Unmanaged.passUnretained(item as AnyObject).toOpaque())
        let address = "0x" + String(base &+ UInt(place + 1) &* 16, radix: 16)
        return "<\(name):\(address)\(head) \(equation(constraint))   (active\(names(in: constraint)))>"
    }

    private func object(_ item: Layout.Item) -> (any LayoutItem)? {
        switch item {
        case .view(let view): inventory.object(lowered.layout.views[view].id) as? any LayoutItem
        case .guide(let guide): inventory.object(lowered.layout.guides[guide].id) as? any LayoutItem
        case .missing: nil
        }
    }

    private func guideIdentifier(of item: any LayoutItem, _ part: MadeRow.GuidePart) -> String {
        guard let guide = item as? UILayoutGuide else { return part.rawValue }
        switch guide.kind {
        case .safeArea: return "UIViewSafeAreaLayoutGuide-" + part.rawValue
        case .layoutMargins: return "UIView-" + part.rawValue + "Margin-guide-constraint"
        default: return guide.identifier + "-" + part.rawValue
        }
    }

    private func stackIdentifier(of part: MadeRow.StackPart) -> String {
        switch part {
        case .start, .end: "UISV-canvas-connection"
        case .spacing: "UISV-spacing"
        case .equal: "UISV-fill-equally"
        case .proportional: "UISV-fill-proportionally"
        case .gap: "UISV-distributing"
        case .align: "UISV-alignment"
        case .fit, .fitMain, .settle: "UISV-canvas-fit"
        case .hidden: "UISV-hiding"
        }
    }

    /// `h=--& v=--&`: what of a superview's length may change, minimum margin, size and maximum margin.
    private func maskMarks(of item: any LayoutItem) -> String {
        let mask = (item as? UIView)?.autoresizingMask ?? []
        func marks(_ parts: [UIView.AutoresizingMask]) -> String {
            parts.map { mask.contains($0) ? "&" : "-" }.joined()
        }
        return "h=" + marks([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
            + " v=" + marks([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    }

    private func equation(_ constraint: Layout.Constraint) -> String {
        let relation =
            switch constraint.relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        let anchors: [(Layout.Anchor, Double)]
        if let first = constraint.first {
            anchors = [(first, 1)] + (constraint.second.map { [($0, -constraint.multiplier)] } ?? [])
        } else {
            anchors = constraint.terms.map { ($0.anchor, $0.multiplier) }
        }
        guard let first = anchors.first else { return "0 \(relation) \(number(constraint.constant))" }
        // One item is on the left, as in UIKit's texts; the other terms are moved to the right.
        let scale = first.1 == 0 ? 1 : first.1
        var right: [String] = anchors.dropFirst().map { anchor, multiplier in
            let factor = -multiplier / scale
            return (factor == 1 ? "" : number(factor) + "*") + text(of: anchor)
        }
        let constant = constraint.constant / scale
        if right.isEmpty {
            right = [number(constant)]
        } else if constant != 0 {
            return text(of: first.0) + " \(relation) " + right.joined(separator: " + ")
                + (constant < 0 ? " - " : " + ") + number(abs(constant))
        }
        return text(of: first.0) + " \(relation) " + right.joined(separator: " + ")
    }

    private func text(of anchor: Layout.Anchor) -> String {
        (object(anchor.item)?.constraintReference ?? "(null)") + "." + anchor.attribute.rawValue
    }

    /// Identifiers take the place of class and address; the addresses follow.
    private func names(in constraint: Layout.Constraint) -> String {
        let pairs = constraint.anchors.compactMap { anchor in
            (object(anchor.item) as? UIView).flatMap { view in
                view.accessibilityIdentifier.map { "\($0):\(ObjectAddress.text(of: view))" }
            }
        }
        var unique: [String] = []
        for pair in pairs where !unique.contains(pair) { unique.append(pair) }
        return unique.isEmpty ? "" : ", names: " + unique.joined(separator: ", ") + " "
    }

    private func number(_ value: Double) -> String { NumberText.general(CGFloat(value)) }
}
