import LayoutInspector

/// What a client can read without a tool: the findings of the last checks, and the pages of rules and causes.
enum MCPResources {
    /// Entries of one page of the list.
    private static let pageSize = 40

    /// The value of `resources/list`'s result: a page from the cursor on.
    ///
    /// - Throws: ``RPCError`` for a cursor that no answer had.
    static func list(_ parameters: JSONTree, _ findings: FoundFindings) throws(RPCError) -> JSONTree {
        var first = 0
        if let cursor = parameters["cursor"], cursor != .null {
            guard let number = cursor.string.flatMap({ Int($0) }), number >= 0 else {
                throw .invalidParameters("cursor: expected 'nextCursor' of an answer, found \(cursor.text)")
            }
            first = number
        }
        let all = findings.entries + RulePages.entries
        var members = [JSONTree.Member("resources", .array(Array(all.dropFirst(first).prefix(pageSize))))]
        if first + pageSize < all.count { members.append(.init("nextCursor", .string(String(first + pageSize)))) }
        return .object(members)
    }

    /// The value of `resources/templates/list`'s result.
    static let templates: JSONTree = [
        "resourceTemplates": [
            [
                "uriTemplate": .string(FoundFindings.scheme + "{check}/{number}"), "name": "finding",
                "title": "A finding of one of the last checks, as 'uri' of it says", "mimeType": "application/json",
            ],
            [
                "uriTemplate": .string(RulePages.scheme + "{id}"), "name": "rule",
                "title": "The page of a rule or a cause", "mimeType": "text/markdown",
            ],
        ]
    ]

    /// The value of `resources/read`'s result.
    ///
    /// - Throws: ``RPCError`` for a resource that does not exist.
    static func read(_ parameters: JSONTree, _ findings: FoundFindings) throws(RPCError) -> JSONTree {
        guard let uri = parameters["uri"]?.string else { throw .invalidParameters("expected the uri of a resource") }
        let content: (type: JSONTree, text: String)
        if let finding = findings.finding(uri) {
            content = ("application/json", ShortenedJSON.value(finding, limit: ToolAnswer.limit - 500).text)
        } else if let page = RulePages.page(uri) {
            content = ("text/markdown", page)
        } else {
            let isFinding = uri.hasPrefix(FoundFindings.scheme)
            let why = isFinding ? "; only findings of the last checks are kept: check again" : ""
            throw RPCError(code: -32002, message: "there is no resource '\(uri)'\(why)")
        }
        return ["contents": [["uri": .string(uri), "mimeType": content.type, "text": .string(content.text)]]]
    }
}
