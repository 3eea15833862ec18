/// Reads declarations of views, and what is set of views.
enum DeclarationReader {
    /// Comments that begin so tell what is not set.
    static let notePrefix = "not set"

    /// The comments that tell what is not set of views that are not declared.
    static func notes(in comments: [String]) -> [String] { comments.filter { $0.hasPrefix(notePrefix + " of ") } }

    /// `private let title = UILabel()`, or with a closure that sets what it makes.
    static func declaration(_ statement: Statement, isLocal: Bool) throws(ProofFailure) -> DraftsmanPlan.Declaration {
        let line = statement.line
        guard case .constant(let modifiers, let name, let type, let value) = statement.kind,
            modifiers.isEmpty || (modifiers == ["private"] && !isLocal)
        else { throw ProofFailure("line \(line) declares nothing known") }
        var construction: DraftsmanPlan.Construction
        var settings: [DraftsmanPlan.Setting] = []
        if case .chain(let links) = value, links.count == 2, case .closure(let body) = links[0], links[1] == .call([]) {
            (construction, settings) = try closure(body, line: line)
            guard type == construction.className else { throw ProofFailure("line \(line) declares another class") }
        } else {
            guard type == nil else { throw ProofFailure("line \(line) states a type that nothing asks for") }
            construction = try PlanReader.construction(value, line: line)
        }
        var declaration = DraftsmanPlan.Declaration(name: name, value: construction)
        declaration.isOpen = modifiers.isEmpty && !isLocal
        declaration.settings = settings
        declaration.notes = statement.comments.filter { $0.hasPrefix(notePrefix + ": ") }
        return declaration
    }

    private static func closure(
        _ body: [Statement],
        line: Int
    ) throws(ProofFailure) -> (DraftsmanPlan.Construction, [DraftsmanPlan.Setting]) {
        guard body.count >= 2, case .constant([], let local, nil, let value) = body[0].kind,
            case .result(let result) = body[body.count - 1].kind, result.path == local
        else { throw ProofFailure("line \(line) makes nothing that it gives back") }
        var settings: [DraftsmanPlan.Setting] = []
        for statement in body[1..<(body.count - 1)] {
            let read = try setting(statement)
            guard read.target == local else { throw ProofFailure("line \(statement.line) sets another object") }
            settings.append(read.setting)
        }
        return (try PlanReader.construction(value, line: line), settings)
    }

    static func configurations(_ body: [Statement]) throws(ProofFailure) -> [DraftsmanPlan.Configuration] {
        var configurations: [DraftsmanPlan.Configuration] = []
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

    /// A statement that sets something, and of what.
    static func setting(
        _ statement: Statement
    ) throws(ProofFailure) -> (target: String, setting: DraftsmanPlan.Setting) {
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
            case .implicit, .call, .closure: throw ProofFailure("line \(line) sets nothing known")
            }
        }
        if start == 0 { return ("self", path) }
        guard let target = SwiftExpression.chain(Array(links[..<start])).path else {
            throw ProofFailure("line \(line) sets something of nothing known")
        }
        return (target, path)
    }
}
