import LayoutModel

/// A file that yields no layout.
package enum UnreadableFile {
    package static let info = RuleInfo(
        id: "unreadable-file",
        title: "unreadable file",
        severity: .error,
        runsOnPartialDumps: true,
        summary: "a file cannot be read",
        meaning: """
            The file is missing, has an unrecognized format, is not well-formed, or lacks a required key. The message
            shows the location and what was expected.
            """,
        bad: "{\"format\": \"layout-dump\", \"version\": 1, \"roots\": []",
        good: "{\"format\": \"layout-dump\", \"version\": 1, \"roots\": [], \"constraints\": []}"
    )
}
