/// A control that is on or off.
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var onImage: UIImage?
    open var offImage: UIImage?

    /// How a switch looks: iOS always has sliding ones.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    open var preferredStyle = Style.automatic
    open var title: String?

    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    /// The frame is 2 points wider than the content (measured on iOS 26; 51 and 49 points before).
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    override var defaultContentPriorities: ContentPriorities {
        ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
    }
}
