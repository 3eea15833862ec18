/// Which changes of a text leave what it says.
enum SameText {
    /// A statement twice, or after the next one: where that changes the layout, the run shows it. A word of another that means
    /// the same here: near edges are offset by what they are inset.
    private static let kinds = [
        " twice", " after the next", "let becomes var", "offset becomes inset", "inset becomes offset",
        // Private to the file, or known outside of it.
        ":  left out", "addSubview becomes addArrangedSubview",
    ]

    static func says(_ mutant: TextMutants.Mutant, _ original: String) -> Bool {
        kinds.contains { mutant.kind.hasSuffix($0) } || withoutLastCommas(mutant.text) == withoutLastCommas(original)
    }

    /// A comma after the last element of a list says nothing.
    private static func withoutLastCommas(_ text: String) -> String {
        let packed = text.filter { !$0.isWhitespace }
        return packed.replacing(",]", with: "]")
    }
}
