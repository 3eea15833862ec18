import ArgumentParser
import LayoutInspector
import LayoutReport

struct DiffCommand: ParsableCommand, TitledCommand {
    static let title = "comparing"

    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show what changed between two layouts: views, constraints, frames and findings.",
        discussion: """
            A layout is a file, or REVISION:FILE for a file in a git revision. A single file is compared with its version \
            in the last commit.

              draft-inspect diff Old.xib New.xib
              draft-inspect diff Main.storyboard
              draft-inspect diff HEAD~1:Main.storyboard Main.storyboard
              draft-inspect diff --html both.html Main.storyboard
              draft-inspect diff --format markdown origin/main:App/Main.storyboard App/Main.storyboard
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, markdown, json
    }

    @Argument(help: "The first layout, as a file or REVISION:FILE.", completion: .file())
    var first: String

    @Argument(
        help: "The second layout; without it, the first is compared with its version in the last commit.",
        completion: .file()
    )
    var second: String?

    @OptionGroup(title: "Input") var input: DeclaredOptions<InputTable>
    @OptionGroup(title: "Conditions") var conditions: DeclaredOptions<ConditionTable>

    @Option(help: ArgumentHelp("Output format: text, markdown or json.", valueName: "format"))
    var format = Format.text

    @Flag(help: "List every changed frame, and constraints that were rewritten but mean the same.")
    var all = false

    @Flag(help: "Exit with status 1 if there are changes.")
    var exitCode = false

    @OptionGroup(title: "Output") var page: DeclaredOptions<ComparisonPageTable>
    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    func run() throws {
        let (old, new) = try sides()
        let output = try ComparisonPage(page, inputs: [old, new])
        var options = try conditions.diagnosis()
        // Findings are compared, not explained.
        options.findsFixes = false
        let inputOptions = try input.options()
        let readings = try [old, new].map { path in try LayoutRevision(path).reading(inputOptions) }
        let sides = try readings.map { LayoutDifference.Side(try $0.diagnosed(options: options)) }
        let difference = LayoutDifference(from: sides[0], to: sides[1])
        let sameness = difference.isEmpty && format != .json ? nil : try verdict(readings, (old, new))
        switch format {
        case .text:
            try StandardStream.output.write(
                DifferenceText.text(of: difference, sameness: sameness, showsAll: all, style: color.style)
            )
        case .markdown:

            try StandardStream.output.write(
                DifferenceText.markdown(of: difference, sameness: sameness, title: "\(old) → \(new)")
            )
        case .json: try StandardStream.output.write(DifferenceJSON.text(of: difference, sameness: sameness?.result))
        }
        if output.isAsked {
            var comparing = SamenessOptions()
            comparing.conditions = try conditions.options()
            let pair = ComparisonPage.Pair(
                result: try readings[0].same(as: readings[1], options: comparing),
                readings: readings,
                names: ComparedNames(old: old, new: new),
                text: DifferenceText.text(of: difference, sameness: nil, showsAll: true, style: .plain)
            )
            try output.write([pair], conditions: conditions.options(), sizes: nil)
        }
        if exitCode, !difference.isEmpty { throw CommandFailure("", code: .findings) }
    }

    /// Whether both are the same layout; `nil` for what holds only a part of one.
    private func verdict(_ readings: [Reading], _ names: (old: String, new: String)) throws -> SamenessText? {
        if readings.contains(where: \.layout.source.holdsOnlyPartOfLayout) { return nil }
        var comparing = SamenessOptions()
        comparing.conditions = try conditions.options()
        return SamenessText(
            try readings[0].same(as: readings[1], options: comparing),
            readings[0].layout,
            readings[1].layout,
            files: ComparedNames(old: names.old, new: names.new),
            style: color.style
        )
    }

    /// Both layouts, as they are named.
    private func sides() throws(CommandFailure) -> (old: String, new: String) {
        if let second {
            for (path, other) in [(first, second), (second, first)]
            where !fileExists(path) && !path.contains(":") && fileExists(other) {
                // The revision alone was given.
                guard (try? GitCommand.commit(of: path, in: ".")) != nil else { continue }
                throw CommandFailure("\(path): no such file; did you mean '\(path):\(other)'?", code: .unreadable)
            }
            return (first, second)
        }
        if fileExists(first) { return ("HEAD:" + first, first) }
        if first == "-" { throw CommandFailure("a second layout is missing", code: .usage) }
        if let colon = first.firstIndex(of: ":"), colon > first.startIndex {
            let file = first[first.index(after: colon)...]
            throw CommandFailure("a second layout is missing; did you mean '\(first)' '\(file)'?", code: .usage)
        }
        throw CommandFailure("\(first): no such file or directory", code: .unreadable)
    }
}
