import SwiftSource

/// Splits a text without classes into its sections, by their headings.
enum SectionSplitter {
    struct Part {
        var heading: String?
        var notes: [String] = []
        var statements: [Statement] = []

        /// The part, as far as its comments describe it.
        var parts: SourceParts { SourceParts(heading: heading, notes: notes) }
    }

    /// - Parameter lastComments: The comments after the last statement.
    static func parts(_ statements: [Statement], lastComments: [String]) -> [Part] {
        let mark = "MARK: - "
        var parts = [Part()]
        func begin(_ comments: [String]) {
            for comment in comments {
                if comment.hasPrefix(mark) {
                    let heading = String(comment.dropFirst(mark.count))
                    if parts.count == 1, parts[0].heading == nil, parts[0].statements.isEmpty {
                        parts[0].heading = heading
                    } else {
                        parts.append(Part(heading: heading))
                    }
                } else {
                    parts[parts.count - 1].notes += SourceNotes.ofSection(in: [comment])
                }
            }
        }
        for statement in statements {
            begin(statement.comments)
            parts[parts.count - 1].statements.append(statement)
        }
        begin(lastComments)
        return parts
    }
}
