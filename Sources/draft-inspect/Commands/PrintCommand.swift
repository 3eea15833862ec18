import ArgumentParser
import LayoutInspector
import LayoutPrinter

struct PrintCommand: ParsableCommand, TitledCommand {
    static let title = "printing"

    static let configuration = CommandConfiguration(
        commandName: "print",
        abstract: "Print the layout as source that makes exactly its constraints.",
        discussion: """
            The source is proven against the layout before it is written. The tally of constraints goes to standard \
            error; the exit status is 1 if one of your constraints could not be printed.

              draft-inspect print login.json
              draft-inspect print Main.storyboard --root LoginController.view --auto-identifiers views -o LoginPlan.swift
            """
    )

    @OptionGroup var input: LayoutArguments
    @OptionGroup var printing: PrintArguments

    func run() throws {
        let loaded = try input.layout()
        let reading = loaded.reading
        var inputs = loaded.files
        var options = PrintOptions()
        // Of several texts, each by its name.
        let names = (reading.joined.isEmpty ? [loaded.path] : reading.joined)
            .map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        options.sourceName = loaded.path == "-" ? nil : names.joined(separator: " + ")
        if let tags = printing.tags { inputs.append(tags) }
        if printing.tags == nil, let path = NamesFile.path(beside: loaded.path, reading), fileExists(path) {
            let names = try NamesFile(reading: path)
            for stray in names.strays(in: reading.layout) { tell(names.message(for: stray) + "; its name is ignored") }
            options.tags = names.tags(in: reading.layout)
            inputs.append(path)
        }
        let source = try printing.source(of: reading.layout, base: options)
        try printing.output.options().write(source.text, inputs: inputs)
        tell(source.tally.summary)
        if !source.tally.isComplete {
            tell("not printed: " + shortList(source.tally.missing))
            throw CommandFailure("", code: .findings)
        }
    }
}

/// At most ten of the words, and how many more there are.
func shortList(_ words: [String]) -> String {
    let shown = words.prefix(10).joined(separator: ", ")
    return words.count > 10 ? shown + " and \(words.count - 10) more" : shown
}
