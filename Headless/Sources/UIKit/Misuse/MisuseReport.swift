import Foundation

/// Where every misuse is reported.
///
/// Without a handler an exception's message goes to standard error and the process is aborted, as UIKit's exceptions do
/// it; a log line goes to standard error. A handler takes both instead; the call that was misused then returns without
/// effect.
@MainActor
public enum MisuseReport {
    /// Takes what would otherwise end the process or be logged.
    public static var handler: ((Misuse) -> Void)?

    /// Runs `body` and returns what it misused, in order. Nothing of it reaches standard error or ends the process.
    public static func collecting(_ body: () throws -> Void) rethrows -> [Misuse] {
        var collected: [Misuse] = []
        let previous = handler
        handler = { collected.append($0) }
        defer { handler = previous }
        try body()
        return collected
    }

    static func raise(_ name: ExceptionName, _ reason: String) {
        report(Misuse(severity: .exception(name: name.rawValue), reason: reason))
    }

    static func log(_ line: String) {
        report(Misuse(severity: .log, reason: line))
    }

    /// For libraries over UIKit: what they end the process with.
    public static func report(_ misuse: Misuse) {
        if let handler {
            handler(misuse)
            return
        }
        FileHandle.standardError.write(Data((misuse.description + "\n").utf8))
        if case .exception = misuse.severity { abort() }
    }
}

/// The names of the exceptions that UIKit raises.
enum ExceptionName: String {
    case generic = "NSGenericException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case invalidArgument = "NSInvalidArgumentException"
    case invalidGeometry = "CALayerInvalidGeometry"
    case controllerHierarchy = "UIViewControllerHierarchyInconsistency"
}
