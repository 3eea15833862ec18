import LayoutModel
import LayoutSemantics

/// Sizes that a design has and the app that is made of it does not: whoever writes one down means "as wide as the screen".
enum DesignSizes {
    /// In points, ascending: the widths of the phones that designs are drawn for.
    private static let screens = Set(
        Device.all.filter { $0.kind == .portrait && $0.size.width < widestPhone }.map(\.size.width)
    ).sorted()
    /// Tablets are wider.
    private static let widestPhone = 500.0
    /// The usual margins, of one side; the first that explains a width is said.
    private static let margins: [Double] = [0, 16, 20, 8]
    /// In points: a row can be a pixel higher or lower than asked for, for its separator.
    private static let separator = 0.5

    /// Whether a constraint fixes the width of a view at what it is on one screen only.
    static func fixes(_ constraint: Layout.Constraint) -> Bool {
        screen(of: constraint) != nil
    }

    /// Whether a constraint gives a view the width or the height of a whole screen.
    static func isOfScreen(_ constraint: Layout.Constraint) -> Bool {
        guard constraint.isOwnSize, constraint.relation == .equal, let axis = constraint.axis else { return false }
        return Device.all.contains { device in
            device.kind != .split
                && (axis == .horizontal ? device.size.width : device.size.height) == constraint.constant
        }
    }

    /// Whether a constraint makes a view a line: at most a point thick.
    static func isHairline(_ constraint: Layout.Constraint) -> Bool {
        constraint.isOwnSize && constraint.relation == .equal && constraint.constant > 0 && constraint.constant <= 1
    }

    /// What a constraint repeats of a design, such as "335 is the width of a screen of 375 without margins of 20"; `nil` where
    /// it fixes no such width.
    static func reason(for constraint: Layout.Constraint) -> String? {
        guard let (screen, margin) = screen(of: constraint) else { return nil }
        let width = PointsText.text(constraint.constant)
        if margin == 0 { return "\(width) is the width of one screen" }
        return
            "\(width) is the width of a screen of \(PointsText.text(screen)) without margins of \(PointsText.text(margin))"
    }

    /// Whether an inset is one that designs have everywhere.
    static func isUsualInset(_ inset: Double) -> Bool {
        margins.contains(inset) || inset == 12 || inset == 10 || inset == 24
    }

    /// Such as "44 is the default row height"; `nil` for any other height.
    static func reason(forRowOf height: Double) -> String? {
        guard abs(height - RowHeight.usual) <= separator + 1e-9 else { return nil }
        return "\(PointsText.text(RowHeight.usual)) is the default row height"
    }

    private static func screen(of constraint: Layout.Constraint) -> (width: Double, margin: Double)? {
        guard constraint.isOwnSize, constraint.relation == .equal, constraint.first?.attribute == .width else {
            return nil
        }
        for margin in margins {
            if let screen = screens.first(where: { abs($0 - 2 * margin - constraint.constant) < 1e-9 }) {
                return (screen, margin)
            }
        }
        return nil
    }
}
