/// Why a change to a layout was refused. The layout is unchanged.
public struct EditError: Error, Sendable, Equatable {
    /// Lower case, without a full stop.
    public var message: String

    public init(_ message: String) {
        self.message = message
    }
}
