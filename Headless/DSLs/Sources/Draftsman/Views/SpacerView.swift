import UIKit

/// Space between the views of a stack.
public class SpacerView: UIView {
    private let dimension: CGFloat?
    private var space: NSLayoutConstraint?

    /// - Parameter dimension: The least space, in points.
    public init(_ dimension: CGFloat) {
        self.dimension = dimension
        super.init(frame: .zero)
        backgroundColor = .clear
    }

    /// Space that fills the rest.
    public init() {
        dimension = nil
        super.init(frame: .zero)
        backgroundColor = .clear
    }

    public required init?(coder: NSCoder) {
        dimension = nil
        super.init(coder: coder)
        backgroundColor = .clear
    }

    /// Draftsman does this for spacers that a plan arranges; `addArrangedSubview` alone leaves them without effect.
    func fill(along axis: NSLayoutConstraint.Axis) {
        space?.isActive = false
        if let dimension {
            let anchor = axis == .horizontal ? widthAnchor : heightAnchor
            space = anchor.constraint(greaterThanOrEqualToConstant: dimension)
            space?.isActive = true
            return
        }
        // The other axis gets what code set on this one.
        let cross: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
        let (hugging, resistance) = (authoredHugging[axis] ?? 250, authoredResistance[axis] ?? 750)
        super.setContentCompressionResistancePriority(.defaultLow, for: axis)
        super.setContentHuggingPriority(.defaultLow, for: axis)
        super.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: cross)
        super.setContentHuggingPriority(UILayoutPriority(hugging), for: cross)
    }

    private var authoredHugging: [NSLayoutConstraint.Axis: Float] = [:]
    private var authoredResistance: [NSLayoutConstraint.Axis: Float] = [:]

    public override func setContentHuggingPriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        super.setContentHuggingPriority(priority, for: axis)
        authoredHugging[axis] = priority.rawValue
    }

    public override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        super.setContentCompressionResistancePriority(priority, for: axis)
        authoredResistance[axis] = priority.rawValue
    }
}
