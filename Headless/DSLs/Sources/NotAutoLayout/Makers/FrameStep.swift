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
}
