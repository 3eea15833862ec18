/// An unknown word where the format allows only certain ones: an attribute, a relation, an origin, a kind. Readers
/// detect it; the model cannot represent such a word.
package enum InvalidWord {
    package static let info = RuleInfo(
        id: "invalid-word",
        title: "unknown word",
        severity: .error,
        runsOnPartialDumps: true,
        summary: "a word is not one of the values of its key",
        meaning: """
            An attribute, a relation or another word is unknown. The object with the word is skipped.
            """,
        bad: ExampleDump.label(with: ExampleDump.constraint("x", "title.lefft", "==", "root.left", plus: 16)),
        good: ExampleDump.label(with: ExampleDump.constraint("x", "title.left", "==", "root.left", plus: 16))
    )
}
