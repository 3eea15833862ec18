import LayoutProject

/// What became of a project's classes and files, as lines.
struct ProjectReport {
    let outcomes: ProjectRun.Outcomes
    /// Whether what is no layout is listed, too.
    var listsAll = false

    init(_ outcomes: ProjectRun.Outcomes, listsAll: Bool = false) {
        self.outcomes = outcomes
        self.listsAll = listsAll
    }

    var lines: [String] { outcomes.outcomes.flatMap(lines) + others + [summary] }

    private func lines(of outcome: ProjectRun.Outcome) -> [String] {
        let scene = outcome.scene
        let place = "\(scene.file):\(scene.line): \(scene.name)"
        var lines: [String] = []
        if let failure = outcome.failure {
            lines.append("\(place) did not run: \(failure)")
        } else {
            let calls = scene.constraintCalls
            let ran = max(0, calls - outcome.lostCalls)
            let left = outcome.leftOut.isEmpty ? "" : "; " + counted(outcome.leftOut.count, "part") + " left out"
            let compiled = calls == 0 ? "ran" : "\(ran) of \(counted(calls, "constraint call")) compiled"
            lines.append("\(place): \(compiled)\(left)")
        }
        lines += outcome.leftOut.filter { $0.isOfLayout || listsAll }.sorted(by: precedes).map(line)
        if listsAll {
            lines += outcome.madeUp.map { "  made up: a value for \($0)" }
        } else if !outcome.madeUp.isEmpty {
            lines.append("  made up: " + counted(outcome.madeUp.count, "value"))
        }
        if outcome.lostElsewhere > 0 {
            lines.append("  left out: \(counted(outcome.lostElsewhere, "constraint call")) of files that it names")
        }
        return lines
    }

    private func line(of part: LeftOut) -> String {
        "  \(part.path):\(part.line): left out: \(part.code) (\(part.reason))"
    }

    /// What was left out of files without these classes.
    private var others: [String] {
        let own = Set(outcomes.outcomes.map(\.scene.file))
        let parts = outcomes.leftOut.filter { !own.contains($0.path) && (listsAll || $0.constraintCalls > 0) }
        return parts.sorted(by: precedes).map(line)
    }

    private var summary: String {
        let ran = outcomes.outcomes.count { $0.failure == nil }
        let whole = outcomes.outcomes.count { $0.failure == nil && $0.lostCalls == 0 }
        let list = listsAll || outcomes.leftOut.isEmpty ? "" : " (--left-out lists them)"
        return
            "\(ran) of \(counted(outcomes.outcomes.count, "class", "classes")) ran, \(whole) with all constraint calls; "
            + "\(counted(outcomes.leftOut.count, "part")) of \(counted(outcomes.fileCount, "file")) left out" + list
    }

    private func precedes(_ left: LeftOut, _ right: LeftOut) -> Bool {
        (left.path, left.line, left.code) < (right.path, right.line, right.code)
    }

    private func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(count) " + (count == 1 ? noun : plural ?? noun + "s")
    }
}
