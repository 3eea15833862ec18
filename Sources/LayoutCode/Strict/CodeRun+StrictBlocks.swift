import LayoutSyntax

/// Computed properties of a strict run: the blocks of a library's builder.
extension CodeRun {
    /// `@LayoutBuilder var layout: some Layout { … }`: whether a protocol elsewhere brings the attribute is not in the text,
    /// so it has to be there.
    func checkBlock(_ getter: SwiftCode.Block, of variable: SwiftCode.Variable) throws(ReadError) {
        let name = variable.name
        guard variable.token > 0, tokens.is("var", at: variable.token - 1) else {
            throw fault("\"\(name)\" is computed, expected \"var\"", variable.token)
        }
        let facts = library.facts
        if let other = variable.attributes.first(where: { !facts.builders.contains($0) }) {
            throw fault("\(facts.title) has no \"@\(other)\"", variable.token)
        }
        guard let built = facts.built, !variable.attributes.isEmpty || variable.type == facts.builtName else { return }
        if variable.attributes.count != 1 {
            throw fault("\"\(name)\" has \(variable.attributes.count) attributes, expected one", variable.token)
        }
        let type = tokens.canonical(min(variable.token + 2, getter.tokens.lowerBound)..<getter.tokens.lowerBound)
        guard type == built.filter({ $0 != " " }) + "{" else {
            throw fault("\"\(name)\" is of another type, expected \"\(built)\"", variable.token)
        }
    }
}
