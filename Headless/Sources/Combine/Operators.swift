extension Publisher {
    public func map<Other>(_ transform: @escaping (Output) -> Other) -> AnyPublisher<Other, Failure> {
        relayed { relay in ({ relay.send(transform($0)) }, { relay.finish($0) }) }
    }

    public func compactMap<Other>(_ transform: @escaping (Output) -> Other?) -> AnyPublisher<Other, Failure> {
        relayed { relay in
            ({ value in if let other = transform(value) { relay.send(other) } }, { relay.finish($0) })
        }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        relayed { relay in ({ if isIncluded($0) { relay.send($0) } }, { relay.finish($0) }) }
    }

    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        relayed { relay in
            var last: Output?
            return (
                { value in
                    if let former = last, predicate(former, value) { return }
                    last = value
                    relay.send(value)
                },
                { relay.finish($0) }
            )
        }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        relayed { relay in
            var left = count
            return (
                { value in
                    if left > 0 { left -= 1 } else { relay.send(value) }
                },
                { relay.finish($0) }
            )
        }
    }

    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        if maxLength <= 0 { return Empty().eraseToAnyPublisher() }
        return relayed { relay in
            var left = maxLength
            return (
                { value in
                    left -= 1
                    relay.send(value)
                    if left == 0 { relay.finish(.finished) }
                },
                { relay.finish($0) }
            )
        }
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    public func scan<Result>(
        _ initialResult: Result,
        _ nextPartialResult: @escaping (Result, Output) -> Result
    ) -> AnyPublisher<Result, Failure> {
        relayed { relay in
            var result = initialResult
            return (
                { value in
                    result = nextPartialResult(result, value)
                    relay.send(result)
                },
                { relay.finish($0) }
            )
        }
    }

    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            let relay = Relay<Output, Failure>(to: subscriber)
            subscriber.receive(subscription: relay)
            for element in elements { relay.send(element) }
            receive(into: relay, value: { relay.send($0) }, end: { relay.finish($0) })
        }
    }

    public func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        relayed { relay in
            (
                { value in
                    receiveOutput?(value)
                    relay.send(value)
                },
                { completion in
                    receiveCompletion?(completion)
                    relay.finish(completion)
                }
            )
        }
    }

    public func mapError<Other: Error>(_ transform: @escaping (Failure) -> Other) -> AnyPublisher<Output, Other> {
        relayed { relay in
            (
                { relay.send($0) },
                { completion in
                    switch completion {
                    case .finished: relay.finish(.finished)
                    case .failure(let error): relay.finish(.failure(transform(error)))
                    }
                }
            )
        }
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        relayed { relay in
            (
                { relay.send($0) },
                { completion in
                    if case .failure = completion { relay.send(output) }
                    relay.finish(.finished)
                }
            )
        }
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
    public func setFailureType<Other: Error>(to failureType: Other.Type) -> AnyPublisher<Output, Other> {
        relayed { relay in ({ relay.send($0) }, { _ in relay.finish(.finished) }) }
    }
}
