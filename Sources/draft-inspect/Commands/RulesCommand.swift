import ArgumentParser
import LayoutInspector
import LayoutReport

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the rules and causes, or show the page of one.",
        discussion: """
              draft-inspect rules
              draft-inspect rules ambiguous-layout
              draft-inspect rules autoresizing-mask
            """
    )

    @Argument(help: "A rule or a cause, such as 'conflict'.", completion: .list(RulesText.names))
    var rule: String?

    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    func run() throws {
        let style = color.style
        if let rule {
            try StandardStream.output.write(LineWrap.text(requirePage(rule, style: style), style: style))
        } else {
            try StandardStream.output.write(LineWrap.text(RulesText.list(style: style), style: style))
        }
    }
}
