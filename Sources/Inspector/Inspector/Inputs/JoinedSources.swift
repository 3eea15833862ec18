import LayoutReaders

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Texts of a debugger that have an address in common, and were read as one layout.
struct JoinedSources {
    /// The layouts, by the position of the first of their paths.
    private(set) var readings: [Int: (path: String, reading: Reading)] = [:]
    /// The positions of all paths that are part of one.
    private(set) var taken: Set<Int> = []
    /// Notes on the joining.
    private(set) var notes: [String] = []

    /// How much of a file is read to detect whether it can be joined.
    private static let sniffedBytes = 1 << 16
    /// The largest text that is joined with others, in bytes.
    private static let largestJoined = 64 << 20

    /// Joins what can be joined. Logs are joined with texts of a debugger, never with logs alone. Standard input, and what
    /// cannot be read, stay alone.
    init(_ paths: [String]) {
        guard paths.count > 1 else { return }
        let kinds = paths.map { $0 == "-" ? nil : Self.kind($0) }
        guard kinds.contains(.debugger), kinds.count(where: { $0 != nil }) > 1 else { return }
        var texts: [(path: String, bytes: [UInt8])] = []
        var positions: [Int] = []
        for (position, path) in paths.enumerated() where kinds[position] != nil {
            guard let bytes = try? OpenInput(path, sampleLength: 0).contents() else { continue }
            texts.append((path, bytes))
            positions.append(position)
        }
        for group in DebuggerTexts.joined(texts) where group.texts.count > 1 {
            let names = group.texts.map { texts[$0].path }
            notes.append(
                "read as one layout, joined by address: \(names.joined(separator: ", "))"
            )
            readings[positions[group.texts[0]]] = (names.joined(separator: " + "), group.reading)
            for text in group.texts { taken.insert(positions[text]) }
        }
    }

    /// Whether a file is a text that can be joined, by its beginning.
    private static func kind(_ path: String) -> DebuggerTexts.Kind? {
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
}
