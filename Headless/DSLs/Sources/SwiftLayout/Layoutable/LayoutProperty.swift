import Foundation

/// State of a `Layoutable` whose changes update the layout, deferred unless a mode is given.
@MainActor
@propertyWrapper
public final class LayoutProperty<Value> {
    private var stored: Value
    private let mode: LayoutUpdateMode

    public init(wrappedValue: Value, mode: LayoutUpdateMode = .deferred) {
        stored = wrappedValue
        self.mode = mode
    }

    public static subscript<Owner: Layoutable>(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, LayoutProperty>
    ) -> Value {
        get { owner[keyPath: storage].stored }
        set {
            owner[keyPath: storage].stored = newValue
            owner.sl.updateLayout(owner[keyPath: storage].mode)
        }
    }

    @available(*, unavailable, message: "This property wrapper can only be applied to Layoutable")
    public var wrappedValue: Value {
        get { stored }
        set { stored = newValue }
    }
}

/// State of a `Layoutable` whose changes are animated: without a screen, the layout is updated at once and the animation
/// has ended.
@MainActor
@propertyWrapper
public final class AnimatableLayoutProperty<Value> {
    private var stored: Value
    private let completion: ((Bool) -> Void)?

    /// - Parameters:
    ///   - duration: Seconds, not waited for.
    ///   - delay: Seconds, not waited for.
    public init(
        wrappedValue: Value,
        duration: TimeInterval,
        delay: TimeInterval = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        stored = wrappedValue
        self.completion = completion
    }

    public static subscript<Owner: Layoutable>(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, AnimatableLayoutProperty>
    ) -> Value {
        get { owner[keyPath: storage].stored }
        set {
            owner[keyPath: storage].stored = newValue
            owner.sl.updateLayout(.forced)
            owner[keyPath: storage].completion?(true)
        }
    }

    @available(*, unavailable, message: "This property wrapper can only be applied to Layoutable")
    public var wrappedValue: Value {
        get { stored }
        set { stored = newValue }
    }
}
