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
        /// Of its keyword.
        package var place: Place
        package var isHidden: Bool
        package var isGeneric: Bool
        package var initializers: [Initializer] = []
        /// Stored properties, in their order: what a structure without initializers takes.
        package var stored: [StoredProperty] = []
        package var cases: [SwiftCode.EnumerationCase] = []
        /// Static members whose names say that they are values to show.
        package var samples: [String] = []
        /// Members of a superclass that it overrides.
        package var overrides: Set<String> = []

        /// From 1.
        package var line: Int { place.line }
        package var isProtocol: Bool { keyword == .protocol }
    }

    package struct StoredProperty: Sendable {
        package var name: String
        package var hasValue: Bool
        package var isVariable: Bool
        /// How many parameters the closure has that it holds; `nil` for what is no closure.
        package var closure: Int?
        /// Of its name.
        package var place: Place
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
    /// What classes override that name a type first in their head, by its name.
    private var subclasses: [String: Set<String>] = [:]

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
                place: tokens.place(of: index),
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
            place: tokens.place(of: type.token),
            isHidden: isHidden,
            isGeneric: type.token + 2 < tokens.count && tokens.is("<", at: type.token + 2)
        )
        var parser = SwiftCodeParser(tokens, type.body.tokens)
        for statement in parser.declarations(isFile: false) { declared.add(statement, tokens) }
        if type.keyword == .class, let base = type.bases.first {
            subclasses[base, default: []].formUnion(declared.overrides)
        }
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
                return types[name] == nil ? likelyClass(of: name) : StubTypes.likelyClass(of: name)
            }
            name = base
        }
        return nil
    }

    /// The framework's class that one nobody declares is probably of: the one that it is called after, or else the one
    /// whose members the project's own subclasses override.
    package func likelyClass(of name: String) -> UIKitClass? {
        let named = StubTypes.likelyClass(of: name)
        let owner = subclasses[name].flatMap { UsedClasses.owner(ofOverrides: $0) }.flatMap(UIKitClass.named)
        guard let owner else { return named }
        return named?.isKind(of: owner.name) == true ? named : owner
    }

    /// The class that nobody in the project declares, and a class of the project inherits from.
    func unknownBase(of name: String) -> String? {
        var name = name.split(separator: ".").last.map(String.init) ?? name
        var seen: Set<String> = []
        while seen.insert(name).inserted, let declared = types[name]?.first(where: { $0.keyword == .class }) {
            guard let base = declared.bases.first else { return nil }
            name = base
        }
        return types[name] == nil ? name : nil
    }
}
