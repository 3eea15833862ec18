import LayoutCode
import LayoutModel
import LayoutSyntax

extension ProjectIndex {
    /// A class that meets a protocol of the project, on one line: its members do nothing, and give values that are left out.
    ///
    /// - Returns: `nil` for a protocol that only certain types can meet.
    package func conformer(of name: String, in files: [String: ProjectFile]) -> (name: String, source: String)? {
        var members: [String] = []
        var pending = [name]
        var seen: Set<String> = []
        var superclass = "NSObject"
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            guard let declared = types[next]?.first(where: { $0.keyword == .protocol }) else {
                if let known = frameworkClass(of: next) { superclass = known.name }
                continue
            }
            guard let file = files[declared.file], let tokens = file.tokens,
                let start = (0..<tokens.count).first(where: { index in
                    tokens.is("protocol", at: index) && Int(tokens.tokens[index].line) == declared.line
                }),
                let brace = (start..<tokens.count).first(where: { tokens.is("{", at: $0) })
            else { return nil }
            pending += declared.bases
            var parser = SwiftCodeParser(tokens, (brace + 1)..<(tokens.end(at: brace) - 1))
            let statements = parser.declarations(isFile: false)
            for (place, statement) in statements.enumerated() {
                let end = place + 1 < statements.count ? statements[place + 1].token : tokens.end(at: brace) - 1
                let text = Self.text(of: statement.token..<end, tokens)
                switch statement.kind {
                case .function(let function) where function.name != "init" && function.name != "subscript":
                    members.append(text.replacing("mutating ", with: "") + " { return \(Leaving.value) }")
                case .variable(let variable):
                    let head = text.prefix { $0 != "{" }.replacing("mutating ", with: "")
                    let isSettable = variable.accessors.contains { $0.keyword == "set" }
                    members.append("\(head){ get { return \(Leaving.value) }\(isSettable ? " set {}" : "") }")
                default: return nil
                }
            }
        }
        let made = "_Conformer_\(name)"
        return (made, "class \(made): \(superclass), \(name) { " + members.joined(separator: "; ") + " }")
    }

    /// Tokens on one line, apart where they were.
    private static func text(of range: Range<Int>, _ tokens: SwiftCodeTokens) -> String {
        range.reduce(into: "") { text, index in
            if !text.isEmpty, tokens.tokens[index].isSpaced || tokens.tokens[index].startsLine { text += " " }
            text += tokens.text(at: index)
        }
    }
}
