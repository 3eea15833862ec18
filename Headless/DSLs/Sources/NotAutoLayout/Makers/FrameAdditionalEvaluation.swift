import UIKit

/// A change of a frame that is complete.
@MainActor
public struct FrameAdditionalEvaluation {
    public typealias FloatEvaluation = (_ frame: Rect, _ parameters: IndividualFrameCalculationParameters) -> Float
    public typealias PointEvaluation = (_ frame: Rect, _ parameters: IndividualFrameCalculationParameters) -> Point
    public typealias SizeEvaluation = (_ frame: Rect, _ parameters: IndividualFrameCalculationParameters) -> Size
    public typealias Process = (_ frame: Rect, _ parameters: IndividualFrameCalculationParameters) -> Void

    let change: (inout Rect, IndividualFrameCalculationParameters) -> Void

    func evaluated(from frame: Rect, with parameters: IndividualFrameCalculationParameters) -> Rect {
        var frame = frame
        change(&frame, parameters)
        return frame
    }
}

extension LayoutMaker where Property == IndividualProperty.Layout {
    func adjusting(_ change: @escaping (inout Rect, IndividualFrameCalculationParameters) -> Void) -> Self {
        var maker = self
        maker.adjustments.append(FrameAdditionalEvaluation(change: change))
        return maker
    }

    /// Calls code with the frame, which stays.
    public func addingProcess(by process: @escaping FrameAdditionalEvaluation.Process) -> Self {
        adjusting { process($0, $1) }
    }
}

extension Rect {
    mutating func expandWidth(by difference: Float, from line: Line.Horizontal) {
        size.width += difference
        origin.x -= difference * line.value
    }

    mutating func expandHeight(by difference: Float, from line: Line.Vertical) {
        size.height += difference
        origin.y -= difference * line.value
    }

    mutating func expandSize(by difference: Size, from point: Point) {
        size += difference
        origin -= Point(x: difference.width * point.x, y: difference.height * point.y)
    }

    /// Puts the origin where it should move it by: a fault of the library.
    mutating func expandSize(to goal: Size, from point: Point) {
        let difference = goal - size
        size = goal
        origin = Point(x: 0 - difference.width * point.x, y: 0 - difference.height * point.y)
    }
}
