import UIKit

/// The frame that a complete chain of calls makes: two values of each axis.
@MainActor
struct FrameEvaluation {
    private let context: FrameContext
    private var places: [FrameAxis: [(fraction: Float, value: Float)]] = [:]
    private var lengths: [FrameAxis: Float] = [:]

    static func frame(_ steps: [FrameStep], _ context: FrameContext) -> Rect {
        if case .frame(let rect)? = steps.first { return rect(context) }
        var evaluation = FrameEvaluation(context)
        evaluation.addPlaces(of: steps)
        evaluation.addLengths(of: steps)
        let (x, width) = evaluation.span(.horizontal)
        let (y, height) = evaluation.span(.vertical)
        return Rect(x: x, y: y, width: width, height: height)
    }

    private init(_ context: FrameContext) { self.context = context }

    private mutating func addPlaces(of steps: [FrameStep]) {
        for step in steps {
            switch step {
            case .line(let place, let value):
                places[place.axis, default: []].append((place.fraction, value(context)))
            case .point(let horizontal, let vertical, let value):
                let point = value(context)
                places[.horizontal, default: []].append((horizontal.fraction, point.x))
                places[.vertical, default: []].append((vertical.fraction, point.y))
            case .length, .size, .frame: break
            }
        }
        for (axis, found) in places where found.count == 2 {
            lengths[axis] = (found[1].value - found[0].value) / (found[1].fraction - found[0].fraction)
        }
        if let height = lengths[.vertical] { lengths[.vertical] = height * ChainFault.heightFactor(of: steps) }
    }

    /// The first of two lengths fits beside 0, the second beside the first.
    private mutating func addLengths(of steps: [FrameStep]) {
        for step in steps {
            switch step {
            case .size(let size):
                let size = size(context)
                lengths = [.horizontal: size.width, .vertical: size.height]
            case .length(let axis, .value(let value)): lengths[axis] = value(context)
            case .length(let axis, .fits(let limit)):
                let known = ChainFault.ignoresHeight(steps) ? 0 : lengths[axis.other] ?? 0
                let isHorizontal = axis == .horizontal
                let offered = Size(width: isHorizontal ? limit : known, height: isHorizontal ? known : limit)
                let fitted = Size(context.targetView.sizeThatFits(offered.cgValue))
                lengths[axis] = isHorizontal ? fitted.width : fitted.height
            case .line, .point, .frame: break
            }
        }
    }

    private func span(_ axis: FrameAxis) -> (start: Float, length: Float) {
        let length = lengths[axis] ?? 0
        guard let place = places[axis]?.first else { return (0, length) }
        return (place.value - length * place.fraction, length)
    }
}
