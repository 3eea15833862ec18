#if !canImport(CoreGraphics)
    /// A path of lines and curves, in points. Only Apple's systems have CoreGraphics.
    public class CGPath: @unchecked Sendable {
        /// One step of a path.
        enum Element: Equatable, Sendable {
            case move(CGPoint)
            case line(CGPoint)
            case quadCurve(CGPoint, control: CGPoint)
            case curve(CGPoint, CGPoint, CGPoint)
            case close
        }

        fileprivate(set) var elements: [Element]

        init(elements: [Element]) {
            self.elements = elements
        }

        public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(elements: Self.rectangle(rect))
        }

        public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(elements: Self.ellipse(rect))
        }

        public convenience init(
            roundedRect rect: CGRect,
            cornerWidth: CGFloat,
            cornerHeight: CGFloat,
            transform: UnsafePointer<CGAffineTransform>?
        ) {
            self.init(elements: Self.rectangle(rect))
        }

        public var isEmpty: Bool { elements.isEmpty }

        public var currentPoint: CGPoint { elements.reversed().lazy.compactMap(\.end).first ?? .zero }

        /// The smallest rectangle that holds all points, control points too; null for an empty path.
        public var boundingBox: CGRect {
            let points = elements.flatMap(\.points)
            guard let first = points.first else { return .null }
            var (low, high) = (first, first)
            for point in points {
                low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
                high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
            }
            return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        }

        public func copy() -> CGPath? { CGPath(elements: elements) }

        static func rectangle(_ rect: CGRect) -> [Element] {
            [
                .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
                .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
            ]
        }

        /// Four curves; their control points lie within the rectangle.
        static func ellipse(_ rect: CGRect) -> [Element] {
            let (x, y) = (rect.width / 2 * 0.5523, rect.height / 2 * 0.5523)
            let middle = CGPoint(x: rect.midX, y: rect.midY)
            return [
                .move(CGPoint(x: rect.maxX, y: middle.y)),
                .curve(
                    CGPoint(x: rect.maxX, y: middle.y + y),
                    CGPoint(x: middle.x + x, y: rect.maxY),
                    CGPoint(x: middle.x, y: rect.maxY)
                ),
                .curve(
                    CGPoint(x: middle.x - x, y: rect.maxY),
                    CGPoint(x: rect.minX, y: middle.y + y),
                    CGPoint(x: rect.minX, y: middle.y)
                ),
                .curve(
                    CGPoint(x: rect.minX, y: middle.y - y),
                    CGPoint(x: middle.x - x, y: rect.minY),
                    CGPoint(x: middle.x, y: rect.minY)
                ),
                .curve(
                    CGPoint(x: middle.x + x, y: rect.minY),
                    CGPoint(x: rect.maxX, y: middle.y - y),
                    CGPoint(x: rect.maxX, y: middle.y)
                ),
                .close,
            ]
        }
    }

    extension CGPath.Element {
        /// The current point after it.
        var end: CGPoint? { points.last }

        func moved(_ place: (CGPoint) -> CGPoint) -> Self {
            switch self {
            case .move(let point): .move(place(point))
            case .line(let point): .line(place(point))
            case .quadCurve(let point, let control): .quadCurve(place(point), control: place(control))
            case .curve(let first, let second, let point): .curve(place(first), place(second), place(point))
            case .close: .close
            }
        }

        var points: [CGPoint] {
            switch self {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let point, let control): [control, point]
            case .curve(let first, let second, let point): [first, second, point]
            case .close: []
            }
        }
    }

    /// A path that code can extend.
    public final class CGMutablePath: CGPath, @unchecked Sendable {
        public init() {
            super.init(elements: [])
        }

        public func move(to point: CGPoint) {
            elements.append(.move(point))
        }

        public func addLine(to point: CGPoint) {
            elements.append(.line(point))
        }

        public func addLines(between points: [CGPoint]) {
            for (index, point) in points.enumerated() { elements.append(index == 0 ? .move(point) : .line(point)) }
        }

        public func addQuadCurve(to end: CGPoint, control: CGPoint) {
            elements.append(.quadCurve(end, control: control))
        }

        public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
            elements.append(.curve(control1, control2, end))
        }

        public func addRect(_ rect: CGRect) {
            elements += CGPath.rectangle(rect)
        }

        public func addEllipse(in rect: CGRect) {
            elements += CGPath.ellipse(rect)
        }

        public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
            elements += CGPath.rectangle(rect)
        }

        public func addPath(_ path: CGPath) {
            elements += path.elements
        }

        public func closeSubpath() {
            elements.append(.close)
        }

        func removeAll() {
            elements = []
        }

        func apply(_ transform: CGAffineTransform) {
            elements = elements.map { $0.moved { $0.applying(transform) } }
        }
    }

    /// The shape of line ends.
    public enum CGLineCap: Int32, Sendable {
        case butt, round, square
    }

    /// The shape of joints between lines.
    public enum CGLineJoin: Int32, Sendable {
        case miter, round, bevel
    }

    /// How new drawing blends with the existing contents.
    public enum CGBlendMode: Int32, Sendable {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
        case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
        case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
    }
#endif
