import Foundation

/// Runs work on a thread with a small stack, where anything that recurses over the depth of a layout overflows.
///
/// - Parameter bytes: The stack's size; 512 kB by default, as secondary threads have on Apple's systems.
public func onSmallStack<Value: Sendable>(
    bytes: Int = 512 * 1024,
    _ body: @escaping @Sendable () throws -> Value
) throws -> Value {
    let outcome = Outcome<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        outcome.result = Result { try body() }
        done.signal()
    }
    thread.stackSize = bytes
    thread.start()
    done.wait()
    guard let result = outcome.result else { throw PropertyFailure("the thread ended without a result") }
    return try result.get()
}

/// Handed from the thread to its caller; the semaphore orders the accesses.
private final class Outcome<Value>: @unchecked Sendable {
    var result: Result<Value, any Error>?
}
