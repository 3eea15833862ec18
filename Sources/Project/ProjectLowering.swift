import LayoutCode
import LayoutSyntax

/// A project's file as a part of one module for Linux: imports of what is not there, entry points, previews and access
/// levels are gone, and the platform is iOS.
package struct ProjectLowering: Sendable {
    package private(set) var file: ProjectFile
    /// The modules whose imports were removed.
    package private(set) var removedModules: Set<String> = []
    /// The modules that are there and imported.
    package private(set) var importedModules: Set<String> = []

    /// - Parameters:
    ///   - known: The modules that can be imported; `nil`: the file keeps its imports and access levels, as those of a
    ///     set that is whole do.
    ///   - optional: The names of functions that protocols of the project declare as optional.
    ///   - always: What each file imports, as others of its module may for it.
    package init(_ source: ProjectFile, known: Set<String>?, optional: Set<String> = [], always: [String]) {
        file = source
        guard let tokens = file.tokens, tokens.count > 0 else { return }
        var edits: [SourceEdit] = []
        var index = 0
        while index < tokens.count {
            let token = tokens.tokens[index]
            switch token.kind {
            case .word where OptionalRequirements.isModifier(index, tokens):
                edits.append(SourceEdit(file.bytes(of: index..<(index + 1))))
            case .word: if let known { word(at: index, tokens, known, &edits) }
            case .attribute
            where Self.entryPoints.contains(tokens.text(at: index))
                || known != nil && Self.importAttributes.contains(tokens.text(at: index)):
                edits.append(SourceEdit(file.bytes(of: index..<(index + 1))))
            case .directive: directive(at: index, tokens, &edits)
            default: break
            }
            index += 1
        }
        if !always.isEmpty {
            let first = Int(tokens.tokens[0].start)
            edits.append(SourceEdit(first..<first, always.map { "import \($0); " }.joined()))
        }
        edits += OptionalRequirements.defaults(in: tokens, of: file)
        edits += OptionalRequirements.calls(of: optional, in: tokens, of: file)
        file.apply(merged(edits, tokens))
    }

    private static let entryPoints: Set<String> = ["@main", "@UIApplicationMain", "@NSApplicationMain"]
    /// Before imports, and of properties that Core Data makes.
    private static let importAttributes: Set<String> = [
        "@testable", "@_exported", "@_implementationOnly", "@preconcurrency", "@_spi", "@NSManaged",
    ]

    private mutating func word(
        at index: Int,
        _ tokens: SwiftCodeTokens,
        _ known: Set<String>,
        _ edits: inout [SourceEdit]
    ) {
        if tokens.is("import", at: index), isStatement(index, tokens), index + 1 < tokens.count {
            var name = index + 1
            if ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].contains(
                tokens.text(at: name)
            ),
                name + 1 < tokens.count, !tokens.tokens[name + 1].startsLine
            {
                name += 1
            }
            let module = tokens.name(at: name)
            if known.contains(module) {
                importedModules.insert(module)
                return
            }
            removedModules.insert(module)
            var end = index + 1
            while end < tokens.count, !tokens.tokens[end].startsLine, !tokens.is(";", at: end) { end += 1 }
            edits.append(SourceEdit(file.bytes(of: index..<end)))
        } else if tokens.is("public", at: index) || tokens.is("open", at: index), isModifier(index, tokens) {
            var end = index + 1
            // `public private(set)` keeps its second part.
            if end < tokens.count, tokens.is("(", at: end), !tokens.tokens[end].isSpaced { end = tokens.end(at: end) }
            edits.append(SourceEdit(file.bytes(of: index..<end)))
        }
    }

    private func isStatement(_ index: Int, _ tokens: SwiftCodeTokens) -> Bool {
        if tokens.tokens[index].startsLine || index == 0 { return true }
        return tokens.tokens[index - 1].kind == .attribute || tokens.is(";", at: index - 1)
            || tokens.is(")", at: index - 1)
    }

    private func isModifier(_ index: Int, _ tokens: SwiftCodeTokens) -> Bool {
        guard index + 1 < tokens.count else { return false }
        if index > 0, tokens.is(".", at: index - 1) || tokens.is("func", at: index - 1) { return false }
        let next = tokens.tokens[index + 1]
        if tokens.is("(", at: index + 1) { return !next.isSpaced && tokens.is("set", at: index + 2) }
        return (next.kind == .word || next.kind == .attribute) && !tokens.is("in", at: index + 1)
            && (next.kind == .attribute || Self.declarationWords.contains(tokens.text(at: index + 1)))
    }

    private static let declarationWords: Set<String> = [
        "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "typealias", "subscript",
        "final", "static", "override", "required", "convenience", "lazy", "weak", "private", "fileprivate", "internal",
        "mutating", "nonisolated", "dynamic", "indirect", "actor", "unowned", "prefix", "postfix", "infix",
    ]

    private func directive(at index: Int, _ tokens: SwiftCodeTokens, _ edits: inout [SourceEdit]) {
        if tokens.is("#Preview", at: index) {
            var end = index + 1
            if end < tokens.count, tokens.is("(", at: end) { end = tokens.end(at: end) }
            if end < tokens.count, tokens.is("{", at: end) { end = tokens.end(at: end) }
            edits.append(SourceEdit(file.bytes(of: index..<end)))
            return
        }
        guard tokens.is("#if", at: index) || tokens.is("#elseif", at: index) else { return }
        var place = index + 1
        while place + 3 < tokens.count, !tokens.tokens[place].startsLine {
            if tokens.is("os", at: place), tokens.is("(", at: place + 1), tokens.is(")", at: place + 3) {
                let isPhone = tokens.is("iOS", at: place + 2)
                edits.append(SourceEdit(file.bytes(of: place..<(place + 4)), isPhone ? "true" : "false"))
                place += 3
            }
            place += 1
        }
    }

    /// Overrides in an extension need the runtime of Objective-C: an extension that has some, behind its class, becomes a
    /// part of it.
    private func merged(_ edits: [SourceEdit], _ tokens: SwiftCodeTokens) -> [SourceEdit] {
        var edits = edits
        var parser = SwiftCodeParser(tokens)
        let declarations = parser.declarations(isFile: true)
        var owners: [String: (SwiftCode.TypeDeclaration, close: Int, place: Int, hasBases: Bool)] = [:]
        for (place, statement) in declarations.enumerated() {
            guard case .type(let type) = statement.kind, type.body.tokens.upperBound < tokens.count else { continue }
            if type.keyword == .class {
                owners[type.name] = (type, type.body.tokens.upperBound, place, !type.bases.isEmpty)
                continue
            }
            guard type.keyword == .extension, let owner = owners[type.name], hasOverrides(type.body.tokens, tokens),
                // What is between them would become a part of the class.
                declarations[(owner.place + 1)..<place].allSatisfy({ isEmptyOrExtension($0, of: type.name) }),
                owner.place + 1 == place
            else { continue }
            // `}` of the class and the head of the extension go; what the extension conforms to, the class does.
            edits.append(SourceEdit(file.bytes(of: owner.close..<(owner.close + 1))))
            let head = statement.token..<type.body.tokens.lowerBound
            edits.append(SourceEdit(file.bytes(of: head)))
            if !type.bases.isEmpty {
                let brace = Int(tokens.tokens[owner.0.body.tokens.lowerBound - 1].start)
                let text = (owner.hasBases ? ", " : ": ") + type.bases.joined(separator: ", ") + " "
                edits.append(SourceEdit(brace..<brace, text))
            }
            owners[type.name] = (
                owner.0, type.body.tokens.upperBound, place, owner.hasBases || !type.bases.isEmpty
            )
        }
        return edits
    }

    private func isEmptyOrExtension(_ statement: SwiftCode.Statement, of name: String) -> Bool {
        guard case .type(let type) = statement.kind else { return false }
        return type.keyword == .extension && type.name == name
    }

    private func hasOverrides(_ range: Range<Int>, _ tokens: SwiftCodeTokens) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            if tokens.is("override", at: index) { return true }
            index = tokens.is("{", at: index) ? tokens.end(at: index) : index + 1
        }
        return false
    }
}
