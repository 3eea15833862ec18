import LayoutInspector

/// Reports the progress of a call, as `notifications/progress` with the token that the client chose.
///
/// Progress counts files; seconds, where there is only one. As the protocol demands, it always increases: a line that would not
/// is left out. Used by one thread, that of the call.
final class CallProgress: @unchecked Sendable {
    private let token: JSONTree
    private let send: @Sendable (String) -> Void
    private var last = 0
    /// Whether files are counted; `nil` before the first notification.
    private var countsFiles: Bool?

    /// - Returns: `nil` if the parameters of the call have no token.
    init?(_ parameters: JSONTree, send: @escaping @Sendable (String) -> Void) {
        guard let token = parameters["_meta"]?["progressToken"] else { return nil }
        switch token {
        case .string, .number, .longNumber: self.token = token
        default: return nil
        }
        self.send = send
    }

    func take(_ line: ProgressLine) {
        let isCount = line.total > 1
        guard countsFiles == nil || countsFiles == isCount else { return }
        let value = isCount ? line.finished : line.seconds
        guard value > last else { return }
        (last, countsFiles) = (value, isCount)
        var parameters: [JSONTree.Member] = [
            .init("progressToken", token), .init("progress", .number(Double(value))),
        ]
        if isCount { parameters.append(.init("total", .number(Double(line.total)))) }
        parameters.append(.init("message", .string(line.sentence)))
        send(RPCResponse.notification("notifications/progress", .object(parameters)))
    }
}
