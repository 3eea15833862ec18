import LayoutInspector

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a command reads as one: a file, or texts of a debugger that were joined into one layout.
enum CommandInput: Sendable {
    case file(String)
    /// The paths joined by " + ", and what was read.
    case joined(String, Reading)
}

/// How much of a file is read to tell whether it is a text that can be joined.
private let sniffedBytes = 1 << 16

/// The largest text that is joined with others, in bytes.
private let largestJoined = 64 << 20

/// The inputs that paths stand for: texts of a debugger that have an address in common are one, at the place of the
/// first of them. Says so on standard error, unless the note is taken elsewhere.
///
/// Logs are joined with texts of a debugger, never with logs alone. Standard input, and what cannot be read, stay alone.
func commandInputs(
    _ paths: [String],
    input: InputOptions,
    note: (String) -> Void = { tell($0) }
) -> [CommandInput] {
    guard paths.count > 1, input.input == nil, !input.separate else { return paths.map { .file($0) } }
    var texts: [(path: String, bytes: [UInt8])] = []
    var positions: [Int] = []
    let kinds = paths.map { $0 == "-" ? nil : joinableKind($0) }
    guard kinds.contains(.debugger), kinds.count(where: { $0 != nil }) > 1 else { return paths.map { .file($0) } }
    for (position, path) in paths.enumerated() where kinds[position] != nil {
        guard let bytes = try? contents(ofFile: path) else { continue }
        texts.append((path, bytes))
        positions.append(position)
    }
    var inputs: [Int: CommandInput] = [:]
    var isTaken = [Bool](repeating: false, count: paths.count)
    for group in DebuggerTexts.joined(texts) where group.texts.count > 1 {
        let names = group.texts.map { texts[$0].path }
        note("read as one layout, by the addresses that they have in common: \(names.joined(separator: ", "))")
        inputs[positions[group.texts[0]]] = .joined(names.joined(separator: " + "), group.reading)
        for text in group.texts { isTaken[positions[text]] = true }
    }
    return paths.indices.compactMap { position in
        inputs[position] ?? (isTaken[position] ? nil : .file(paths[position]))
    }
}

/// Whether a file is a text that can be joined, by its beginning.
private func joinableKind(_ path: String) -> DebuggerTexts.Kind? {
    var status = stat()
    // Opening a pipe would wait, and reading take away what is read. A huge log is of more than one moment.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= largestJoined else {
        return nil
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: sniffedBytes) { buffer, initialized in
        initialized = max(read(file, buffer.baseAddress, sniffedBytes), 0)
    }
    return DebuggerTexts.kind(ofBeginning: bytes)
}

/// Reads the layout that one file, or several texts together, hold for a command that works on one layout, and tells what
/// was set aside.
///
/// - Throws: ``CommandFailure`` of status 2 where a file cannot be read, of wrong usage where the files do not make up
///   one layout.
func requireLayout(_ paths: [String], input: InputOptions) throws(CommandFailure) -> (path: String, reading: Reading) {
    guard paths.count > 1 else {
        let path = paths.first ?? "-"
        return (path, try requireLayout(path, input: input))
    }
    let joined = try joinedLayout(paths, input: input)
    if let line = setAsideLine(joined.reading, path: joined.path) { tell(line) }
    return joined
}

/// The one layout that several texts make up.
///
/// - Throws: ``CommandFailure`` of status 2 where a file is not there, of wrong usage where the files do not make up one
///   layout.
func joinedLayout(
    _ paths: [String],
    input: InputOptions,
    note: (String) -> Void = { tell($0) }
) throws(CommandFailure) -> (path: String, reading: Reading) {
    for path in paths where path != "-" && !fileExists(path) {
        throw CommandFailure(unreadable(path, ReadError("no such file or directory")), code: .unreadable)
    }
    let inputs = commandInputs(paths, input: input, note: note)
    guard inputs.count == 1, case .joined(let path, let reading)? = inputs.first else {
        throw CommandFailure(
            "these files are not one layout: only texts of a debugger are read together, where they have an address in "
                + "common",
            code: .usage
        )
    }
    return (path, reading)
}
