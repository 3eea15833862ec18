import LayoutInspector
import LayoutReport

/// The pages of rules and causes as resources, for clients that put one before a model.
enum RulePages {
    private static let scheme = "draft-inspect:rules/"

    /// The value of `resources/list`'s result.
    static var list: JSONTree {
        let pages =
            RuleInfo.all.map { (id: $0.id, title: $0.title) } + CauseInfo.all.map { (id: $0.id, title: $0.title) }
        return [
            "resources": .array(
                pages.map {
                    [
                        "uri": .string(scheme + $0.id), "name": .string($0.id), "title": .string($0.title),
                        "mimeType": "text/markdown",
                    ]
                }
            )
        ]
    }

    /// The value of `resources/read`'s result.
    ///
    /// - Throws: ``RPCError`` for a page that there is not.
    static func page(_ parameters: JSONTree) throws(RPCError) -> JSONTree {
        guard let uri = parameters["uri"]?.string else { throw .invalidParameters("expected the uri of a resource") }
        guard uri.hasPrefix(scheme),
            let text = RulesText.page(named: String(uri.dropFirst(scheme.count)), style: .plain)
        else { throw RPCError(code: -32002, message: "there is no resource '\(uri)'") }
        return ["contents": [["uri": .string(uri), "mimeType": "text/markdown", "text": .string(text)]]]
    }
}
