import LayoutModel
import LayoutSyntax

/// What a document says for some size classes only, and for the whole of it: source is of one variation.
extension DocumentConnections {
    mutating func addVariation(_ element: Int) {
        guard tree.isElement(element, "variation"), let owner = tree.parent(of: element),
            let key = tree[element, "key"]
        else { return }
        var parts: [String] = []
        for (name, value) in tree.attributes(of: element) where !["key", "misplaced", "ambiguous"].contains(name) {
            parts.append(name + " " + JSONText.string(value))
        }
        for child in tree.children(of: element) {
            guard let part = tree[child, "key"] else { continue }
            guard tree.isElement(child, "mask") else {
                // Where Xcode's canvas has it.
                if !tree.isElement(child, "rect") { parts.append(part) }
                continue
            }
            for (word, name) in [("included", "include"), ("excluded", "exclude")] {
                let count = tree.children(of: child).count { tree.name(of: $0) == name }
                let noun = count == 1 && part.hasSuffix("s") ? String(part.dropLast()) : part
                if count > 0 { parts.append("\(count) \(noun) \(word)") }
            }
        }
        if parts.isEmpty { return }
        let text = (key == "default" ? "in all others: " : "in " + key + ": ") + parts.joined(separator: ", ")
        add(.variation, text, at: element, of: owner)
    }

    mutating func addDocumentSettings() {
        for child in tree.children(of: 0) where tree.isElement(child, "color") {
            guard let key = tree[child, "key"] else { continue }
            let place = tree.place(of: child)
            let text = key + " " + document.object(child)
            found.append(
                DocumentConnection(kind: .documentSetting, view: nil, text: text, line: place.line, link: nil)
            )
        }
    }
}
