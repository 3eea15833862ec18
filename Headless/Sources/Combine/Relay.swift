/// A subscription between a publisher and a subscriber: what it sends stops when it was ended or cancelled.
final class Relay<Output, Failure: Error>: Subscription {
    private var downstream: AnySubscriber<Output, Failure>?
    private var upstreams: [any Subscription] = []
    private var whenCancelled: (() -> Void)?

    init(to downstream: AnySubscriber<Output, Failure>, whenCancelled: (() -> Void)? = nil) {
        self.downstream = downstream
        self.whenCancelled = whenCancelled
    }

    var isOpen: Bool { downstream != nil }

    func add(_ upstream: any Subscription) {
        if isOpen { upstreams.append(upstream) } else { upstream.cancel() }
    }

    func send(_ value: Output) {
        _ = downstream?.receive(value)
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let downstream = downstream
        close()
        downstream?.receive(completion: completion)
    }

    /// Publishers here send all that they have.
    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        let ended = whenCancelled
        close()
        ended?()
    }

    private func close() {
        let open = upstreams
        (downstream, whenCancelled, upstreams) = (nil, nil, [])
        for upstream in open { upstream.cancel() }
    }
}

extension Publisher {
    /// What a publisher sends, handed on in another way for each subscription.
    ///
    /// - Parameter begin: Gives what becomes of values and of the end.
    func relayed<Other, OtherFailure: Error>(
        _ begin:
            @escaping (Relay<Other, OtherFailure>) -> (
                value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
            )
    ) -> AnyPublisher<Other, OtherFailure> {
        AnyPublisher { subscriber in
            let relay = Relay(to: subscriber)
            subscriber.receive(subscription: relay)
            let actions = begin(relay)
            receive(into: relay, value: actions.value, end: actions.end)
        }
    }

    /// Adds a subscription to a relay.
    func receive<Other, OtherFailure: Error>(
        into relay: Relay<Other, OtherFailure>,
        value: @escaping (Output) -> Void,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        receive(
            subscriber: AnySubscriber<Output, Failure>(
                receiveSubscription: { subscription in
                    relay.add(subscription)
                    subscription.request(.unlimited)
                },
                receiveValue: { input in
                    if relay.isOpen { value(input) }
                    return .none
                },
                receiveCompletion: { completion in
                    if relay.isOpen { end(completion) }
                }
            )
        )
    }
}
