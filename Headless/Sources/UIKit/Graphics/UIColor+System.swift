/// The class properties of `UIColor` (UIColor.h, UIInterface.h).
extension UIColor {
    public static var black: UIColor { UIColor(white: 0, alpha: 1) }
    public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    public static var white: UIColor { UIColor(white: 1, alpha: 1) }
    public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
    public static var systemRed: UIColor { system() }
    public static var systemGreen: UIColor { system() }
    public static var systemBlue: UIColor { system() }
    public static var systemOrange: UIColor { system() }
    public static var systemYellow: UIColor { system() }
    public static var systemPink: UIColor { system() }
    public static var systemPurple: UIColor { system() }
    public static var systemTeal: UIColor { system() }
    public static var systemIndigo: UIColor { system() }
    public static var systemBrown: UIColor { system() }
    public static var systemMint: UIColor { system() }
    public static var systemCyan: UIColor { system() }
    public static var systemGray: UIColor { system() }
    public static var systemGray2: UIColor { system() }
    public static var systemGray3: UIColor { system() }
    public static var systemGray4: UIColor { system() }
    public static var systemGray5: UIColor { system() }
    public static var systemGray6: UIColor { system() }
    public static var tintColor: UIColor { system() }
    public static var label: UIColor { system() }
    public static var secondaryLabel: UIColor { system() }
    public static var tertiaryLabel: UIColor { system() }
    public static var quaternaryLabel: UIColor { system() }
    public static var link: UIColor { system() }
    public static var placeholderText: UIColor { system() }
    public static var separator: UIColor { system() }
    public static var opaqueSeparator: UIColor { system() }
    public static var systemBackground: UIColor { system() }
    public static var secondarySystemBackground: UIColor { system() }
    public static var tertiarySystemBackground: UIColor { system() }
    public static var systemGroupedBackground: UIColor { system() }
    public static var secondarySystemGroupedBackground: UIColor { system() }
    public static var tertiarySystemGroupedBackground: UIColor { system() }
    public static var systemFill: UIColor { system() }
    public static var secondarySystemFill: UIColor { system() }
    public static var tertiarySystemFill: UIColor { system() }
    public static var quaternarySystemFill: UIColor { system() }
    public static var lightText: UIColor { system() }
    public static var darkText: UIColor { system() }
    public static var groupTableViewBackground: UIColor { system() }

    private static func system(_ name: String = #function) -> UIColor { UIColor(kind: .system(name)) }
}
