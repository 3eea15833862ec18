/// Where code asked a library for a constraint, as the library's own class of constraints describes itself:
/// `<SnapKit.LayoutConstraint:0x1@LoginView.swift#42 UIView:0x2.top == …>`.
///
/// The library's code makes the constraint, so the line that Swift passes is the library's. The caller's is the one to
/// change.
enum StatedOrigin {
    /// - Returns: The file's name, and a line from 1; `nil` if the description states none.
    static func line(in description: String) -> SourceLine? {
        let mark = ".swift#"
        guard let end = description.range(of: mark),
            let start = description[..<end.lowerBound].lastIndex(of: "@"),
            let line = Int(description[end.upperBound...].prefix(while: \.isNumber)), line > 0
        else { return nil }
        let name = description[description.index(after: start)..<end.lowerBound]
        return name.isEmpty ? nil : SourceLine(fileID: name + ".swift", line: line)
    }
}
