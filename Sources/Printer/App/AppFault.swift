/// A line of the app's source that does not fit a printed class, or asks for the document that it was printed from.
public struct AppFault: Sendable, Hashable, Comparable {
    public var file: String
    /// From 1.
    public var line: Int
    /// What has to change, in words: `'titleLabel' is private and no outlet: the printed class cannot set it`
    public var message: String

    /// As compilers say it: `LoginController.swift:12: …`
    public var text: String { "\(file):\(line): \(message)" }

    public static func < (left: AppFault, right: AppFault) -> Bool {
        (left.file, left.line, left.message) < (right.file, right.line, right.message)
    }
}
