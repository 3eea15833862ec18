/// Which changes of a text leave what it says.
enum SameText {
    /// A statement twice, or after the next one: where that changes the layout, the run shows it. A word of another that means
    /// the same here: near edges are offset by what they are inset, and adding a subview once more brings it to the front.
    private static let kinds = [
        " twice", " after the next", "let becomes var", "offset becomes inset", "inset becomes offset",
        "addSubview becomes addArrangedSubview", "bringSubviewToFront becomes addSubview",
    ]

    static func says(_ mutant: TextMutants.Mutant, _ original: String) -> Bool {
        kinds.contains { mutant.kind.hasSuffix($0) } || leavesOutNothing(mutant, original)
            || withoutLastCommas(mutant.text) == withoutLastCommas(original)
    }

    /// Private to the file, or known outside of it; and a receiver that need not be said again.
    private static func leavesOutNothing(_ mutant: TextMutants.Mutant, _ original: String) -> Bool {
        let lines = original.split(separator: "\n", omittingEmptySubsequences: false)
        let changed = mutant.text.split(separator: "\n", omittingEmptySubsequences: false)
        let index = mutant.line - 1
        guard mutant.kind.hasSuffix(":  left out"), lines.count == changed.count, lines.indices.contains(index)
        else { return false }
        let before = lines[index].prefix { $0 == " " }
        let words = lines[index].dropFirst(before.count)
        // A line that begins with a dot goes on with the receiver of the line before, which is the same one here.
        if changed[index].drop(while: { $0 == " " }).hasPrefix("."), !words.hasPrefix(".") { return true }
        return words.hasPrefix("private ") && changed[index] == before + words.dropFirst("private".count)
    }

    /// A comma after the last element of a list says nothing.
    private static func withoutLastCommas(_ text: String) -> String {
        let packed = text.filter { !$0.isWhitespace }
        return packed.replacing(",]", with: "]")
    }
}
