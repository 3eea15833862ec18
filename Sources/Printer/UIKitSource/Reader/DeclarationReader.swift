import SwiftSource

/// Reads declarations of views, and settings of views.
enum DeclarationReader {
    /// `private let title = UILabel()`, or with a closure that configures the object.
    static func declaration(_ statement: Statement, isLocal: Bool) throws(ProofFailure) -> Declaration {
        let line = statement.line
        guard case .constant(let modifiers, let name, let type, let value) = statement.kind,
            modifiers.isEmpty || (modifiers == ["private"] && !isLocal)
        else { throw ProofFailure("line \(line) declares nothing known") }
        var declaration = Declaration(name: name, value: .plain(className: ""))
        if case .chain(let links) = value, links.count == 2, case .closure(let body) = links[0], links[1] == .call([]) {
            try read(body, into: &declaration, line: line)
            guard type == declaration.value.className else { throw ProofFailure("line \(line) declares another class") }
        } else {
            guard type == nil else { throw ProofFailure("line \(line) states a type that nothing asks for") }
            declaration.value = try construction(value, line: line)
        }
        declaration.isOpen = modifiers.isEmpty && !isLocal
        declaration.notes = SourceNotes.ofDeclaration(in: statement.comments)
        return declaration
    }

    /// `UILabel()`, `UIButton(type: .system)`
    static func construction(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> Construction {
        guard case .chain(let links) = value, links.count == 2, case .member(let name) = links[0],
            case .call(let arguments) = links[1]
        else { throw ProofFailure("line \(line) makes no view") }
        return Construction(className: name, arguments: arguments)
    }

    /// The statements of a closure that creates an object and sets its properties.
    private static func read(
        _ body: [Statement],
        into declaration: inout Declaration,
        line: Int
    ) throws(ProofFailure) {
        var body = body[...]
        let layout = try layoutSettings(takenFrom: &body)
        guard body.count >= 2, let first = body.popFirst(), let last = body.popLast(),
            case .constant([], let local, nil, let value) = first.kind, case .result(let result) = last.kind,
            result.path == local
        else { throw ProofFailure("line \(line) makes nothing that it gives back") }
        declaration.value = try construction(value, line: first.line)
        if let layout {
            let plain = Construction.collection(className: declaration.value.className)
            guard !layout.isEmpty, local != Construction.layoutName, declaration.value == plain.takingLayoutByName
            else {
                throw ProofFailure("line \(first.line) makes no collection view with the layout above it")
            }
            declaration.value = plain
            declaration.layoutSettings = layout
        }
        declaration.settings = try settings(body, of: local)
    }

    /// The settings of a flow layout that the statements begin with; `nil` if they create none.
    private static func layoutSettings(takenFrom body: inout ArraySlice<Statement>) throws(ProofFailure) -> [Setting]? {
        guard case .constant([], Construction.layoutName, nil, let value)? = body.first?.kind,
            value == .call(Construction.flowLayout, [])
        else { return nil }
        body.removeFirst()
        let end = body.firstIndex { if case .constant = $0.kind { true } else { false } } ?? body.endIndex
        defer { body = body[end...] }
        return try settings(body[..<end], of: Construction.layoutName)
    }

    private static func settings(
        _ statements: ArraySlice<Statement>,
        of name: String
    ) throws(ProofFailure) -> [Setting] {
        var settings: [Setting] = []
        for statement in statements {
            let read = try setting(statement)
            guard read.target == name else { throw ProofFailure("line \(statement.line) sets another object") }
            settings.append(read.setting)
        }
        return settings
    }

    /// Reads the statements around a dialect's own among the members of a class.
    ///
    /// - Returns: Whether it was such a statement.
    static func read(_ statement: Statement, into parts: inout SourceParts) throws(ProofFailure) -> Bool {
        switch statement.kind {
        case .constant(let modifiers, _, _, _) where modifiers == ["private"] || modifiers.isEmpty:
            parts.declarations.append(try declaration(statement, isLocal: false))
        case .function(_, ClassShell.configureViews, "", let body):
            parts.configurations = try configurations(body)
        default: return false
        }
        return true
    }

    static func configurations(_ body: [Statement]) throws(ProofFailure) -> [Configuration] {
        var configurations: [Configuration] = []
        for statement in body {
            let read = try setting(statement)
            if configurations.last?.target == read.target {
                configurations[configurations.count - 1].settings.append(read.setting)
            } else {
                configurations.append(.init(target: read.target, settings: [read.setting]))
            }
        }
        return configurations
    }

    /// A setting, and its target.
    static func setting(
        _ statement: Statement
    ) throws(ProofFailure) -> (target: String, setting: Setting) {
        switch statement.kind {
        case .assignment(.chain(let links), "=", let value):
            let parts = try split(links, line: statement.line)
            return (parts.target, .assignment(path: parts.path, value))
        case .expression(.chain(let links)):
            guard case .call(let arguments)? = links.last else { break }
            let parts = try split(Array(links.dropLast()), line: statement.line)
            return (parts.target, .call(path: parts.path, arguments))
        default: break
        }
        throw ProofFailure("line \(statement.line) sets nothing")
    }

    /// `card.title.layer.cornerRadius` sets `layer.cornerRadius` of `card.title`.
    private static func split(
        _ links: [SwiftExpression.Link],
        line: Int
    ) throws(ProofFailure) -> (target: String, path: String) {
        var start = links.count - 1
        if let optional = links.firstIndex(where: { if case .optionalMember = $0 { true } else { false } }) {
            start = optional - 1
        } else if links.count >= 2, links[links.count - 2] == .member("layer") {
            start = links.count - 2
        }
        guard start >= 0 else { throw ProofFailure("line \(line) sets nothing") }
        var path = ""
        for link in links[start...] {
            switch link {
            case .member(let name): path += path.isEmpty ? name : "." + name
            case .optionalMember(let name): path += "?." + name
            case .implicit, .call, .closure, .function: throw ProofFailure("line \(line) sets nothing known")
            }
        }
        if start == 0 { return ("self", path) }
        guard let target = SwiftExpression.chain(Array(links[..<start])).path else {
            throw ProofFailure("line \(line) sets something of nothing known")
        }
        return (target, path)
    }
}
