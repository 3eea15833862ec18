import UIKit

/// What a superview stores of a view, and where it adds it. Nothing is done before the closure of `setupSubview` ends.
@MainActor
public struct SubviewSetupWizard<ParentView: UIView & LayoutInfoStorable> {
    let parentView: ParentView
    let view: UIView
    private var layouts: [Int: () -> IndividualProperty.Layout] = [:]
    private var orders: [Int: () -> Int] = [:]
    private var zIndices: [Int: () -> Int] = [:]
    /// Without one of the calls that add it, the view is not added.
    private var add: (() -> Void)?

    init(parentView: ParentView, view: UIView) {
        self.parentView = parentView
        self.view = view
    }

    func commit() {
        for (condition, layout) in layouts { parentView.layoutInfo[condition, default: [:]].set(layout, for: view) }
        for (condition, order) in orders { parentView.orderInfo[condition, default: [:]].set(order, for: view) }
        for (condition, index) in zIndices { parentView.zIndexInfo[condition, default: [:]].set(index, for: view) }
        add?()
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var wizard = self
        change(&wizard)
        return wizard
    }
}

extension SubviewSetupWizard {
    public typealias Making = NotAutoLayoutContainer<ParentView>.Making

    public func setLayout(
        for condition: any ConditionEnum,
        by layout: @escaping () -> IndividualProperty.Layout
    ) -> Self {
        with { $0.layouts[condition.rawValue] = layout }
    }

    public func setLayout(for condition: any ConditionEnum, to layout: IndividualProperty.Layout) -> Self {
        setLayout(for: condition, by: { layout })
    }

    public func setLayout(for condition: any ConditionEnum, making: Making) -> Self {
        setLayout(for: condition, to: parentView.nal.makeLayout(making))
    }

    public func setDefaultLayout(by layout: @escaping () -> IndividualProperty.Layout) -> Self {
        setLayout(for: parentView.getDefaultCondition(), by: layout)
    }

    public func setDefaultLayout(to layout: IndividualProperty.Layout) -> Self {
        setLayout(for: parentView.getDefaultCondition(), to: layout)
    }

    public func setDefaultLayout(_ making: Making) -> Self {
        setLayout(for: parentView.getDefaultCondition(), making: making)
    }

    public func setOrder(for condition: any ConditionEnum, by order: @escaping () -> Int) -> Self {
        with { $0.orders[condition.rawValue] = order }
    }

    public func setOrder(for condition: any ConditionEnum, to order: Int) -> Self {
        setOrder(for: condition, by: { order })
    }

    public func setDefaultOrder(by order: @escaping () -> Int) -> Self {
        setOrder(for: parentView.getDefaultCondition(), by: order)
    }

    public func setDefaultOrder(to order: Int) -> Self { setOrder(for: parentView.getDefaultCondition(), to: order) }

    public func setZIndex(for condition: any ConditionEnum, by zIndex: @escaping () -> Int) -> Self {
        with { $0.zIndices[condition.rawValue] = zIndex }
    }

    public func setZIndex(for condition: any ConditionEnum, to zIndex: Int) -> Self {
        setZIndex(for: condition, by: { zIndex })
    }

    public func setDefaultZIndex(by zIndex: @escaping () -> Int) -> Self {
        setZIndex(for: parentView.getDefaultCondition(), by: zIndex)
    }

    public func setDefaultZIndex(to zIndex: Int) -> Self {
        setZIndex(for: parentView.getDefaultCondition(), to: zIndex)
    }

    public func addToParent() -> Self { with { [parentView, view] in $0.add = { parentView.addSubview(view) } } }

    public func insertToParent(at index: Int) -> Self { insertToParent(at: { index }) }

    /// Adds the view on top where there is no index.
    public func insertToParent(at index: @escaping () -> Int?) -> Self {
        with { [parentView, view] in
            $0.add = { index().map { parentView.insertSubview(view, at: $0) } ?? parentView.addSubview(view) }
        }
    }

    public func insertToParent(above other: UIView) -> Self { insertToParent(above: { [weak other] in other }) }

    public func insertToParent(above other: @escaping () -> UIView?) -> Self {
        with { [parentView, view] in
            $0.add = {
                other().map { parentView.insertSubview(view, aboveSubview: $0) } ?? parentView.addSubview(view)
            }
        }
    }

    public func insertToParent(below other: UIView) -> Self { insertToParent(below: { [weak other] in other }) }

    public func insertToParent(below other: @escaping () -> UIView?) -> Self {
        with { [parentView, view] in
            $0.add = {
                other().map { parentView.insertSubview(view, belowSubview: $0) } ?? parentView.addSubview(view)
            }
        }
    }
}
