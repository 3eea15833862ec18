import LayoutModel
import LayoutSyntax

/// The declarations of a Swift file, or of the files of a program, by name.
package struct CodeProgram: Sendable {
    let tokens: SwiftCodeTokens
    /// The library of the file that runs.
    package var library: any LayoutLibrary.Type
    /// Whether a number that is not known is one that its expression stands for: what two versions of the code make can then be
    /// compared, signs and factors included.
    var numbersUnknowns = false
    private(set) var types: [TypeEntry] = []
    /// The types of a name, nested ones included, in the order of the files.
    private(set) var typesOfName: [String: [Int]] = [:]
    /// The types that the file declares, in its order, and the token of a name that is declared again.
    private(set) var declarations: [SwiftCode.TypeDeclaration] = []
    private(set) var repeated: Int?
    /// The code outside of types, in parts that begin at `// MARK: - Title` if a file alone has no types; of several files
    /// one for each.
    private(set) var fragments: [Fragment] = []
    /// The fragments that have a variable or function of a name.
    private(set) var fragmentsOfName: [String: [Int]] = [:]
    /// What cannot be parsed, where that does not end the reading.
    private(set) var skipped: [(token: Int, error: ReadError)] = []
    /// The bodies of types, in the order of their beginnings.
    private(set) var bodies: [(tokens: Range<Int>, type: Int)] = []
    /// The names of all variables and functions.
    private(set) var declaredNames: Set<String> = []
    private(set) var declaredFunctions: Set<String> = []
    /// Whether it has the files of a project rather than one file.
    let isProject: Bool
    /// Whether what cannot be parsed is passed over.
    private let isTolerant: Bool
    /// Whether only the simplest declarations are taken, as those of prints.
    private let isStrict: Bool

    /// A type, with what its extensions add.
    struct TypeEntry: Sendable {
        var name: String
        /// The type that it is nested in.
        var outer: Int?
        /// The position of its file.
        var file = 0
        /// `nil` for a type of which only extensions are there.
        var keyword: SwiftCode.TypeDeclaration.Keyword?
        var bases: [String] = []
        var place: Place
        var isDeclared = false
        var members = Members()
        /// The cases of an enumeration.
        var cases: [SwiftCode.EnumerationCase] = []
        /// Types within it, by name.
        var nested: [String: Int] = [:]
        /// The tokens of its bodies: of the declaration, and of each extension.
        var bodies: [Range<Int>] = []
    }

    struct Members: Sendable {
        var variables: [String: SwiftCode.Variable] = [:]
        /// The names of variables in the order of the file.
        var order: [String] = []
        var functions: [SwiftCode.Function] = []
        /// The token of a member that is declared again.
        var repeated: Int?
    }

    struct Fragment: Sendable {
        var title: String?
        /// Its first token.
        var start = 0
        var members = Members()
        var statements: [SwiftCode.Statement] = []
        /// The variables and functions, in order.
        var declarations: [SwiftCode.Statement] = []
        var isEmpty: Bool { members.order.isEmpty && members.functions.isEmpty && statements.isEmpty }
    }

    /// One file.
    ///
    /// - Parameters:
    ///   - isStrict: Whether a title under which there is no code begins a fragment, too, and lines declare one variable.
    ///   - isTolerant: Whether what cannot be parsed is passed over.
    init(
        _ tokens: SwiftCodeTokens,
        _ library: any LayoutLibrary.Type,
        isStrict: Bool = false,
        isTolerant: Bool = false
    ) throws(ReadError) {
        self.tokens = tokens
        self.library = library
        isProject = false
        self.isStrict = isStrict
        self.isTolerant = isTolerant
        fragments = [Fragment()]
        var marks = tokens.marks[...]
        for statement in Self.declarations(of: tokens, 0..<tokens.count, isFile: true) {
            while let mark = marks.first, mark.token <= statement.token {
                marks.removeFirst()
                if !fragments[fragments.count - 1].isEmpty || fragments[fragments.count - 1].title != nil {
                    fragments.append(Fragment())
                }
                fragments[fragments.count - 1].title = mark.title
                fragments[fragments.count - 1].start = mark.token
            }
            try add(statement, file: 0)
        }
        if !types.isEmpty {
            // Titles divide a file with types for its readers only.
            var whole = Fragment()
            for fragment in fragments { whole.append(fragment) }
            fragments = [whole]
        }
        if isStrict, types.isEmpty {
            for mark in marks { fragments.append(Fragment(title: mark.title, start: mark.token)) }
        }
        fragments.removeAll { $0.isEmpty && !(isStrict && $0.title != nil) }
        collectNames()
    }

    /// The files of a project.
    ///
    /// - Complexity: Linear in their size.
    init(project tokens: SwiftCodeTokens) {
        self.tokens = tokens
        library = AnchorsLibrary.self
        isProject = true
        isStrict = false
        isTolerant = true
        for file in tokens.files.indices {
            fragments.append(Fragment(start: tokens.files[file].first))
        }
        // What is extended is declared before, and what is nested in it before that is extended.
        var extensions: [[(file: Int, statement: SwiftCode.Statement)]] = [[], []]
        for file in tokens.files.indices {
            for statement in Self.declarations(of: tokens, tokens.range(ofFile: file), isFile: true) {
                if case .type(let declaration) = statement.kind, declaration.keyword == .extension {
                    extensions[path(of: declaration).count > 1 ? 1 : 0].append((file, statement))
                } else {
                    take(statement, file: file)
                }
            }
        }
        for (file, statement) in extensions.joined() { take(statement, file: file) }
        collectNames()
        bodies = types.indices.flatMap { type in types[type].bodies.map { ($0, type) } }
            .sorted { $0.0.lowerBound < $1.0.lowerBound }
    }

    private mutating func take(_ statement: SwiftCode.Statement, file: Int) {
        do {
            try add(statement, file: file)
        } catch {
            skipped.append((statement.token, error))
        }
    }

    /// The names of an extended type, the outermost first.
    private func path(of declaration: SwiftCode.TypeDeclaration) -> [String] {
        var names: [String] = []
        var index = declaration.token + 1
        while index < tokens.count, tokens.tokens[index].kind == .word {
            names.append(tokens.name(at: index))
            guard index + 1 < tokens.count, tokens.is(".", at: index + 1) else { break }
            index += 2
        }
        return names
    }

    private static func declarations(
        of tokens: SwiftCodeTokens,
        _ range: Range<Int>,
        isFile: Bool
    ) -> [SwiftCode.Statement] {
        var parser = SwiftCodeParser(tokens, range)
        // What `#if` selects is there.
        return parser.declarations(isFile: isFile).flatMap { statement -> [SwiftCode.Statement] in
            guard case .compilation(let branches) = statement.kind, let branch = branches.selected(tokens) else {
                return [statement]
            }
            var parser = SwiftCodeParser(tokens, branch.body.tokens)
            return parser.declarations(isFile: isFile)
        }
    }

    private mutating func add(_ statement: SwiftCode.Statement, file: Int) throws(ReadError) {
        switch statement.kind {
        case .type(let declaration): try add(declaration, within: nil, file: file, depth: 0)
        case .empty, .macro, .cases: break
        case .variables(let variables) where !isStrict:
            for variable in variables {
                fragments[isProject ? file : fragments.count - 1].add(
                    .init(kind: .variable(variable), token: variable.token)
                )
            }
        default: fragments[isProject ? file : fragments.count - 1].add(statement)
        }
    }

    private mutating func collectNames() {
        for members in types.map(\.members) + fragments.map(\.members) {
            declaredNames.formUnion(members.order)
            let functions = members.functions.map(\.name)
            declaredNames.formUnion(functions)
            declaredFunctions.formUnion(functions)
        }
        for (index, fragment) in fragments.enumerated() {
            for name in Set(fragment.members.order + fragment.members.functions.map(\.name)).sorted() {
                fragmentsOfName[name, default: []].append(index)
            }
        }
    }

    // MARK: Types

    private mutating func add(
        _ declaration: SwiftCode.TypeDeclaration,
        within outer: Int?,
        file: Int,
        depth: Int
    ) throws(ReadError) {
        guard depth < 32 else {
            throw ReadError("types nest deeper than 32 levels", place: tokens.place(of: declaration.token))
        }
        // Of a protocol only extensions have code, in a file alone.
        if declaration.keyword == .protocol, !isProject { return }
        let index = entry(for: declaration, within: outer, file: file)
        types[index].bodies.append(declaration.body.tokens)
        if declaration.keyword == .protocol { return }
        for statement in Self.declarations(of: tokens, declaration.body.tokens, isFile: false) {
            switch statement.kind {
            case .variable(let variable): types[index].members.add(variable)
            case .function(let function): types[index].members.add(function)
            case .cases(let cases): types[index].cases += cases
            case .type(let inner): try add(inner, within: index, file: file, depth: depth + 1)
            case .variables(let variables):
                if isStrict {
                    throw ReadError(
                        "only one variable is read in a line, found \",\"",
                        place: tokens.place(of: variables[1].token - 1)
                    )
                }
                for variable in variables { types[index].members.add(variable) }
            case .skipped(let error):
                guard isTolerant else { throw error }
                skipped.append((statement.token, error))
            default: break
            }
        }
    }

    /// The entry that a declaration or extension belongs to.
    private mutating func entry(for declaration: SwiftCode.TypeDeclaration, within outer: Int?, file: Int) -> Int {
        let place = tokens.place(of: declaration.token)
        var outer = outer
        if isProject, declaration.keyword == .extension, outer == nil {
            for name in path(of: declaration).dropLast() {
                outer = outer.map { types[$0].nested[name] } ?? type(named: name, in: nil, file: file)
            }
        }
        let candidates = (typesOfName[declaration.name] ?? []).filter { !isProject || types[$0].outer == outer }
        let isExtension = declaration.keyword == .extension
        var index =
            candidates.first { types[$0].file == file && (isExtension || !types[$0].isDeclared) }
            ?? candidates.first { isExtension || !types[$0].isDeclared }
        if !isProject { index = candidates.first }
        let entry: Int
        if let index {
            entry = index
        } else {
            entry = types.count
            types.append(TypeEntry(name: declaration.name, outer: outer, file: file, place: place))
            typesOfName[declaration.name, default: []].append(entry)
            if let outer { types[outer].nested[declaration.name] = entry }
        }
        if isExtension {
            types[entry].bases += declaration.bases
            return entry
        }
        if types[entry].isDeclared { repeated = repeated ?? declaration.token }
        if outer == nil { declarations.append(declaration) }
        types[entry].isDeclared = true
        types[entry].keyword = declaration.keyword
        types[entry].file = file
        types[entry].place = place
        types[entry].bases = declaration.bases + types[entry].bases
        return entry
    }

    /// Makes the members of a fragment those of a class.
    ///
    /// - Returns: Its index.
    mutating func addType(of fragment: Int, _ surroundings: CodeSurroundings) -> Int {
        types.append(
            TypeEntry(
                name: surroundings.className,
                bases: [surroundings.baseClass],
                place: tokens.place(of: fragments[fragment].start),
                isDeclared: true,
                members: fragments[fragment].members
            )
        )
        return types.count - 1
    }

    /// The token of a name that is declared again in its surroundings.
    var repeatedName: Int? {
        repeated ?? (types.map(\.members) + fragments.map(\.members)).lazy.compactMap(\.repeated).first
    }

    /// The tokens of a fragment of a file without types.
    func tokens(of fragment: Int) -> Range<Int> {
        let end = fragment + 1 < fragments.count ? fragments[fragment + 1].start : tokens.count
        return fragments[fragment].start..<max(fragments[fragment].start, end)
    }
}

extension CodeProgram.Members {
    mutating func add(_ variable: SwiftCode.Variable) {
        if variables.updateValue(variable, forKey: variable.name) == nil {
            order.append(variable.name)
        } else {
            repeated = repeated ?? variable.token
        }
    }

    mutating func add(_ function: SwiftCode.Function) {
        let labels = function.parameters.map(\.label)
        if functions.contains(where: { $0.name == function.name && $0.parameters.map(\.label) == labels }) {
            repeated = repeated ?? function.token
        }
        functions.append(function)
    }
}

extension CodeProgram.Fragment {
    mutating func append(_ other: Self) {
        for name in other.members.order {
            if let variable = other.members.variables[name] { members.add(variable) }
        }
        members.functions += other.members.functions
        statements += other.statements
    }

    mutating func add(_ statement: SwiftCode.Statement) {
        switch statement.kind {
        case .variable(let variable):
            members.add(variable)
            declarations.append(statement)
        case .function(let function):
            members.add(function)
            declarations.append(statement)
        default: statements.append(statement)
        }
    }
}
