/// Why a change of a layout was refused. The layout is then as it was.
public struct EditError: Error, Sendable, Equatable {
    /// Lower case, without a full stop.
    public var message: String

    public init(_ message: String) {
        self.message = message
    }
}
