extension UIFont {
    /// How bold a font is, from -1 to 1 (UIFontDescriptor.h).
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The name of the weight in dumps; `nil` for one between the names.
        var name: String? { Weight.names[self] }

        private static let names: [Weight: String] = [
            .ultraLight: "ultraLight", .thin: "thin", .light: "light", .regular: "regular", .medium: "medium",
            .semibold: "semibold", .bold: "bold", .heavy: "heavy", .black: "black",
        ]
    }
}
