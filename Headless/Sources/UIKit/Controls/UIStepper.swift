/// A control that changes a value in steps.
open class UIStepper: UIControl {
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var value: Double = 0
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true

    override var defaultContentPriorities: ContentPriorities {
        ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
    }
}
