import LayoutInspector

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads one layout from a file, or from standard input where the path is `-`: the first, or the one that is asked for.
///
/// - Parameters:
///   - part: Counted from 1.
///   - isCounted: Whether the reading tells how many layouts the file holds, for which all of a log must be read.
func readLayout(
    _ path: String,
    as kind: InputFormat?,
    options: ReadOptions,
    part: Int? = nil,
    isCounted: Bool = true
) throws(ReadError) -> Reading {
    let input = try LayoutInput(path, as: kind, options: options, part: part)
    var found: Reading?
    try input.forEach { reading in
        found = reading
        return false
    }
    guard var found else { throw ReadError("the file holds no layout") }
    if isCounted, found.part?.count == 0, let count = try input.count() { found.part?.count = count }
    return found
}

/// A path and the number of a layout in the file, where it ends in `#` and a number and names no file as it stands.
func splitPart(_ path: String) -> (file: String, part: Int?) {
    guard let mark = path.lastIndex(of: "#"), mark > path.startIndex,
        let part = Int(path[path.index(after: mark)...]), part > 0, !fileExists(path)
    else { return (path, nil) }
    return (String(path[..<mark]), part)
}

extension InputOptions {
    /// How to read, with the content of the file that `--views` names.
    func readOptions() throws(CommandFailure) -> ReadOptions {
        var options = options
        guard let views else { return options }
        do throws(ReadError) {
            options.visualFormatViews = try contents(ofFile: views)
        } catch {
            throw CommandFailure(unreadable(views, error), code: .unreadable)
        }
        return options
    }
}

/// Which of several layouts a command works on; `nil` where there is but one.
func partLine(_ reading: Reading, path: String) -> String? {
    guard let part = reading.part, part.count > 1 else { return nil }
    let file = path == "-" ? "standard input" : splitPart(path).file
    return "\(file): layout \(part.number) of \(part.count), which begins at line \(part.place.line);"
        + " --block N chooses another"
}

/// Reads a layout for a command that works on one file, and tells what was set aside.
///
/// - Throws: ``CommandFailure`` of status 2, with the path and the place.
func requireLayout(_ path: String, input: InputOptions) throws(CommandFailure) -> Reading {
    let options = try input.readOptions()
    let isChosen = input.block != nil || splitPart(path).part != nil
    let reading: Reading
    do {
        reading = try readLayout(
            path,
            as: input.input?.format,
            options: options,
            part: input.block,
            isCounted: !isChosen
        )
    } catch {
        throw CommandFailure(unreadable(path, error), code: .unreadable)
    }
    if !isChosen, let line = partLine(reading, path: path) { tell(line) }
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
    var path = path
    if let place = first.place, reading.joined.indices.contains(place.text) { path = reading.joined[place.text] }
    var line = path == "-" ? "standard input" : path
    if let place = first.place { line += ":\(place.line):\(place.column)" }
    line += ": set aside: " + first.message
    if faults.count > 1 { line += " (and \(faults.count - 1) more; 'check' lists them)" }
    return line
}

func fileExists(_ path: String) -> Bool {
    access(path, F_OK) == 0
}
