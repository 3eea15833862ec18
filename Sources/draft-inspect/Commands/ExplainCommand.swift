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
        help: ArgumentHelp(
            inputHelp + "; several texts of a debugger are read as one layout, and '-', or none, is standard input."
        ),
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
        var told = Explanations(style: color.color.style())
        defer { told.tellNotRun() }
        if files.count > 1 {
            let (path, reading) = try requireLayout(files, input: input)
            _ = told.add(reading, try reading.diagnosed(options: options), path: path, count: nil)
        } else {
            let file = files.first ?? "-"
            let readOptions = try input.readOptions()
            do throws(ReadError) {
                let layouts = try LayoutInput(file, as: input.input?.format, options: readOptions, part: input.block)
                let count = try layouts.count()
                try layouts.forEachDiagnosis(options: options) { reading, diagnosis in
                    told.add(reading, diagnosis, path: reading.part == nil ? file : layouts.file, count: count)
                }
            } catch {
                throw CommandFailure(unreadable(file, error), code: .unreadable)
            }
        }
        if let failure = told.failure { throw failure }
    }
}

/// Writes what is to be said of layouts while they come in.
private struct Explanations {
    let style: TextStyle
    private(set) var failure: CommandFailure?
    private var isFirst = true
    private var notRun: [String] = []

    init(style: TextStyle) {
        self.style = style
    }

    /// - Parameter count: How many layouts the file holds; `nil` where that is not known.
    /// - Returns: Whether more can be written.
    mutating func add(_ reading: Reading, _ diagnosis: Diagnosis?, path: String, count: Int?) -> Bool {
        let checked = CheckedFile(path: path, reading, diagnosis)
        var text = ""
        if var part = reading.part {
            part.count = count ?? part.count
            if part.count != 1 { text += (isFirst ? "" : "\n") + ExplainText.heading(of: part, style: style) }
        }
        isFirst = false
        text += ExplainText.text(of: checked, style: style)
        for line in sentencesNotRun(checked.notRun) where !notRun.contains(line) { notRun.append(line) }
        do throws(CommandFailure) {
            return try StandardStream.output.write(text)
        } catch {
            failure = error
            return false
        }
    }

    /// Which rules did not run, each line once, on standard error.
    func tellNotRun() {
        for line in notRun { tell(line) }
    }
}
