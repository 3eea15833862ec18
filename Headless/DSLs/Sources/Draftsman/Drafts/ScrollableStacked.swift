import UIKit

/// The draft of a new scroll view with a stack in it.
public class AxisScrollableStacked: LayoutDraft<ScrollableStackView> {
    fileprivate init(_ stack: ScrollableStackView, _ axis: NSLayoutConstraint.Axis, _ plan: any ViewPlan) {
        stack.axis = axis
        super.init(view: stack, stackPlans: plan.insertablePlans)
    }
}

public final class HScrollableStacked: AxisScrollableStacked {
    /// Draftsman 3.2.5 never adds the inner stack of `ScrollableStackView()`, so that a call without labels shows nothing.
    public init(_ stack: ScrollableStackView = ScrollableStackView(), @LayoutPlan _ layouter: () -> any ViewPlan) {
        super.init(stack, .horizontal, layouter())
    }
}

public final class VScrollableStacked: AxisScrollableStacked {
    /// Draftsman 3.2.5 never adds the inner stack of `ScrollableStackView()`, so that a call without labels shows nothing.
    public init(_ stack: ScrollableStackView = ScrollableStackView(), @LayoutPlan _ layouter: () -> any ViewPlan) {
        super.init(stack, .vertical, layouter())
    }
}

extension HScrollableStacked {
    public convenience init(
        margins: UIEdgeInsets? = nil,
        alignment: UIStackView.Alignment = .center,
        spacing: CGFloat = 0,
        @LayoutPlan _ layouter: () -> any ViewPlan
    ) {
        self.init(
            ScrollableStackView(axis: .horizontal, margins: margins, alignment: alignment, spacing: spacing),
            layouter
        )
    }

    public convenience init(
        margin: CGFloat,
        alignment: UIStackView.Alignment = .center,
        spacing: CGFloat = 0,
        @LayoutPlan _ layouter: () -> any ViewPlan
    ) {
        self.init(margins: UIEdgeInsets(insets: margin), alignment: alignment, spacing: spacing, layouter)
    }
}

extension VScrollableStacked {
    public convenience init(
        margins: UIEdgeInsets? = nil,
        alignment: UIStackView.Alignment = .center,
        spacing: CGFloat = 0,
        @LayoutPlan _ layouter: () -> any ViewPlan
    ) {
        self.init(
            ScrollableStackView(axis: .vertical, margins: margins, alignment: alignment, spacing: spacing),
            layouter
        )
    }

    public convenience init(
        margin: CGFloat,
        alignment: UIStackView.Alignment = .center,
        spacing: CGFloat = 0,
        @LayoutPlan _ layouter: () -> any ViewPlan
    ) {
        self.init(margins: UIEdgeInsets(insets: margin), alignment: alignment, spacing: spacing, layouter)
    }
}
