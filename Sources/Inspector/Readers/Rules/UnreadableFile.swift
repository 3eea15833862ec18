import LayoutModel

/// A file of which nothing can be made.
package enum UnreadableFile {
    package static let info = RuleInfo(
        id: "unreadable-file",
        title: "unreadable file",
        severity: .error,
        runsOnPartialDumps: true,
        summary: "nothing could be made of a file",
        meaning: """
            The file is missing, is of no known format, is not well formed, or lacks what every dump has. The
            message tells the place and what was expected.
            """,
        bad: "{\"format\": \"layout-dump\", \"version\": 1, \"roots\": []",
        good: "{\"format\": \"layout-dump\", \"version\": 1, \"roots\": [], \"constraints\": []}"
    )
}
