import LayoutInspector

/// What texts of findings are recognized by: the headlines of the program, such as `error[conflict]: …`.
enum HeadlineMark {
    /// The most lines before the first headline: a heading, a blank line, the count of a group.
    private static let longestHeading = 3

    /// Whether one of the first lines of a text is a headline.
    ///
    /// - Parameter hasPlace: Whether a place precedes the headline, as in `path:1:2: error[conflict]: …`.
    static func isIn(_ text: String, hasPlace: Bool) -> Bool {
        lines(text).prefix(longestHeading + 1).contains { line in
            if !hasPlace { return isHeadline(line.drop { $0.isNumber || ". ×x:".contains($0) }) }
            var rest = line
            while let colon = rest.firstIndex(of: ":") {
                rest = rest[rest.index(after: colon)...]
                if rest.first == " ", isHeadline(rest.dropFirst()) { return true }
            }
            return false
        }
    }

    /// Whether a text of the program says of files that nothing was found in them.
    static func saysNothingFound(_ text: String) -> Bool {
        !text.isEmpty && lines(text).isEmpty
            && (text.contains("no findings") || text.contains(TriageReport.nothingFound))
    }

    /// The lines that say something of a finding: without headings of files, and of files without findings.
    private static func lines(_ text: String) -> [Substring] {
        text.split(whereSeparator: \.isNewline).filter { line in
            !(line.hasPrefix("== ") && line.hasSuffix(" ==")) && line != "no findings"
                && line != TriageReport.nothingFound
        }
    }

    private static func isHeadline(_ line: Substring) -> Bool {
        for severity in Finding.Severity.allCases where line.hasPrefix(severity.rawValue + "[") {
            let rule = line.dropFirst(severity.rawValue.count + 1).prefix { $0 != "]" }
            return RuleInfo.named(String(rule)) != nil
        }
        return false
    }
}
