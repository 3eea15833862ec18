import LayoutModel
import LayoutSyntax

/// Notes of objects (Identity inspector, Document, Notes) that suppress a rule: `draft-inspect: ignore RULE reason`.
struct IgnoreNotes {
    /// In file order.
    private(set) var notes: [IgnoreNote] = []
    private(set) var findings: [Finding] = []

    init(_ document: InterfaceBuilderDocument) {
        let tree = document.tree
        for element in tree.elements(named: "attributedString") {
            guard tree.isValue(of: element, "key", "userComments"), let owner = tree.parent(of: element) else {
                continue
            }
            for line in Self.text(ofNote: element, tree).split(whereSeparator: \.isNewline) {
                let words = line.split(whereSeparator: \.isWhitespace)
                guard words.first == "draft-inspect:" else { continue }
                if let fault = Self.fault(in: words) {
                    let message = "the note of this object \(fault); ignored"
                    findings.append(document.finding(InvalidWord.info, .warning, message, at: element))
                    continue
                }
                let (rule, reason) = (String(words[2]), words[3...].joined(separator: " "))
                let (object, place) = (tree[owner, "id"] ?? "", tree.place(of: element))
                notes.append(IgnoreNote(rule: rule, object: object, reason: reason, place: place))
            }
        }
    }

    /// The text of all fragments, each with an attribute or an element `content`.
    private static func text(ofNote element: Int, _ tree: XMLTree) -> String {
        tree.children(of: element).filter { tree.name(of: $0) == "fragment" }.map { fragment in
            if let text = tree[fragment, "content"] { return text }
            let inner = tree.children(of: fragment).first { tree[$0, "key"] == "content" }
            return inner.map { tree.text(of: $0) } ?? ""
        }.joined()
    }

    private static func fault(in words: [Substring]) -> String? {
        guard words.count > 1, words[1] == "ignore" else { return "has no \"ignore\" after \"draft-inspect:\"" }
        guard words.count > 2 else { return "names no rule, expected \"draft-inspect: ignore RULE reason\"" }
        guard words.count > 3 else { return "gives no reason, expected \"draft-inspect: ignore \(words[2]) reason\"" }
        return nil
    }
}
