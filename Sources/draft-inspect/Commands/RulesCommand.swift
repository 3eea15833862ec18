import ArgumentParser
import LayoutInspector
import LayoutReport

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the rules, or explain one.",
        discussion: """
              draft-inspect rules
              draft-inspect rules ambiguous-layout
            """
    )

    @Argument(help: "A rule, such as 'conflict'.", completion: .list(RuleInfo.all.map(\.id)))
    var rule: String?

    @OptionGroup var color: DeclaredOptions<ColorTable>

    func run() throws {
        let style = color.style
        if let rule {
            try StandardStream.output.write(RulesText.text(of: requireRule(rule), style: style))
        } else {
            try StandardStream.output.write(RulesText.list(style: style))
        }
    }
}
