import UIKit

/// Under which layouts of several apply: a number of the app's own.
public protocol ConditionEnum {
    typealias RawValue = Int
    var rawValue: RawValue { get }
}

public enum DefaultCondition: Int, ConditionEnum {
    case `default`
}

/// A superview that keeps the layouts of its subviews, and their order, by condition.
@MainActor
public protocol LayoutInfoStorable: NotAutoLayoutCompatible {
    var layoutInfo: [ConditionEnum.RawValue: LayoutInfo] { get set }
    var orderInfo: [ConditionEnum.RawValue: OrderInfo] { get set }
    var zIndexInfo: [ConditionEnum.RawValue: ZIndexInfo] { get set }
    var conditionGetter: ((_ boundSize: CGSize) -> any ConditionEnum)? { get }
}

extension LayoutInfoStorable {
    public func getDefaultCondition() -> any ConditionEnum { DefaultCondition.default }

    public func getCondition(underCurrentBoundSize boundSize: CGSize) -> (any ConditionEnum)? {
        conditionGetter?(boundSize)
    }
}

open class LayoutInfoStoredView: UIView, LayoutInfoStorable {
    open var layoutInfo: [ConditionEnum.RawValue: LayoutInfo] = [:]
    open var orderInfo: [ConditionEnum.RawValue: OrderInfo] = [:]
    open var zIndexInfo: [ConditionEnum.RawValue: ZIndexInfo] = [:]
    public var conditionGetter: ((CGSize) -> any ConditionEnum)? = { _ in DefaultCondition.default }

    open override func layoutSubviews() {
        super.layoutSubviews()
        nal.layoutSubviews()
    }
}

open class LayoutInfoStoredScrollView: UIScrollView, LayoutInfoStorable {
    open var layoutInfo: [ConditionEnum.RawValue: LayoutInfo] = [:]
    open var orderInfo: [ConditionEnum.RawValue: OrderInfo] = [:]
    open var zIndexInfo: [ConditionEnum.RawValue: ZIndexInfo] = [:]
    open var conditionGetter: ((CGSize) -> any ConditionEnum)? = { _ in DefaultCondition.default }

    open override func layoutSubviews() {
        super.layoutSubviews()
        nal.layoutSubviews()
    }
}
