import LayoutInspector

extension ObjectLookup {
    /// What a text such as `title`, `title.leading` or `header.safeArea.top` names: an item and, where it ends in one, an
    /// attribute.
    func itemAndAttribute(_ text: String) throws(SessionError) -> (item: Layout.Item, attribute: LayoutAttribute?) {
        if let item = try? item(text) { return (item, nil) }
        guard let dot = text.lastIndex(of: "."), dot != text.startIndex else { return (try item(text), nil) }
        let owner = String(text[..<dot])
        let word = String(text[text.index(after: dot)...])
        guard let attribute = LayoutAttribute(dumpName: word) else {
            guard (try? item(owner)) != nil else { return (try item(text), nil) }
            var message = "'\(word)' is not an attribute"
            let words = LayoutAttribute.allCases.map(\.rawValue)
            if let meant = nearest(to: word, in: words) { message += "; did you mean '\(meant)'?" }
            throw SessionError(message + "\nattributes: " + words.prefix(12).joined(separator: ", "))
        }
        return (try item(owner), attribute)
    }
}
