/// An option of printing that means something in some dialects only: others do not read it, and their headers do not show it.
public enum DialectOption: String, Sendable, CaseIterable {
    /// The major version of the dialect's library.
    case version = "dialect-version"

    /// Sets the option to its default.
    func reset(in options: inout PrintOptions) {
        switch self {
        case .version: options.dialectVersion = PrintOptions().dialectVersion
        }
    }
}
