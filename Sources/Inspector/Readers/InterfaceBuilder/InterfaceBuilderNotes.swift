import LayoutModel
import LayoutSyntax

/// Notes of objects (Identity inspector, Document, Notes) that suppress a rule: `draft-inspect: ignore RULE reason`.
extension InterfaceBuilderAssembly {
    mutating func readNotes() {
        for element in tree.elements(named: "attributedString") {
            guard tree.isValue(of: element, "key", "userComments"),
                let owner = tree.parent(of: element)
            else { continue }
            for line in text(ofNote: element).split(whereSeparator: \.isNewline) {
                readNote(line, of: owner, at: element)
            }
        }
    }

    /// The text of all fragments, each with an attribute or an element `content`.
    private func text(ofNote element: Int) -> String {
        tree.children(of: element).filter { tree.name(of: $0) == "fragment" }.map { fragment in
            if let text = tree[fragment, "content"] { return text }
            let inner = tree.children(of: fragment).first { tree[$0, "key"] == "content" }
            return inner.map { tree.text(of: $0) } ?? ""
        }.joined()
    }

    private mutating func readNote(_ line: Substring, of owner: Int, at element: Int) {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.first == "draft-inspect:" else { return }
        func fault(_ message: String) {
            self.note(InvalidWord.info, .warning, "the note of this object \(message); ignored", at: element)
        }
        guard words.count > 1, words[1] == "ignore" else {
            return fault("has no \"ignore\" after \"draft-inspect:\"")
        }
        guard words.count > 2 else { return fault("names no rule, expected \"draft-inspect: ignore RULE reason\"") }
        let rule = String(words[2])
        guard words.count > 3 else {
            return fault("gives no reason, expected \"draft-inspect: ignore \(rule) reason\"")
        }
        ignores.append(
            IgnoreNote(
                rule: rule,
                object: tree[owner, "id"] ?? "",
                reason: words[3...].joined(separator: " "),
                place: tree.place(of: element)
            )
        )
    }
}
