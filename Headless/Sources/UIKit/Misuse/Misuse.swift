/// A use of UIKit that UIKit itself rejects or complains about, in UIKit's words.
public struct Misuse: Error, Equatable, Sendable {
    /// What UIKit does about it.
    public enum Severity: Equatable, Sendable {
        /// An exception of that name, which ends the app.
        case exception(name: String)
        /// A line in the console; the call has no other effect.
        case log
    }

    public var severity: Severity
    /// The reason of the exception or the line of the log, without the "Terminating app" frame.
    public var reason: String

    public init(severity: Severity, reason: String) {
        self.severity = severity
        self.reason = reason
    }
}

extension Misuse: CustomStringConvertible {
    /// What UIKit writes to the console.
    public var description: String {
        switch severity {
        case .exception(let name):
            "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
        case .log: reason
        }
    }
}
