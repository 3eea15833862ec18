import Dispatch
import Foundation

/// Runs actions, at once or later.
public protocol Scheduler {
    func schedule(_ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
    public func schedule(_ action: @escaping () -> Void) {
        async(execute: DispatchWorkItem(block: action))
    }
}

extension RunLoop: Scheduler {
    public func schedule(_ action: @escaping () -> Void) {
        // Whatever serves the main queue need not run the main loop.
        if self === RunLoop.main { return DispatchQueue.main.schedule(action) }
        // It runs on the loop's own thread.
        nonisolated(unsafe) let action = action
        perform { action() }
    }
}

/// At once.
public struct ImmediateScheduler: Scheduler {
    public static let shared = ImmediateScheduler()

    public func schedule(_ action: @escaping () -> Void) {
        action()
    }
}

extension Publisher {
    /// Values and the end, handed on by a scheduler.
    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        relayed { relay in
            (
                { value in scheduler.schedule { relay.send(value) } },
                { completion in scheduler.schedule { relay.finish(completion) } }
            )
        }
    }

    /// The subscription itself is made by a scheduler.
    public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            let relay = Relay<Output, Failure>(to: subscriber)
            subscriber.receive(subscription: relay)
            scheduler.schedule { self.receive(into: relay, value: { relay.send($0) }, end: { relay.finish($0) }) }
        }
    }
}
