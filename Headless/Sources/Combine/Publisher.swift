/// Sends values over time, and then may send that it has finished or failed.
///
/// This module stands for Apple's Combine where that is missing: with its names, for layout code. Publishers here send
/// whatever they have, as if every subscriber asked for all of it.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Takes what a publisher sends.
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

/// What connects the two.
public protocol Subscription: Cancellable {
    func request(_ demand: Subscribers.Demand)
}

/// What belongs to subscribers.
public enum Subscribers {
    /// How a publisher ends.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// How many values a subscriber asks for.
    public struct Demand: Equatable, Sendable {
        public let max: Int?

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)
        public static func max(_ value: Int) -> Demand { Demand(max: value) }
    }
}

/// A publisher of which only what it sends is known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attach: (AnySubscriber<Output, Failure>) -> Void

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = { publisher.receive(subscriber: $0) }
    }

    init(attach: @escaping (AnySubscriber<Output, Failure>) -> Void) {
        self.attach = attach
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}

/// A subscriber of which only what it takes is known.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let begin: (any Subscription) -> Void
    private let take: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        begin = { subscriber.receive(subscription: $0) }
        take = { subscriber.receive($0) }
        end = { subscriber.receive(completion: $0) }
    }

    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        begin = receiveSubscription ?? { $0.request(.unlimited) }
        take = receiveValue ?? { _ in .none }
        end = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) {
        begin(subscription)
    }

    public func receive(_ input: Input) -> Subscribers.Demand { take(input) }

    public func receive(completion: Subscribers.Completion<Failure>) {
        end(completion)
    }
}
