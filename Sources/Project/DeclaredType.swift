import LayoutCode

extension ProjectIndex.Initializer {
    /// The labels, each with a value: closures do nothing, and the rest is left out.
    func arguments(_ known: (String?) -> String? = { _ in nil }) -> String {
        zip(labels, closures + Array(repeating: nil, count: max(0, labels.count - closures.count))).map {
            label,
            count in
            let closure = count.map { count in
                "{ " + (count > 0 ? Array(repeating: "_", count: count).joined(separator: ", ") + " in " : "")
                    + Leaving.value + " }"
            }
            return (label.map { $0 + ": " } ?? "") + (known(label) ?? closure ?? Leaving.value)
        }.joined(separator: ", ")
    }
}

extension ProjectIndex.DeclaredType {
    /// Names of static members that are there to be shown.
    private static let sampleNames: Set<String> = [
        "preview", "mock", "sample", "placeholder", "example", "dummy", "stub", "fake", "empty", "zero", "default",
    ]

    /// Adds a member of the type's body.
    mutating func add(_ statement: SwiftCode.Statement, _ tokens: SwiftCodeTokens) {
        switch statement.kind {
        case .function(let function) where function.name == "init":
            let modifiers = (statement.token..<function.token).map { tokens.text(at: $0) }
            initializers.append(
                .init(
                    labels: function.parameters.filter { $0.defaultValue == nil }.map(\.label),
                    closures: Self.closures(of: function, tokens),
                    isHidden: modifiers.contains("private") || modifiers.contains("fileprivate"),
                    isFailable: function.token + 1 < tokens.count && tokens.is("?", at: function.token + 1),
                    isConvenience: modifiers.contains("convenience"),
                    isOverride: modifiers.contains("override")
                )
            )
        case .variable(let variable): add(variable, tokens, statement)
        case .variables(let variables): for variable in variables { add(variable, tokens, statement) }
        case .cases(let found): cases += found
        default: break
        }
    }

    /// What the parameters without default values take, as counts of the closures' own parameters.
    private static func closures(of function: SwiftCode.Function, _ tokens: SwiftCodeTokens) -> [Int?] {
        guard let open = (function.token..<tokens.count).first(where: { tokens.is("(", at: $0) }) else { return [] }
        var parts: [Range<Int>] = []
        var start = open + 1
        var index = start
        let close = Int(tokens.tokens[open].partner)
        while index < close {
            if tokens.is(",", at: index) {
                parts.append(start..<index)
                start = index + 1
            }
            index = tokens.end(at: index)
        }
        if start < close { parts.append(start..<close) }
        return zip(parts, function.parameters).filter { $0.1.defaultValue == nil }.map { part, _ in
            guard let arrow = part.last(where: { tokens.is("->", at: $0) }),
                let brackets = part.first(where: { tokens.is("(", at: $0) })
            else { return nil }
            // `((A, B) -> C)?` has its parameters one level deeper.
            var first = brackets
            while first + 1 < arrow, tokens.is("(", at: first + 1), tokens.end(at: first) > arrow { first += 1 }
            if tokens.end(at: first) == first + 2 { return 0 }
            var count = 1
            var index = first + 1
            while index < tokens.end(at: first) - 1 {
                if tokens.is(",", at: index) { count += 1 }
                index = tokens.end(at: index)
            }
            return count
        }
    }

    private mutating func add(
        _ variable: SwiftCode.Variable,
        _ tokens: SwiftCodeTokens,
        _ statement: SwiftCode.Statement
    ) {
        if variable.isStatic {
            if Self.sampleNames.contains(variable.name.lowercased()) { samples.append(variable.name) }
            return
        }
        guard variable.getter == nil, !variable.isTuple else { return }
        let isVariable = (statement.token..<variable.token).contains { tokens.is("var", at: $0) }
        let isLazy = (statement.token..<variable.token).contains { tokens.is("lazy", at: $0) }
        stored.append(
            .init(
                name: variable.name,
                hasValue: variable.value != nil || isLazy || isOptional(variable, tokens),
                isVariable: isVariable,
                place: tokens.place(of: variable.token)
            )
        )
    }

    private func isOptional(_ variable: SwiftCode.Variable, _ tokens: SwiftCodeTokens) -> Bool {
        guard variable.type != nil, variable.value == nil else { return false }
        // The type ends before what the next line begins with.
        var index = variable.token + 2
        while index < tokens.count, !tokens.tokens[index].startsLine {
            index += 1
        }
        return index > 0 && (tokens.is("?", at: index - 1) || tokens.is("!", at: index - 1))
    }
}
