import LayoutInspector

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads a layout from a file, or from standard input where the path is `-`.
func readLayout(_ path: String, as kind: InputFormat?, options: ReadOptions) throws(ReadError) -> Reading {
    let bytes = try contents(ofFile: path)
    var options = options
    options.path = path == "-" ? nil : path
    return try Layout.read(bytes, as: kind, options: options)
}

extension InputOptions {
    func read(_ path: String) throws(ReadError) -> Reading {
        try readLayout(path, as: input?.format, options: options)
    }
}

/// Reads a layout for a command that works on one file, and tells what was set aside.
///
/// - Throws: ``CommandFailure`` of status 2, with the path and the place.
func requireLayout(_ path: String, input: InputOptions) throws(CommandFailure) -> Reading {
    let reading: Reading
    do {
        reading = try input.read(path)
    } catch {
        throw CommandFailure(unreadable(path, error), code: .unreadable)
    }
    if let line = setAsideLine(reading, path: path) { tell(line) }
    return reading
}

/// Such as `login.json:3:14: expected a string, found a number (constraints[3].first.item)`.
func unreadable(_ path: String, _ error: ReadError) -> String {
    var message = path == "-" ? "standard input" : path
    if let place = error.place { message += ":\(place.line):\(place.column)" }
    message += ": " + error.message
    if let keyPath = error.keyPath { message += " (\(keyPath))" }
    return message
}

/// What is told of the objects that were set aside by every command that goes on with the rest; `nil` where there are
/// none.
func setAsideLine(_ reading: Reading, path: String) -> String? {
    let faults = reading.findings.filter { $0.severity == .error }
    guard let first = faults.first else { return nil }
    var line = path == "-" ? "standard input" : path
    if let place = first.place { line += ":\(place.line):\(place.column)" }
    line += ": set aside: " + first.message
    if faults.count > 1 { line += " (and \(faults.count - 1) more; 'check' lists them)" }
    return line
}

func fileExists(_ path: String) -> Bool {
    access(path, F_OK) == 0
}
