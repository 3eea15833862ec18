/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// An object for animations that code starts later. Without a screen, they have ended as soon as they are begun.
@MainActor
open class UIViewPropertyAnimator: NSObject {
    /// Seconds.
    public let duration: TimeInterval
    open var isRunning: Bool { false }
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        super.init()
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        animations.append(animation)
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animations.append(animation)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Runs what was added since it was last begun.
    open func startAnimation() {
        let (running, ended) = (animations, completions)
        (animations, completions) = ([], [])
        for animation in running { animation() }
        for completion in ended { completion(.end) }
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        startAnimation()
    }
}
