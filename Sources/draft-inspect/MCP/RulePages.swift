import LayoutInspector
import LayoutReport

/// The pages of rules and causes as resources, for clients that put one before a model.
enum RulePages {
    static let scheme = "draft-inspect:rules/"

    /// The entries of a list of resources.
    static var entries: [JSONTree] {
        let pages =
            RuleInfo.all.map { (id: $0.id, title: $0.title) } + CauseInfo.all.map { (id: $0.id, title: $0.title) }
        return pages.map {
            [
                "uri": .string(scheme + $0.id), "name": .string($0.id), "title": .string($0.title),
                "mimeType": "text/markdown",
            ]
        }
    }

    /// The text of an address; `nil` if there is no such page.
    static func page(_ uri: String) -> String? {
        guard uri.hasPrefix(scheme) else { return nil }
        return RulesText.page(named: String(uri.dropFirst(scheme.count)), style: .plain)
    }
}
