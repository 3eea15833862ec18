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
            if isOverride(statement, function.token, tokens) {
                overrides.insert(UsedClasses.initializer(function.parameters.map(\.label)))
            }
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
        case .function(let function) where isOverride(statement, function.token, tokens):
            overrides.insert(function.name)
        case .variable(let variable):
            if isOverride(statement, variable.token, tokens) { overrides.insert(variable.name) }
            add(variable, tokens, statement)
        case .variables(let variables): for variable in variables { add(variable, tokens, statement) }
        case .cases(let found): cases += found
        default: break
        }
    }

    private func isOverride(_ statement: SwiftCode.Statement, _ name: Int, _ tokens: SwiftCodeTokens) -> Bool {
        (statement.token..<max(statement.token, name)).contains { tokens.is("override", at: $0) }
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
            closureCount(part, tokens)
        }
    }

    /// How many parameters the closure has that a type is; `nil` for what is none.
    private static func closureCount(_ type: Range<Int>, _ tokens: SwiftCodeTokens) -> Int? {
        guard let arrow = type.last(where: { tokens.is("->", at: $0) }),
            let brackets = type.first(where: { tokens.is("(", at: $0) })
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
                // Constants of an optional type are set like others.
                hasValue: variable.value != nil || isLazy || isVariable && isOptional(variable, tokens),
                isVariable: isVariable,
                closure: Self.closureCount(statedType(variable, tokens), tokens),
                place: tokens.place(of: variable.token)
            )
        )
    }

    private func isOptional(_ variable: SwiftCode.Variable, _ tokens: SwiftCodeTokens) -> Bool {
        guard variable.value == nil, let last = statedType(variable, tokens).last else { return false }
        return tokens.is("?", at: last) || tokens.is("!", at: last)
    }

    /// The type that a variable without a value is declared with: it ends before what the next line begins with.
    private func statedType(_ variable: SwiftCode.Variable, _ tokens: SwiftCodeTokens) -> Range<Int> {
        guard variable.token + 2 < tokens.count, tokens.is(":", at: variable.token + 1) else { return 0..<0 }
        let start = variable.token + 2
        var index = start
        while index < tokens.count, !tokens.tokens[index].startsLine, !tokens.is(";", at: index),
            !tokens.is("{", at: index), !tokens.is("}", at: index)
        {
            index += 1
        }
        return start..<index
    }
}
