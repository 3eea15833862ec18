import ArgumentParser
import LayoutInspector

/// Which rules run.
struct RuleOptions: ParsableArguments {
    @Flag(help: "Run the rules that only note things, too: redundant constraints, views outside their parents, …")
    var notes = false

    @Option(help: ArgumentHelp("Run this rule and no other (repeatable). See draft-inspect rules.", valueName: "rule"))
    var only: [String] = []

    @Option(help: ArgumentHelp("Leave this rule out (repeatable).", valueName: "rule"))
    var except: [String] = []

    func apply(to options: inout DiagnosisOptions) throws(CommandFailure) {
        for rule in only + except { try requireRule(rule) }
        options.includesNotes = notes || !only.isEmpty
        options.onlyRules = only
        options.exceptRules = except
    }
}

/// Refuses a word that is no rule, with the rule that was probably meant.
@discardableResult
func requireRule(_ slug: String) throws(CommandFailure) -> RuleInfo {
    if let rule = RuleInfo.named(slug) { return rule }
    let slugs = RuleInfo.all.map(\.id)
    var message = "there is no rule '\(slug)'"
    if let meant = nearest(to: slug, in: slugs) { message += "; did you mean '\(meant)'?" }
    throw CommandFailure(message + "\ndraft-inspect rules lists them", code: .usage)
}
