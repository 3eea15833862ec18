import LayoutModel
import SwiftSource

/// Names of views from what people wrote on them.
enum ViewWords {
    /// A name from the words that people attached to a view.
    static func name(of view: Layout.View) -> String? {
        for words in [view.label, view.identifier].compactMap({ $0 }) {
            // A plain view that is labelled as such has no words.
            if let name = SwiftIdentifier.camelCased(words), name != ClassNoun.noun(of: view) || name != "view" {
                return name
            }
        }
        // A price or a date says less than the class.
        guard let text = view.text, text.first(where: { !$0.isWhitespace })?.isLetter == true,
            let name = SwiftIdentifier.camelCased(text, limit: 24)
        else { return imageWords(of: view) ?? containerWords(of: view) }
        return ClassNoun.appendingNoun(of: view, to: name)
    }

    /// `feedContainer` for a container of a `FeedViewController`.
    private static func containerWords(of view: Layout.View) -> String? {
        guard let controller = view.embeddedController, !UIKitClass.isFramework(controller) else { return nil }
        var name = String(controller.split(separator: " ")[0].split(separator: ".").last ?? "")
        for ending in ["Controller", "View"] where name.hasSuffix(ending) && name.count > ending.count {
            name.removeLast(ending.count)
        }
        return SwiftIdentifier.camelCased(name, limit: 24).map { $0 + "Container" }
    }

    /// What comes before the name of an image in many catalogs, and says nothing.
    private static let imagePrefixes: Set<String> = ["ic", "icn", "icon", "img", "image", "btn", "button"]

    /// `cancelButton` for a button that shows `ic_cancel.png`.
    private static func imageWords(of view: Layout.View) -> String? {
        guard [.button, .image].contains(view.contentKind),
            let image = view.attributes.first(where: { $0.key == "image" || $0.key == "configuration.image" }),
            let value = AttributeValue(json: image.json), let name = value.string ?? value["name"]?.string
        else { return nil }
        var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        if name.contains("."), let last = words.last, ["png", "jpg", "jpeg", "pdf"].contains(last.lowercased()) {
            words.removeLast()
        }
        if words.count > 1, imagePrefixes.contains(words[0].lowercased()) { words.removeFirst() }
        guard words.first?.first?.isLetter == true,
            let joined = SwiftIdentifier.camelCased(words.joined(separator: " "), limit: 24)
        else { return nil }
        return ClassNoun.appendingNoun(of: view, to: joined)
    }
}
