import LayoutCode
import LayoutModel
import LayoutSyntax

/// Which file of a project declares which names.
package struct ProjectIndex: Sendable {
    /// A type of the project.
    package struct DeclaredType: Sendable {
        /// With those of the types around it: `Cell.Style`.
        package var name: String
        package var keyword: SwiftCode.TypeDeclaration.Keyword
        package var bases: [String]
        package var file: String
        /// From 1.
        package var line: Int
        package var isHidden: Bool
        package var isGeneric: Bool
        package var initializers: [Initializer] = []
        /// Stored properties, in their order: what a structure without initializers takes.
        package var stored: [StoredProperty] = []
        package var cases: [SwiftCode.EnumerationCase] = []
        /// Static members whose names say that they are values to show.
        package var samples: [String] = []

        package var isProtocol: Bool { keyword == .protocol }
    }

    package struct StoredProperty: Sendable {
        package var name: String
        package var hasValue: Bool
        package var isVariable: Bool
    }

    package struct Initializer: Sendable {
        /// The labels of parameters without default values; `nil`: `_`.
        package var labels: [String?]
        /// For each of them: how many parameters the closure has that it takes; `nil` for what is no closure.
        package var closures: [Int?]
        package var isHidden: Bool
        package var isFailable: Bool
        package var isConvenience: Bool
        package var isOverride: Bool
    }

    package struct ExtensionMember: Sendable {
        package var type: String
        package var file: String
    }

    package private(set) var types: [String: [DeclaredType]] = [:]
    /// Functions and variables of files.
    package private(set) var globals: [String: [String]] = [:]
    package private(set) var extensionMembers: [String: [ExtensionMember]] = [:]
    /// All names that are declared outside of functions.
    package private(set) var names: Set<String> = []
    /// The files that declare an own operator.
    package private(set) var operators: [String: [String]] = [:]

    package init() {}

    /// Adds what a file declares.
    ///
    /// - Complexity: Linear in the size of the file.
    package mutating func add(_ file: ProjectFile) {
        guard let tokens = file.tokens else { return }
        add(0..<tokens.count, tokens, within: nil, of: file.path, isHidden: false)
        for index in 0..<tokens.count where tokens.is("typealias", at: index) && index + 1 < tokens.count {
            let name = tokens.name(at: index + 1)
            let declared = DeclaredType(
                name: name,
                keyword: .struct,
                bases: [],
                file: file.path,
                line: Int(tokens.tokens[index].line),
                isHidden: true,
                isGeneric: false
            )
            types[name, default: []].append(declared)
        }
        for index in 0..<tokens.count where tokens.is("operator", at: index) && index + 1 < tokens.count {
            operators[tokens.operator(at: index + 1), default: []].append(file.path)
        }
    }

    private mutating func add(
        _ range: Range<Int>,
        _ tokens: SwiftCodeTokens,
        within outer: String?,
        of path: String,
        isHidden: Bool,
        depth: Int = 0
    ) {
        if depth > 20 { return }
        var parser = SwiftCodeParser(tokens, range)
        for statement in parser.declarations(isFile: outer == nil) {
            names.formUnion(Self.names(of: statement))
            switch statement.kind {
            case .type(let type):
                let isHidden = isHidden || Self.isHidden(statement, type.token, tokens)
                add(type, tokens, within: outer, of: path, isHidden: isHidden, depth: depth)
            case .function(let function) where outer == nil: globals[function.name, default: []].append(path)
            case .variable(let variable) where outer == nil: globals[variable.name, default: []].append(path)
            case .variables(let variables) where outer == nil:
                for variable in variables { globals[variable.name, default: []].append(path) }
            default: break
            }
        }
    }

    private mutating func add(
        _ type: SwiftCode.TypeDeclaration,
        _ tokens: SwiftCodeTokens,
        within outer: String?,
        of path: String,
        isHidden: Bool,
        depth: Int
    ) {
        let name = outer.map { $0 + "." + type.name } ?? type.name
        if type.keyword == .extension {
            var parser = SwiftCodeParser(tokens, type.body.tokens)
            for statement in parser.declarations(isFile: false) {
                for member in Self.names(of: statement) {
                    extensionMembers[member, default: []].append(.init(type: type.name, file: path))
                }
            }
            add(type.body.tokens, tokens, within: type.name, of: path, isHidden: isHidden, depth: depth + 1)
            return
        }
        var declared = DeclaredType(
            name: name,
            keyword: type.keyword,
            bases: type.bases,
            file: path,
            line: Int(tokens.tokens[type.token].line),
            isHidden: isHidden,
            isGeneric: type.token + 2 < tokens.count && tokens.is("<", at: type.token + 2)
        )
        var parser = SwiftCodeParser(tokens, type.body.tokens)
        for statement in parser.declarations(isFile: false) { declared.add(statement, tokens) }
        types[type.name, default: []].append(declared)
        add(type.body.tokens, tokens, within: name, of: path, isHidden: isHidden, depth: depth + 1)
    }

    static func names(of statement: SwiftCode.Statement) -> [String] {
        switch statement.kind {
        case .function(let function): [function.name]
        case .variable(let variable): [variable.name]
        case .variables(let variables): variables.map(\.name)
        case .type(let type): [type.name]
        case .cases(let cases): cases.map(\.name)
        default: []
        }
    }

    /// Whether a declaration cannot be named outside of its file or type.
    static func isHidden(_ statement: SwiftCode.Statement, _ keyword: Int, _ tokens: SwiftCodeTokens) -> Bool {
        (statement.token..<max(statement.token, keyword)).contains {
            (tokens.is("private", at: $0) || tokens.is("fileprivate", at: $0)) && !tokens.is("(", at: $0 + 1)
        }
    }

    // MARK: Asking

    /// The file that declares a type, of several the nearest to another file.
    package func file(ofType name: String, near path: String) -> String? {
        nearest((types[name] ?? []).map(\.file), to: path)
    }

    package func nearest(_ files: [String], to path: String) -> String? {
        files.max { left, right in
            let (first, second) = (Self.common(left, path), Self.common(right, path))
            return first != second ? first < second : left > right
        }
    }

    private static func common(_ first: String, _ second: String) -> Int {
        zip(first.utf8, second.utf8).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "/") }
    }

    /// The framework's class that a class of the project is of; `nil` for those that are no views or controllers.
    package func frameworkClass(of name: String) -> UIKitClass? {
        var name = name.split(separator: ".").last.map(String.init) ?? name
        var seen: Set<String> = []
        while seen.insert(name).inserted {
            if types[name] == nil, let known = UIKitClass.named(name) { return known }
            guard let base = types[name]?.first(where: { $0.keyword == .class })?.bases.first else {
                return StubTypes.likelyClass(of: name)
            }
            name = base
        }
        return nil
    }
}

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
    fileprivate static let sampleNames: Set<String> = [
        "preview", "mock", "sample", "placeholder", "example", "dummy", "stub", "fake", "empty", "zero", "default",
    ]

    fileprivate mutating func add(_ statement: SwiftCode.Statement, _ tokens: SwiftCodeTokens) {
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
            index = tokens.endOf(index)
        }
        if start < close { parts.append(start..<close) }
        return zip(parts, function.parameters).filter { $0.1.defaultValue == nil }.map { part, _ in
            guard let arrow = part.last(where: { tokens.is("->", at: $0) }),
                let brackets = part.first(where: { tokens.is("(", at: $0) })
            else { return nil }
            // `((A, B) -> C)?` has its parameters one level deeper.
            var first = brackets
            while first + 1 < arrow, tokens.is("(", at: first + 1), tokens.endOf(first) > arrow { first += 1 }
            if tokens.endOf(first) == first + 2 { return 0 }
            var count = 1
            var index = first + 1
            while index < tokens.endOf(first) - 1 {
                if tokens.is(",", at: index) { count += 1 }
                index = tokens.endOf(index)
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
                isVariable: isVariable
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
