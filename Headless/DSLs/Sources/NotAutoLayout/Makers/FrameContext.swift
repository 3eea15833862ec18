import UIKit

/// What a frame is computed from.
@MainActor
struct FrameContext {
    let targetView: UIView
    let guides: ViewLayoutGuides

    func reference(_ view: @escaping () -> UIView?) -> PinReference {
        PinReference(parentView: guides.parentView, view: view)
    }
}

public typealias IndividualFrameCalculationParameters = (targetView: UIView, guides: ViewLayoutGuides)

/// A place on an axis of a rectangle: 0, ½ or 1 of its length from the left or top edge.
struct FramePlace: Equatable {
    var axis: FrameAxis
    var fraction: Float

    static let left = FramePlace(axis: .horizontal, fraction: 0)
    static let center = FramePlace(axis: .horizontal, fraction: 0.5)
    static let right = FramePlace(axis: .horizontal, fraction: 1)
    static let top = FramePlace(axis: .vertical, fraction: 0)
    static let middle = FramePlace(axis: .vertical, fraction: 0.5)
    static let bottom = FramePlace(axis: .vertical, fraction: 1)
}

enum FrameAxis {
    case horizontal, vertical

    var other: FrameAxis { self == .horizontal ? .vertical : .horizontal }
}
