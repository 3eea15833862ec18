/// The lines by which one text differs from another.
struct LineChanges: Equatable {
    var removed: [String] = []
    var added: [String] = []

    init(removed: [String] = [], added: [String] = []) {
        self.removed = removed
        self.added = added
    }

    /// Lines keep their ends, so that a changed line end is a change.
    init(from old: [UInt8], to new: [UInt8]) {
        let difference = Self.lines(new).difference(from: Self.lines(old))
        for change in difference {
            switch change {
            case .remove(_, let line, _): removed.append(line)
            case .insert(_, let line, _): added.append(line)
            }
        }
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        var lines: [String] = []
        var line: [UInt8] = []
        for byte in bytes {
            line.append(byte)
            if byte == 10 {
                lines.append(String(decoding: line, as: UTF8.self))
                line = []
            }
        }
        return line.isEmpty ? lines : lines + [String(decoding: line, as: UTF8.self)]
    }
}
