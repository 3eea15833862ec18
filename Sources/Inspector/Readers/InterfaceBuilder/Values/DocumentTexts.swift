import LayoutSyntax

/// Texts, in the document's language or the one that was asked for.
extension InterfaceBuilderDocument {
    /// The visible text, title or placeholder.
    func text(of element: Int) -> String? {
        for key in ["text", "title"] as [XMLName] {
            if let text = string(element, key) { return text }
        }
        if let configuration = child(element, "buttonConfiguration", key: "configuration") {
            // The state keeps the title that Xcode gave the button before it had a configuration. It is not shown.
            return string(configuration, "title") ?? attributedText(configuration, "attributedTitle")
        }
        if let state = child(element, "state", key: "normal") {
            if let title = string(state, "title") { return title }
            if let title = attributedText(state, "attributedTitle") { return title }
        }
        if let text = attributedText(element, "attributedText") { return text }
        if let cell = cell(of: element), let title = string(cell, "title") ?? string(cell, "placeholderString") {
            return title
        }
        return string(element, "placeholder")
    }

    /// An attribute, or the `<string>` child that replaces it if the text has line ends or unusual blanks.
    func string(_ element: Int, _ key: XMLName) -> String? {
        let localized = localization.texts.isEmpty ? nil : localization.texts[element]?[key.description]
        if let text = localized ?? value(element, key) { return text.isEmpty ? nil : text }
        for name in ["string", "mutableString"] as [XMLName] {
            guard let child = child(element, name, key: key) else { continue }
            let text = tree.text(of: child)
            guard tree.isValue(of: child, "base64-UTF8", "YES") else { return text.isEmpty ? nil : text }
            return Base64Text.decoded(text)
        }
        return nil
    }

    private func attributedText(_ element: Int, _ key: XMLName) -> String? {
        guard let attributed = child(element, "attributedString", key: key) else { return nil }
        var text = ""
        for fragment in tree.children(of: attributed) where tree.isElement(fragment, "fragment") {
            text += string(fragment, "content") ?? ""
        }
        return text.isEmpty ? nil : text
    }
}
