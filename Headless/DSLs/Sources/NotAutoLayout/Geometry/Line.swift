/// A line through a rectangle, from 0 at its left or top edge to 1.
public enum Line {
    public struct Horizontal: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
        let value: Float

        public init(floatLiteral value: Double) { self.value = Float(floatLiteral: value) }
        public init(integerLiteral value: Int) { self.value = Float(value) }

        public static let coordinateLeft: Horizontal = 0.0
        public static let coordinateCenter: Horizontal = 0.5
        public static let coordinateRight: Horizontal = 1.0
    }

    public struct Vertical: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
        let value: Float

        public init(floatLiteral value: Double) { self.value = Float(floatLiteral: value) }
        public init(integerLiteral value: Int) { self.value = Float(value) }

        public static let coordinateTop: Vertical = 0.0
        public static let coordinateMiddle: Vertical = 0.5
        public static let coordinateBottom: Vertical = 1.0
    }
}
