/// What a drawing consists of, whether a file of shapes or of pixels shows it.
enum DrawingShape: Sendable, Equatable {
    /// How a shape looks: the name of its class in SVG files.
    enum Look: String, Sendable, CaseIterable {
        case box, ghost, moved, error, warning, note, over, gap
        case title, name, legend, label
        case paper
    }

    /// - Parameter tip: What a reader that points at it sees.
    case rectangle(x: Double, y: Double, width: Double, height: Double, Look, tip: String)
    /// - Parameter y: Of the base line.
    case text(String, x: Double, y: Double, Look)
    /// Shapes whose coordinates begin elsewhere.
    indirect case group(x: Double, y: Double, [DrawingShape])

    /// As an element of an SVG file, on a line of its own.
    var svg: String {
        switch self {
        case .rectangle(let x, let y, let width, let height, let look, let tip):
            "<rect x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" width=\"\(Self.number(width))\""
                + " height=\"\(Self.number(height))\" class=\"\(look.rawValue)\"><title>\(escapedForXML(tip))</title></rect>\n"
        case .text(let text, let x, let y, let look):
            "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" class=\"\(look.rawValue)\">\(escapedForXML(text))</text>\n"
        case .group(let x, let y, let shapes):
            "<g transform=\"translate(\(Self.number(x)) \(Self.number(y)))\">\n\(shapes.map(\.svg).joined())</g>\n"
        }
    }

    private static func number(_ value: Double) -> String { Drawing.number(value) }
}
