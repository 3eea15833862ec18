import UIKit

/// The draft of a new stack view.
public class AxisStacked: LayoutDraft<UIStackView> {
    fileprivate init(_ stack: UIStackView, _ axis: NSLayoutConstraint.Axis, _ plan: any ViewPlan) {
        stack.axis = axis
        super.init(view: stack, stackPlans: plan.insertablePlans)
    }
}

public final class HStacked: AxisStacked {
    /// - Parameter stack: Its axis is overwritten.
    public init(_ stack: UIStackView = UIStackView(), @LayoutPlan _ layouter: () -> any ViewPlan) {
        super.init(stack, .horizontal, layouter())
    }
}

public final class VStacked: AxisStacked {
    /// - Parameter stack: Its axis is overwritten.
    public init(_ stack: UIStackView, @LayoutPlan _ layouter: () -> any ViewPlan) {
        super.init(stack, .vertical, layouter())
    }
}

extension HStacked {
    public convenience init(
        margins: UIEdgeInsets? = nil,
        distribution: UIStackView.Distribution = .fill,
        alignment: UIStackView.Alignment = .fill,
        spacing: CGFloat = 0,
        @LayoutPlan _ layouter: () -> any ViewPlan
    ) {
        self.init(
            UIStackView(
                axis: .horizontal,
                margins: margins,
                distribution: distribution,
                alignment: alignment,
                spacing: spacing
            ),
            layouter
        )
    }

    public convenience init(
        margin: CGFloat,
        distribution: UIStackView.Distribution = .fill,
        alignment: UIStackView.Alignment = .fill,
        spacing: CGFloat = 0,
        @LayoutPlan _ layouter: () -> any ViewPlan
    ) {
        self.init(
            margins: UIEdgeInsets(insets: margin),
            distribution: distribution,
            alignment: alignment,
            spacing: spacing,
            layouter
        )
    }
}

extension VStacked {
    public convenience init(
        margins: UIEdgeInsets? = nil,
        distribution: UIStackView.Distribution = .fill,
        alignment: UIStackView.Alignment = .fill,
        spacing: CGFloat = 0,
        @LayoutPlan _ layouter: () -> any ViewPlan
    ) {
        self.init(
            UIStackView(
                axis: .vertical,
                margins: margins,
                distribution: distribution,
                alignment: alignment,
                spacing: spacing
            ),
            layouter
        )
    }

    public convenience init(
        margin: CGFloat,
        distribution: UIStackView.Distribution = .fill,
        alignment: UIStackView.Alignment = .fill,
        spacing: CGFloat = 0,
        @LayoutPlan _ layouter: () -> any ViewPlan
    ) {
        self.init(
            margins: UIEdgeInsets(insets: margin),
            distribution: distribution,
            alignment: alignment,
            spacing: spacing,
            layouter
        )
    }
}
