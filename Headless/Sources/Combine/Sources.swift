import Foundation

/// One value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let relay = Relay(to: AnySubscriber(subscriber))
        subscriber.receive(subscription: relay)
        relay.send(output)
        relay.finish(.finished)
    }
}

/// Nothing but the end.
public struct Empty<Output, Failure: Error>: Publisher {
    private let completes: Bool

    public init(completeImmediately: Bool = true) {
        completes = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let relay = Relay(to: AnySubscriber(subscriber))
        subscriber.receive(subscription: relay)
        if completes { relay.finish(.finished) }
    }
}

/// A failure.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) {
        self.error = error
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let relay = Relay(to: AnySubscriber(subscriber))
        subscriber.receive(subscription: relay)
        relay.finish(.failure(error))
    }
}

/// Publishers that sequences are.
public enum Publishers {
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements

        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay(to: AnySubscriber(subscriber))
            subscriber.receive(subscription: relay)
            for element in sequence where relay.isOpen { relay.send(element) }
            relay.finish(.finished)
        }
    }
}

extension Swift.Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension NotificationCenter {
    /// The notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { subscriber in
            var observer: (any NSObjectProtocol)?
            let relay = Relay(to: subscriber) {
                if let observer { self.removeObserver(observer) }
            }
            subscriber.receive(subscription: relay)
            observer = self.addObserver(forName: name, object: object, queue: nil) { relay.send($0) }
        }
    }
}
