/// On or off.
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var title: String?

    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    override var defaultContentPriorities: ContentPriorities {
        ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
    }
}
