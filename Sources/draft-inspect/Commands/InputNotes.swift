import LayoutInspector

/// The line that names the layout a command works on, if the input has several; else `nil`.
func partLine(_ reading: Reading, path: String) -> String? {
    guard let part = reading.part, part.count > 1 else { return nil }
    let file = path == "-" ? "standard input" : splitPart(path).file
    return "\(file): layout \(part.number) of \(part.count), which begins at line \(part.place.line);"
        + " --block N chooses another"
}

/// Such as `login.json:3:14: expected a string, found a number (constraints[3].first.item)`.
func unreadable(_ path: String, _ error: ReadError) -> String {
    var message = path == "-" ? "standard input" : path
    if let place = error.place { message += ":\(place.line):\(place.column)" }
    message += ": " + error.message
    if let keyPath = error.keyPath { message += " (\(keyPath))" }
    return message
}

/// What the frames of a layout depend on that its code leaves open, on one line; `nil` where all is known.
func doubtLine(_ reading: Reading, path: String) -> String? {
    reading.layout.openDoubt.map { "\(path): frames are estimates: \($0) ('check' lists what that means)" }
}

/// The line about skipped objects, for every command that continues with the rest; `nil` if there are none.
func skippedLine(_ reading: Reading, path: String) -> String? {
    let faults = reading.findings.filter { $0.severity == .error }
    guard let first = faults.first else { return nil }
    var path = path
    if let place = first.place, reading.joined.indices.contains(place.text) { path = reading.joined[place.text] }
    var line = path == "-" ? "standard input" : path
    if let place = first.place { line += ":\(place.line):\(place.column)" }
    line += ": skipped: " + first.message
    if faults.count > 1 { line += " (and \(faults.count - 1) more; 'check' lists them)" }
    return line
}
