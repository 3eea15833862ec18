/// The facts about a cause that findings of a rule often have, each of which is only here, in the cause's own file.
///
/// `rules`, `explain` and Documentation/Causes read this value; the recogniser is beside it.
public struct CauseInfo: Sendable {
    /// In kebab case. Never reused for another cause, nor for a rule.
    public var id: String
    /// A noun phrase, lower case.
    public var title: String
    /// The id of the rule whose findings it explains.
    public var rule: String
    /// One sentence, lower case, without a full stop.
    public var summary: String
    /// What it is, why it happens and what helps, in paragraphs.
    public var meaning: String
    /// The Swift lines that help most often, as a person writes them.
    public var code: String
    /// An input whose finding has the cause: a layout dump or a console log.
    public var bad: String
    /// The same input without it.
    public var good: String

    public init(
        id: String,
        title: String,
        rule: String = "conflict",
        summary: String,
        meaning: String,
        code: String,
        bad: String,
        good: String
    ) {
        self.id = id
        self.title = title
        self.rule = rule
        self.summary = summary
        self.meaning = meaning
        self.code = code
        self.bad = bad
        self.good = good
    }

    /// The whole page. Its examples are for those who change the recogniser; a reader has an input.
    public var text: String {
        """
        # \(id)

        cause of \(rule): \(summary).

        \(meaning)

        ```swift
        \(code)
        ```

        """
    }
}
