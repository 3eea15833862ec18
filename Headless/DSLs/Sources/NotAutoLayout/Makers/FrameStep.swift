import UIKit

/// A call on a maker: what it stores of a frame.
@MainActor
enum FrameStep {
    case line(FramePlace, (FrameContext) -> Float)
    case point(FramePlace, FramePlace, (FrameContext) -> Point)
    case length(FrameAxis, Length)
    case size((FrameContext) -> Size)
    case frame((FrameContext) -> Rect)

    enum Length {
        case value((FrameContext) -> Float)
        /// What the view needs on this axis beside its other length.
        case fits(Float)
    }

    var isBottomCenter: Bool {
        if case .point(let horizontal, let vertical, _) = self {
            return horizontal.fraction == 0.5 && vertical.fraction == 1
        }
        return false
    }
}
