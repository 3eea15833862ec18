import UIKit

/// A scroll view whose content is a stack.
public class ScrollableStackView: UIScrollView, Planned {
    private let stackView: UIStackView

    public var axis: NSLayoutConstraint.Axis {
        didSet { stackView.axis = axis }
    }

    /// Draftsman 3.2.5 does not add the inner stack here.
    public override init(frame: CGRect) {
        axis = .vertical
        stackView = UIStackView(axis: .vertical, distribution: .equalSpacing, alignment: .center)
        super.init(frame: frame)
    }

    public init(
        frame: CGRect = .zero,
        axis: NSLayoutConstraint.Axis,
        margins: UIEdgeInsets? = nil,
        alignment: UIStackView.Alignment = .center,
        spacing: CGFloat = 0
    ) {
        self.axis = axis
        stackView = UIStackView(
            axis: axis,
            margins: margins,
            distribution: .equalSpacing,
            alignment: alignment,
            spacing: spacing
        )
        super.init(frame: frame)
        applyPlan()
    }

    public required init?(coder: NSCoder) {
        axis = .vertical
        stackView = UIStackView(axis: .vertical, distribution: .equalSpacing, alignment: .center)
        super.init(coder: coder)
        applyPlan()
    }

    @LayoutPlan public var viewPlan: any ViewPlan {
        if axis == .vertical {
            stackView.drf.width.equal(with: .parent).edges.equal(with: .parent)
        } else {
            stackView.drf.height.equal(with: .parent).edges.equal(with: .parent)
        }
    }

    /// Those of the scroll view and of the stack in it.
    public override var subviews: [UIView] { super.subviews + stackView.subviews }

    public override var layoutMargins: UIEdgeInsets {
        get { stackView.layoutMargins }
        set { stackView.layoutMargins = newValue }
    }
}

extension ScrollableStackView: StackCompatible {
    public var isLayoutMarginsRelativeArrangement: Bool {
        get { stackView.isLayoutMarginsRelativeArrangement }
        set { stackView.isLayoutMarginsRelativeArrangement = newValue }
    }

    public var arrangedSubviews: [UIView] { stackView.arrangedSubviews }

    public func addArrangedSubview(_ view: UIView) { stackView.addArrangedSubview(view) }

    public func removeArrangedSubview(_ view: UIView) { stackView.removeArrangedSubview(view) }

    public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        stackView.insertArrangedSubview(view, at: stackIndex)
    }

    public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        stackView.setCustomSpacing(spacing, after: arrangedSubview)
    }

    public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        stackView.customSpacing(after: arrangedSubview)
    }
}
