import ArgumentParser
import LayoutInspector
import LayoutReport

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Tell one by one what is wrong in a file, why, and what cures it.",
        discussion: """
            Standard input is explained where no verb is given:

              draft-inspect explain login.json
              pbpaste | draft-inspect
            """
    )

    @Argument(
        help: "A layout dump, storyboard, xib, console log or text of a debugger; '-', or none, is standard input.",
        completion: .file()
    )
    var files: [String] = []

    @OptionGroup var input: InputOptions
    @OptionGroup var conditions: ConditionOptions
    @OptionGroup var rules: RuleOptions
    @OptionGroup var color: ColorOptions

    func run() throws {
        var options = DiagnosisOptions()
        options.conditions = conditions.conditions
        try rules.apply(to: &options)
        var file = files.first ?? "-"
        let readings: [Reading]
        if files.count > 1 {
            let (path, reading) = try requireLayout(files, input: input)
            file = path
            readings = [reading]
        } else {
            let readOptions = try input.readOptions()
            do {
                readings = try input.readAll(file, options: readOptions)
            } catch {
                throw CommandFailure(unreadable(file, error), code: .unreadable)
            }
        }
        let style = color.color.style()
        var told: [String] = []
        for reading in readings {
            let diagnosis = try reading.diagnosed(options: options)
            var checked = CheckedFile(path: file, layout: diagnosis.layout, findings: diagnosis.findings)
            checked.joined = reading.joined
            if let part = reading.part {
                checked.path = splitPart(file).file
                checked.part = part
                if part.count > 1 {
                    let gap = part.number > 1 && readings.count > 1 ? "\n" : ""
                    try StandardStream.output.write(gap + ExplainText.heading(of: part, style: style))
                }
            }
            try StandardStream.output.write(ExplainText.text(of: checked, style: style))
            for (why, rules) in reasonsNotRun(diagnosis.notRun) {
                let line = "not run (\(why)): \(rules.joined(separator: ", "))"
                if !told.contains(line) { told.append(line) }
            }
        }
        for line in told { tell(line) }
    }
}

/// The rules that did not run, by reason, in the order of the first of each.
func reasonsNotRun(_ notRun: [(rule: String, why: String)]) -> [(why: String, rules: [String])] {
    var reasons: [(why: String, rules: [String])] = []
    for (rule, why) in notRun {
        if let known = reasons.firstIndex(where: { $0.why == why }) {
            reasons[known].rules.append(rule)
        } else {
            reasons.append((why, [rule]))
        }
    }
    return reasons
}
