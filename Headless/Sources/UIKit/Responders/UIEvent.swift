/// An event that the user caused, such as a touch. Nobody does anything here: code only names the type in what it
/// overrides.
@MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen.
@MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    open var phase: Phase { .began }
    open var tapCount: Int { 0 }
    open var timestamp: TimeInterval { 0 }
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }

    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A press of a key or of a button on a remote control.
@MainActor
open class UIPress: NSObject {
    open var key: UIKey? { nil }
}

/// The key of a key press.
@MainActor
open class UIKey: NSObject {
    open var characters: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
}

/// An event of pressed keys or buttons.
open class UIPressesEvent: UIEvent {}

/// The modifier keys that the user presses together with another key.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
