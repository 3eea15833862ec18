/// The commands that lead from an empty session to its state: what `save` writes. Questions are no part of it, nor are
/// steps that were undone.
struct SessionScript {
    private enum Kind {
        case load
        /// To another layout of the file that was loaded.
        case part
        case step
        case option
    }

    private var entries: [(line: String, kind: Kind)] = []
    private var undone: [String] = []

    var lines: [String] { entries.map(\.line) }

    /// Those that changed the layout.
    var steps: [String] { entries.filter { $0.kind == .step }.map(\.line) }

    /// Takes a line that was run.
    ///
    /// - Parameters:
    ///   - steps: By how many the steps that can be undone have become more; negative where they were undone.
    mutating func record(_ line: String, _ action: SessionAction, steps: Int) {
        switch action {
        case .step:
            entries.append((line, .step))
            undone = []
        case .travel:
            if steps < 0 { undo(-steps) } else { redo(steps) }
        case .options: entries.append((line, .option))
        case .load(let request): recordLoad(line, isPart: request.part != nil)
        case .answer, .write, .run, .paste, .enter, .end: break
        }
    }

    /// What was loaded before, and its steps, leave no trace but options.
    mutating func recordLoad(_ line: String, isPart: Bool = false) {
        undone = []
        entries.removeAll { $0.kind == .step || $0.kind == .part || !isPart && $0.kind == .load }
        entries.append((line, isPart ? .part : .load))
    }

    private mutating func undo(_ count: Int) {
        for _ in 0..<count {
            guard let last = entries.lastIndex(where: { $0.kind == .step }) else { return }
            undone.append(entries.remove(at: last).line)
        }
    }

    private mutating func redo(_ count: Int) {
        for _ in 0..<count {
            guard let line = undone.popLast() else { return }
            entries.append((line, .step))
        }
    }
}
