extension Publisher {
    /// The values of both, as they come. Ends when both have ended.
    public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
    where Other.Output == Output, Other.Failure == Failure {
        AnyPublisher { subscriber in
            let relay = Relay<Output, Failure>(to: subscriber)
            subscriber.receive(subscription: relay)
            var open = 2
            func end(_ completion: Subscribers.Completion<Failure>) {
                open -= 1
                if case .failure = completion { relay.finish(completion) }
                if open == 0 { relay.finish(.finished) }
            }
            receive(into: relay, value: { relay.send($0) }, end: end)
            other.receive(into: relay, value: { relay.send($0) }, end: end)
        }
    }

    /// The newest values of both, whenever one of them changes and both have one.
    public func combineLatest<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
    where Other.Failure == Failure {
        AnyPublisher { subscriber in
            let relay = Relay<(Output, Other.Output), Failure>(to: subscriber)
            subscriber.receive(subscription: relay)
            var (first, second): (Output?, Other.Output?) = (nil, nil)
            var open = 2
            func send() {
                if let first, let second { relay.send((first, second)) }
            }
            func end(_ completion: Subscribers.Completion<Failure>) {
                open -= 1
                if case .failure = completion { relay.finish(completion) }
                if open == 0 { relay.finish(.finished) }
            }
            receive(
                into: relay,
                value: { value in
                    first = value
                    send()
                },
                end: end
            )
            other.receive(
                into: relay,
                value: { value in
                    second = value
                    send()
                },
                end: end
            )
        }
    }

    public func combineLatest<Other: Publisher, Result>(
        _ other: Other,
        _ transform: @escaping (Output, Other.Output) -> Result
    ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// The values of the publishers that the values are turned into.
    public func flatMap<Other: Publisher>(_ transform: @escaping (Output) -> Other) -> AnyPublisher<
        Other.Output, Failure
    >
    where Other.Failure == Failure {
        AnyPublisher { subscriber in
            let relay = Relay<Other.Output, Failure>(to: subscriber)
            subscriber.receive(subscription: relay)
            var open = 1
            func end(_ completion: Subscribers.Completion<Failure>) {
                open -= 1
                if case .failure = completion { relay.finish(completion) }
                if open == 0 { relay.finish(.finished) }
            }
            receive(
                into: relay,
                value: { value in
                    open += 1
                    transform(value).receive(into: relay, value: { relay.send($0) }, end: end)
                },
                end: end
            )
        }
    }
}
