extension Publisher {
    /// Calls back for each value and for the end, as long as the result is held.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let relay = Relay<Output, Failure>(to: AnySubscriber())
        let ends = AnyCancellable { relay.cancel() }
        receive(
            into: relay,
            value: receiveValue,
            end: { completion in
                relay.cancel()
                receiveCompletion(completion)
            }
        )
        return ends
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Keeps the object alive, as in Combine.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// As long as the publisher sends.
    public func assign(to published: inout Published<Output>.Publisher) {
        let assign = published.assign
        let relay = Relay<Output, Never>(to: AnySubscriber())
        receive(into: relay, value: assign, end: { _ in relay.cancel() })
    }
}
