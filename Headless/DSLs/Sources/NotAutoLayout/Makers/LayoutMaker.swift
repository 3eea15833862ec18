import UIKit

/// A chain of calls that stores the values of a frame. Its type has what is stored, so that only chains that determine a
/// frame compile.
@MainActor
public struct LayoutMaker<Property: LayoutMakerPropertyType> {
    let parentView: UIView
    var steps: [FrameStep] = []
    var adjustments: [FrameAdditionalEvaluation] = []

    func adding<Next>(_ step: FrameStep) -> LayoutMaker<Next> {
        LayoutMaker<Next>(parentView: parentView, steps: steps + [step])
    }
}

/// What a maker has stored.
public protocol LayoutMakerPropertyType {}

public enum IndividualProperty {
    /// A frame.
    @MainActor
    public struct Layout: LayoutMakerPropertyType {
        let steps: [FrameStep]
        let adjustments: [FrameAdditionalEvaluation]

        func frame(for view: UIView, in guides: ViewLayoutGuides) -> Rect {
            let frame = FrameEvaluation.frame(steps, FrameContext(targetView: view, guides: guides))
            return adjustments.reduce(frame) { $1.evaluated(from: $0, with: (view, guides)) }
        }
    }
}

extension LayoutMaker where Property == IndividualProperty.Layout {
    var layout: IndividualProperty.Layout { IndividualProperty.Layout(steps: steps, adjustments: adjustments) }
}
