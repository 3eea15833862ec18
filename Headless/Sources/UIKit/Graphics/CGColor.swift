#if !canImport(CoreGraphics)
    /// A color of a layer: red, green, blue and alpha.
    public final class CGColor: Equatable, Sendable {
        public let components: [CGFloat]?

        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            components = [red, green, blue, alpha]
        }

        public var alpha: CGFloat { components?.last ?? 0 }

        public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }
    }
#endif
