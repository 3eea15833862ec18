import LayoutInspector

/// The pages about causes that a report names: each behind the first finding that has the cause.
public struct CausePages: Sendable {
    /// What shows a page.
    private let command: String
    private var named: Set<String> = []

    private init(command: String) {
        self.command = command
    }

    /// As a shell shows them.
    public static let command = CausePages(command: "draft-inspect rules")
    /// As the session shows them.
    package static let session = CausePages(command: "rules")

    /// The line that names the page; empty where no cause was recognised, or its page was named before.
    mutating func line(for finding: Finding, margin: String, style: TextStyle) -> String {
        guard let cause = finding.conflict?.cause, named.insert(cause).inserted else { return "" }
        let page = style.namesOptions ? command + " " + cause : "draft-inspect:rules/" + cause
        return style.wrapped("help: \(page)", first: margin, indentation: margin.count)
    }
}
