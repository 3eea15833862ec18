import LayoutModel

/// Sizes that a screen of a design has, less its margins: whoever writes one down means "as wide as the screen".
enum DesignSizes {
    /// In points: the widths of screens that designs are drawn for.
    private static let screens: [Double] = [320, 375, 390, 393, 402, 414, 430, 440]
    /// The usual margin on both sides together.
    private static let margins: [Double] = [0, 16, 32, 40]

    /// Whether a constraint fixes the width of a view at what it is on one screen only.
    static func fixes(_ constraint: Layout.Constraint) -> Bool {
        guard constraint.isOwnSize, constraint.relation == .equal, constraint.first?.attribute == .width else {
            return false
        }
        return screens.contains { screen in margins.contains { abs(screen - $0 - constraint.constant) < 1e-9 } }
    }
}
