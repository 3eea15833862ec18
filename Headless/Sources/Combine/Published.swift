/// A property whose values are published: before the property has them, as in Combine.
@propertyWrapper
public struct Published<Value> {
    private let subject: Storage

    private final class Storage {
        var value: Value
        let changes: CurrentValueSubject<Value, Never>

        init(_ value: Value) {
            self.value = value
            changes = CurrentValueSubject(value)
        }
    }

    public init(wrappedValue: Value) {
        subject = Storage(wrappedValue)
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    public var wrappedValue: Value {
        get { subject.value }
        nonmutating set {
            subject.changes.send(newValue)
            subject.value = newValue
        }
    }

    public var projectedValue: Publisher {
        get {
            Publisher(
                changes: subject.changes,
                assign: { [subject] in
                    subject.changes.send($0); subject.value = $0
                }
            )
        }
        nonmutating set {}
    }

    /// The values of the property, from the one that it has on.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let changes: CurrentValueSubject<Value, Never>
        let assign: (Value) -> Void

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            changes.receive(subscriber: subscriber)
        }
    }
}

/// An object whose changes somebody may follow. Its publisher is its own matter here.
public protocol ObservableObject: AnyObject {}
