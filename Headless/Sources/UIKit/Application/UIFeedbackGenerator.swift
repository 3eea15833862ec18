/// A generator of haptic feedback. Nothing taps here.
@MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    open func prepare() {}
}

/// Haptic feedback for a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public convenience init(style: FeedbackStyle) {
        self.init()
    }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback for success, warnings and errors.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Haptic feedback for a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
