import LayoutSyntax

/// A class as its members say it: what it inherits from, and how it sets itself up.
package struct ClassShape: Sendable {
    /// An initializer, or a function that UIKit calls.
    package struct Entry: Equatable, Sendable {
        /// `init`, `init?`, `viewDidLoad`, `loadView`, `layoutSubviews` or `viewDidLayoutSubviews`
        package var name: String
        /// The keywords before it, in order.
        package var modifiers: [String]
        /// As text without blanks: `frame:CGRect`
        package var parameters: String
        /// The call of the superclass at its beginning, without blanks: `super.init(frame:frame)`
        package var superCall: String?
        /// The other statements, each without blanks: `addSubviews()`
        package var statements: [String]

        package init(
            name: String,
            modifiers: [String],
            parameters: String,
            superCall: String?,
            statements: [String]
        ) {
            self.name = name
            self.modifiers = modifiers
            self.parameters = parameters
            self.superCall = superCall
            self.statements = statements
        }
    }

    package var name: String
    package var modifiers: [String]
    package var bases: [String]
    package var entries: [Entry] = []
    /// The names of all functions, in order.
    package var functions: [String] = []
    /// The parts of other functions that only call functions of the class: their names by the function's.
    package var calls: [String: [String]] = [:]
    /// The properties without a value: their types, as text, by name.
    package var unset: [String: String] = [:]
    /// The properties that begin as an empty list of constraints.
    package var lists: Set<String> = []
    /// The functions, and the properties with a getter or a lazy value, whole, without blanks, by name.
    package var texts: [String: [String]] = [:]
    /// The functions with `@objc`, as in ``texts``.
    package var marked: [String] = []
    /// The functions that replace others of the superclass, beside those that set the class up.
    package var overridden: Set<String> = []
    /// The properties and functions that are private.
    package var hidden: Set<String> = []

    static let entryNames: Set<String> = ["init", "viewDidLoad", "loadView", "layoutSubviews", "viewDidLayoutSubviews"]

    /// - Parameter declaration: The class.
    init(_ declaration: SwiftCode.TypeDeclaration, _ tokens: SwiftCodeTokens) throws(ReadError) {
        name = declaration.name
        bases = declaration.bases
        modifiers = DeclarationGrammar.modifiers(from: declaration.token, tokens)
        try DeclarationGrammar.check(declaration.token, tokens)
        var parser = SwiftCodeParser(tokens, declaration.body.tokens)
        for statement in parser.declarations(isFile: false) { try add(statement, tokens) }
    }

    /// - Parameter members: Those of a class that is elsewhere.
    init(members: [SwiftCode.Statement], _ tokens: SwiftCodeTokens) throws(ReadError) {
        name = ""
        bases = []
        modifiers = []
        for member in members { try add(member, tokens) }
    }

    private mutating func add(_ statement: SwiftCode.Statement, _ tokens: SwiftCodeTokens) throws(ReadError) {
        let modifiers = DeclarationGrammar.modifiers(from: statement.token, tokens)
        // Those of blocks are checked where these are used.
        let isBlock = if case .variable(let variable) = statement.kind { variable.getter != nil } else { false }
        if case .function(let function) = statement.kind, let body = function.body?.tokens {
            let start = DeclarationGrammar.lineStart(statement.token, tokens)
            let text = tokens.canonical(start..<body.upperBound) + "}"
            texts[function.name, default: []].append(text)
            if statement.attributes.first?.name == "objc" {
                marked.append(text)
                functions.append(function.name)
                return
            }
        } else if case .variable(let variable) = statement.kind, let body = variable.getter?.tokens {
            let start = DeclarationGrammar.lineStart(statement.token, tokens)
            texts[variable.name, default: []].append(tokens.canonical(start..<body.upperBound) + "}")
        } else if case .variable(let variable) = statement.kind, variable.isLazy, let value = variable.value {
            let start = DeclarationGrammar.lineStart(statement.token, tokens)
            texts[variable.name, default: []].append(tokens.canonical(start..<value.upperBound))
        }
        if !isBlock, let attribute = statement.attributes.first {
            throw ReadError(
                "found \"@\(attribute.name)\", expected a property or a function",
                place: tokens.place(of: statement.token)
            )
        }
        switch statement.kind {
        case .function(let function):
            functions.append(function.name)
            try DeclarationGrammar.check(statement.token, tokens)
            if modifiers == ["override"], !Self.entryNames.contains(function.name) {
                overridden.insert(function.name)
            } else if !Self.entryNames.contains(function.name), modifiers != [], modifiers != ["private"] {
                throw ReadError(
                    "found \"\(modifiers[0])\", expected a function",
                    place: tokens.place(of: statement.token)
                )
            }
            if modifiers.contains("private") { hidden.insert(function.name) }
            try add(function, modifiers, statement.token, tokens)
        case .variable(let variable):
            if variable.getter == nil { try DeclarationGrammar.check(statement.token, tokens) }
            if modifiers.contains("private") { hidden.insert(variable.name) }
            if variable.getter == nil, modifiers.filter({ $0 != "lazy" }) != [],
                modifiers.filter({ $0 != "lazy" }) != ["private"]
            {
                throw ReadError(
                    "found \"\(modifiers[0])\", expected a property",
                    place: tokens.place(of: statement.token)
                )
            }
            if let value = variable.value, tokens.canonical(value) == "[]",
                Self.type(of: variable, statement.token, tokens) == "[NSLayoutConstraint]=[]"
            {
                lists.insert(variable.name)
            }
            if variable.value == nil, variable.getter == nil {
                if !DeclarationGrammar.isVariable(statement.token, tokens) {
                    throw ReadError("\"\(variable.name)\" never gets a value", place: tokens.place(of: statement.token))
                }
                unset[variable.name] = Self.type(of: variable, statement.token, tokens)
            }
        case .empty: break
        default:
            throw ReadError(
                "found a member that is neither a property nor a function",
                place: tokens.place(of: statement.token)
            )
        }
    }

    private mutating func add(
        _ function: SwiftCode.Function,
        _ modifiers: [String],
        _ start: Int,
        _ tokens: SwiftCodeTokens
    ) throws(ReadError) {
        guard let body = function.body?.tokens else { return }
        var parser = SwiftCodeParser(tokens, body)
        let statements = parser.statements()
        var texts: [String] = []
        for (index, statement) in statements.enumerated() {
            let end = index + 1 < statements.count ? statements[index + 1].token : body.upperBound
            let text = tokens.canonical(statement.token..<end)
            texts.append(text.hasPrefix("self.") ? String(text.dropFirst(5)) : text)
        }
        guard Self.entryNames.contains(function.name) else {
            calls[function.name] = texts
            return
        }
        var open = start
        while open < body.lowerBound, !tokens.is("(", at: open) { open += 1 }
        let isFailable = open > start && (tokens.is("?", at: open - 1) || tokens.text(at: open - 1).hasSuffix("?"))
        let close = open < tokens.count ? Int(tokens.tokens[open].partner) : open
        let superCall = texts.first.flatMap { $0.hasPrefix("super.") ? $0 : nil }
        entries.append(
            Entry(
                name: isFailable ? function.name + "?" : function.name,
                modifiers: modifiers,
                parameters: tokens.canonical((open + 1)..<max(open + 1, close)),
                superCall: superCall,
                statements: superCall == nil ? texts : Array(texts.dropFirst())
            )
        )
    }

    /// The type of a property as text.
    private static func type(of variable: SwiftCode.Variable, _ start: Int, _ tokens: SwiftCodeTokens) -> String {
        var index = start
        while index < tokens.count, !tokens.is(":", at: index) { index += 1 }
        let first = index + 1
        index = first
        while index < tokens.count, index == first || !tokens.tokens[index].startsLine, !tokens.is("}", at: index) {
            index += 1
        }
        return tokens.canonical(first..<index)
    }
}
