import ArgumentParser
import LayoutPrinter
import LayoutReport

struct DialectsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dialects",
        abstract: "List the libraries that source can be printed for, with what each can express.",
        discussion: """
              draft-inspect dialects
              draft-inspect print login.json --dialect anchors --form class
            """
    )

    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    func run() throws {
        try StandardStream.output.write(LineWrap.text(DialectsText.list, style: color.style))
    }
}

/// The list of dialects.
enum DialectsText {
    static var list: String { Dialects.all.map(text).joined(separator: "\n") }

    private static func text(of dialect: Dialect) -> String {
        let isStandard = dialect.name == Dialects.standard.name
        var lines = [dialect.name + "  " + dialect.title + (isStandard ? " (the default)" : "")]
        for form in dialect.forms { lines.append("  --form " + form.name + ": " + form.summary) }
        for option in dialect.options { lines.append("  --" + option.rawValue) }
        if dialect.reasonsForRemainder.isEmpty {
            lines.append("  expresses every constraint")
        } else {
            lines.append("  made with UIKit's own calls, if")
            lines += dialect.reasonsForRemainder.map { "    " + $0 }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
