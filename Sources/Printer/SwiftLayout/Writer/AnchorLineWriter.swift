import LayoutModel
import SwiftSource

/// Writes lines of anchors.
enum AnchorLineWriter {
    static func write(_ line: AnchorLine, to document: inout Document) {
        document.group { document in
            document.text(head(of: line))
            document.indented { document in
                for call in calls(of: line) {
                    document.softBreak()
                    ExpressionWriter.write(call: "." + call.name, call.arguments, to: &document)
                }
            }
        }
        document.newline()
    }

    private static func head(of line: AnchorLine) -> String {
        switch line.head {
        case .composite(let composite): "Anchors." + composite.rawValue
        case .attributes(let attributes) where line.isListed:
            "Anchors(" + attributes.map { "." + $0.rawValue }.joined(separator: ", ") + ")"
        case .attributes(let attributes): "Anchors." + attributes.map(\.rawValue).joined(separator: ".")
        }
    }

    private static func calls(of line: AnchorLine) -> [(name: String, arguments: [String])] {
        var calls: [(name: String, arguments: [String])] = []
        if let call = line.call { calls.append(spelling(of: call)) }
        if line.multiplier != 1 {
            calls.append((line.isListed ? "setMultiplier" : "multiplier", [SwiftLiteral.number(line.multiplier)]))
        }
        if line.priority != 1000 { calls.append(("priority", [priority(line.priority)])) }
        if let identifier = line.identifier { calls.append(("identifier", [SwiftLiteral.string(identifier)])) }
        return calls
    }

    /// `.defaultHigh`, or `.init(999)`
    static func priority(_ value: Double) -> String {
        UILayoutPriorityName.name(of: value).map { "." + $0 } ?? ".init(" + SwiftLiteral.single(value) + ")"
    }

    private static func spelling(of call: AnchorLine.Call) -> (name: String, arguments: [String]) {
        let relation =
            switch call.relation {
            case .equal: "equalTo"
            case .lessThanOrEqual: "lessThanOrEqualTo"
            case .greaterThanOrEqual: "greaterThanOrEqualTo"
            }
        var arguments: [String] = []
        if case .item(let item) = call.target { arguments.append(item) }
        if let attribute = call.attribute { arguments.append("attribute: ." + attribute.rawValue) }
        arguments += self.arguments(of: call.offset)
        return (relation + (call.target == .superview ? "Super" : ""), arguments)
    }

    private static func arguments(of offset: AnchorLine.Offset) -> [String] {
        func labeled(_ pairs: [(String, Double)], omitsZeros: Bool) -> [String] {
            pairs.filter { !omitsZeros || $0.1 != 0 }.map { $0.0 + ": " + SwiftLiteral.number($0.1) }
        }
        switch offset {
        case .none: return []
        case .constant(let constant): return labeled([("constant", constant)], omitsZeros: false)
        case .inward(let inward): return labeled([("inwardOffset", inward)], omitsZeros: false)
        case .size(let width, let height):
            return labeled([("width", width), ("height", height)], omitsZeros: false)
        case .sizeOffsets(let width, let height):
            return labeled([("widthOffset", width), ("heightOffset", height)], omitsZeros: true)
        case .centerOffsets(let x, let y): return labeled([("xOffset", x), ("yOffset", y)], omitsZeros: true)
        }
    }
}
