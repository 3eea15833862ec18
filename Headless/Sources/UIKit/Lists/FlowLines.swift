/// Items in lines. A line has as many items as it has room for, and spreads them over it; the last line keeps the distances of
/// the one before it, or the least ones *(our choice where Apple's documentation of flow layouts is silent)*.
struct FlowLines {
    /// The length of a line, in points.
    let across: CGFloat
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    /// By line: the lengths of its items across and along.
    private var lines: [[(across: CGFloat, along: CGFloat)]] = []

    init(across: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
        self.across = across
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
    }

    mutating func add(across length: CGFloat, along: CGFloat) {
        let used = lines.last.map { line in line.reduce(0) { $0 + $1.across + itemSpacing } } ?? 0
        if lines.isEmpty || used + length > across + 1e-6 {
            lines.append([(length, along)])
        } else {
            lines[lines.count - 1].append((length, along))
        }
    }

    mutating func removeLast() {
        guard !lines.isEmpty else { return }
        lines[lines.count - 1].removeLast()
        if lines[lines.count - 1].isEmpty { lines.removeLast() }
    }

    /// Where the last line begins.
    var beginning: CGFloat {
        lines.dropLast().reduce(0) { $0 + Self.thickness($1) + lineSpacing }
    }

    /// Of all lines with the distances between them.
    var length: CGFloat {
        lines.reduce(0) { $0 + Self.thickness($1) } + lineSpacing * CGFloat(max(0, lines.count - 1))
    }

    private static func thickness(_ line: [(across: CGFloat, along: CGFloat)]) -> CGFloat {
        line.map(\.along).max() ?? 0
    }

    /// Where each item begins. Items of a line have one middle.
    func places() -> [(across: CGFloat, along: CGFloat)] {
        var result: [(across: CGFloat, along: CGFloat)] = []
        var along: CGFloat = 0
        var spread = itemSpacing
        for (index, line) in lines.enumerated() {
            if line.count > 1, index < lines.count - 1 {
                let used = line.reduce(0) { $0 + $1.across }
                spread = max(itemSpacing, (across - used) / CGFloat(line.count - 1))
            }
            var start: CGFloat = 0
            let thickness = Self.thickness(line)
            for item in line {
                result.append((start, along + (thickness - item.along) / 2))
                start += item.across + spread
            }
            along += thickness + lineSpacing
        }
        return result
    }
}
