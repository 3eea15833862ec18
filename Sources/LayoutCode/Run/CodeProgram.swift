import LayoutModel
import LayoutSyntax

/// The declarations of a Swift file, by name.
package struct CodeProgram: Sendable {
    let tokens: SwiftCodeTokens
    private let library: any LayoutLibrary.Type
    private(set) var types: [TypeEntry] = []
    private(set) var typeOfName: [String: Int] = [:]
    /// The types that the file declares, in its order, and the token of a name that is declared again.
    private(set) var declarations: [SwiftCode.TypeDeclaration] = []
    private(set) var repeated: Int?
    /// The code outside of types, in parts that begin at `// MARK: - Title` if the file has no types.
    private(set) var fragments: [Fragment] = []

    /// A type, with what its extensions add.
    struct TypeEntry: Sendable {
        var name: String
        var bases: [String]
        var place: Place
        var isDeclared: Bool
        var members = Members()
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

    /// - Parameter keepsEmptyTitles: Whether a title under which there is no code begins a fragment, too.
    init(
        _ tokens: SwiftCodeTokens,
        _ library: any LayoutLibrary.Type,
        keepsEmptyTitles: Bool = false
    ) throws(ReadError) {
        self.tokens = tokens
        self.library = library
        var parser = SwiftCodeParser(tokens)
        let statements = parser.declarations(isFile: true)
        var marks = tokens.marks[...]
        fragments = [Fragment()]
        for statement in statements {
            while let mark = marks.first, mark.token <= statement.token {
                marks.removeFirst()
                if !fragments[fragments.count - 1].isEmpty || fragments[fragments.count - 1].title != nil {
                    fragments.append(Fragment())
                }
                fragments[fragments.count - 1].title = mark.title
                fragments[fragments.count - 1].start = mark.token
            }
            switch statement.kind {
            case .type(let declaration): try add(declaration, within: nil, depth: 0)
            case .empty, .macro, .cases: break
            default: Self.add(statement, to: &fragments[fragments.count - 1])
            }
        }
        if !types.isEmpty {
            // Titles divide a file with types for its readers only.
            var whole = Fragment()
            for fragment in fragments { whole.append(fragment) }
            fragments = [whole]
        }
        if keepsEmptyTitles, types.isEmpty {
            for mark in marks { fragments.append(Fragment(title: mark.title, start: mark.token)) }
        }
        fragments.removeAll { $0.isEmpty && !(keepsEmptyTitles && $0.title != nil) }
    }

    private static func add(_ statement: SwiftCode.Statement, to fragment: inout Fragment) {
        switch statement.kind {
        case .variable(let variable):
            fragment.members.add(variable)
            fragment.declarations.append(statement)
        case .function(let function):
            fragment.members.add(function)
            fragment.declarations.append(statement)
        default: fragment.statements.append(statement)
        }
    }

    private mutating func add(
        _ declaration: SwiftCode.TypeDeclaration,
        within outer: Int?,
        depth: Int
    ) throws(ReadError) {
        let place = tokens.place(of: declaration.token)
        guard depth < 32 else { throw ReadError("types nest deeper than 32 levels", place: place) }
        if declaration.keyword == .protocol { return }
        let index: Int
        if let known = typeOfName[declaration.name] {
            index = known
        } else {
            index = types.count
            types.append(TypeEntry(name: declaration.name, bases: [], place: place, isDeclared: false))
            typeOfName[declaration.name] = index
        }
        if declaration.keyword != .extension {
            if types[index].isDeclared { repeated = repeated ?? declaration.token }
            if outer == nil { declarations.append(declaration) }
            types[index].isDeclared = true
            types[index].place = place
            types[index].bases = declaration.bases + types[index].bases
        } else {
            types[index].bases += declaration.bases
        }
        var parser = SwiftCodeParser(tokens, declaration.body.tokens)
        for statement in parser.declarations(isFile: false) {
            switch statement.kind {
            case .variable(let variable): types[index].members.add(variable)
            case .function(let function): types[index].members.add(function)
            case .type(let inner): try add(inner, within: index, depth: depth + 1)
            case .variables(let variables):
                throw ReadError(
                    "only one variable is read in a line, found \",\"",
                    place: tokens.place(of: variables[1].token - 1)
                )
            case .skipped(let error): throw error
            default: break
            }
        }
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

    // MARK: Asking

    /// The token of a name that is declared again in its surroundings.
    var repeatedName: Int? {
        repeated ?? (types.map(\.members) + fragments.map(\.members)).lazy.compactMap(\.repeated).first
    }

    /// The type and its superclasses in the file, the nearest first.
    func lineage(of type: Int) -> [Int] {
        var lineage = [type]
        while lineage.count < 32,
            let next = types[lineage[lineage.count - 1]].bases.lazy.compactMap({ typeOfName[$0] }).first,
            !lineage.contains(next)
        {
            lineage.append(next)
        }
        return lineage
    }

    /// The class of a framework that a type inherits from, under the name of UIKit; `nil` for types of other kinds.
    func frameworkClass(of type: Int) -> String? {
        for type in lineage(of: type).reversed() {
            if !types[type].isDeclared { return types[type].name }
            for base in types[type].bases where typeOfName[base] == nil {
                return library.facts.superclasses[base] ?? base
            }
        }
        return nil
    }

    /// The tokens of a fragment of a file without types.
    func tokens(of fragment: Int) -> Range<Int> {
        let end = fragment + 1 < fragments.count ? fragments[fragment + 1].start : tokens.count
        return fragments[fragment].start..<max(fragments[fragment].start, end)
    }

    /// The names of all variables and functions.
    var declaredNames: Set<String> {
        var names = Set<String>()
        for members in types.map(\.members) + fragments.map(\.members) {
            names.formUnion(members.order)
            names.formUnion(members.functions.map(\.name))
        }
        return names
    }

    var declaredFunctions: Set<String> {
        Set((types.map(\.members) + fragments.map(\.members)).flatMap { $0.functions.map(\.name) })
    }

    func variable(_ name: String, of type: Int) -> SwiftCode.Variable? {
        for type in lineage(of: type) {
            if let variable = types[type].members.variables[name] { return variable }
        }
        return nil
    }

    func functions(_ name: String, of type: Int) -> [SwiftCode.Function] {
        for type in lineage(of: type) {
            let functions = types[type].members.functions.filter { $0.name == name }
            if !functions.isEmpty { return functions }
        }
        return []
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
}
