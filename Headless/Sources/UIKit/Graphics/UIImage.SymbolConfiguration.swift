extension UIImage {
    /// What an image looks like beyond its name.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// The size, weight and scale of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        public let pointSize: CGFloat?
        public let weight: SymbolWeight
        public let scale: SymbolScale

        init(size: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
            pointSize = size
            self.weight = weight
            self.scale = scale
            super.init()
        }

        public convenience init(pointSize: CGFloat) {
            self.init(size: pointSize, weight: .unspecified, scale: .unspecified)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(size: pointSize, weight: weight, scale: .unspecified)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(size: pointSize, weight: weight, scale: scale)
        }

        public convenience init(weight: SymbolWeight) {
            self.init(size: nil, weight: weight, scale: .unspecified)
        }

        public convenience init(scale: SymbolScale) {
            self.init(size: nil, weight: .unspecified, scale: scale)
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(size: textStyle.pointSize, weight: .unspecified, scale: .unspecified)
        }
    }

    /// How bold a symbol is.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How large a symbol is beside text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }
}
