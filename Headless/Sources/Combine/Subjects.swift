/// A publisher that code sends through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() {
        send(())
    }
}

/// Those who listen to a subject, in the order in which they came.
struct Listeners<Output, Failure: Error> {
    private var relays: [(number: Int, relay: Relay<Output, Failure>)] = []
    private var next = 0
    var completion: Subscribers.Completion<Failure>?

    mutating func add(_ relay: Relay<Output, Failure>) -> Int {
        next += 1
        relays.append((next, relay))
        return next
    }

    mutating func remove(_ number: Int) {
        relays.removeAll { $0.number == number }
    }

    mutating func removeAll() {
        relays = []
    }

    /// Those of now: who comes or goes while a value is sent does not change who gets it.
    var all: [Relay<Output, Failure>] { relays.map(\.relay) }
}

/// Hands on what is sent, to those who listen then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private var listeners = Listeners<Output, Failure>()

    public init() {}

    public func send(_ value: Output) {
        for relay in listeners.all { relay.send(value) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        guard listeners.completion == nil else { return }
        let all = listeners.all
        listeners.completion = completion
        listeners.removeAll()
        for relay in all { relay.finish(completion) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }

    private func attach(_ subscriber: AnySubscriber<Output, Failure>) {
        var number = 0
        let relay = Relay(to: subscriber) { [weak self] in self?.listeners.remove(number) }
        if listeners.completion == nil { number = listeners.add(relay) }
        subscriber.receive(subscription: relay)
        if let completion = listeners.completion { relay.finish(completion) }
    }
}

/// Has a value, and sends it to everybody who begins to listen.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private var listeners = Listeners<Output, Failure>()
    private var current: Output

    public init(_ value: Output) {
        current = value
    }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard listeners.completion == nil else { return }
        current = value
        for relay in listeners.all { relay.send(value) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        guard listeners.completion == nil else { return }
        let all = listeners.all
        listeners.completion = completion
        listeners.removeAll()
        for relay in all { relay.finish(completion) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscriber = AnySubscriber(subscriber)
        var number = 0
        let relay = Relay(to: subscriber) { [weak self] in self?.listeners.remove(number) }
        if listeners.completion == nil { number = listeners.add(relay) }
        subscriber.receive(subscription: relay)
        if let completion = listeners.completion {
            relay.finish(completion)
        } else {
            relay.send(current)
        }
    }
}
