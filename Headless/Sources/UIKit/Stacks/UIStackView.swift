/// Arranges its subviews in a row or a column.
///
/// The constraints that do it are not made here: a layout dump names the stack, and what reads the dump makes them.
open class UIStackView: UIView {
    /// How a stack shares its room along its axis.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How a stack places views across its axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    public private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    /// Points between arranged subviews; negative lets them overlap.
    open var spacing: CGFloat = 0
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public nonisolated static var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    public nonisolated static var spacingUseSystem: CGFloat { CGFloat.greatestFiniteMagnitude.nextDown }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Cannot fail, as in UIKit's headers; see ``UIView/init(coder:)``.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged subviews

    /// Adds a view at the end; one that is arranged already moves there. It becomes a subview if it is none, and its
    /// mask no longer places it.
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        arrange(view, at: arrangedSubviews.count)
    }

    /// - Parameter stackIndex: At most the number of arranged subviews; beyond raises. The order of the subviews, which
    ///   is that of drawing, is not changed.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let others = arrangedSubviews.filter { $0 !== view }
        guard (0...arrangedSubviews.count).contains(stackIndex) else {
            // UIKit's index has no sign.
            MisuseReport.raise(
                .internalInconsistency,
                "index out of bounds for arranged subview: index = \(UInt(bitPattern: stackIndex)) expected to be less "
                    + "than or equal to \(arrangedSubviews.count)"
            )
            return
        }
        arrangedSubviews = others
        arrange(view, at: min(stackIndex, others.count))
    }

    /// Stops arranging a view, which remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let place = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: place)
        customSpacings[ObjectIdentifier(view)] = nil
    }

    private func arrange(_ view: UIView, at index: Int) {
        if view.superview !== self { addSubview(view) }
        // It is none where adding it was a misuse.
        guard view.superview === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: index)
    }

    /// A view that leaves the hierarchy is no longer arranged.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Custom spacing

    /// - Parameter spacing: Points, or ``spacingUseDefault`` to follow ``spacing`` again. A view that is not arranged is
    ///   left alone.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }
}
