import SwiftSource

/// Reads classes that compile on their own, except for the dialect's own members.
struct ClassReader {
    /// A class, and its members that belong to the dialect.
    struct ReadClass {
        var parts: SourceParts
        var rest: [Statement]
    }

    private var parts = SourceParts()
    private var rest: [Statement] = []
    private var shell: ClassShell
    private var entries: [ClassShell.Entry] = []
    /// The calls in each function that makes some, by the function's name.
    private var calls: [(place: String, calls: [String])] = []
    private var isCoderFailable = true

    static func classes(
        _ statements: [Statement]
    ) throws(ProofFailure) -> (imports: [String], classes: [ReadClass]) {
        var imports: [String] = []
        var classes: [ReadClass] = []
        for statement in statements {
            switch statement.kind {
            case .import(let module): imports.append(module)
            case .type(["final"], let name, let bases, let body):
                var reader = ClassReader(name: name, bases: bases)
                reader.parts.notes = SourceNotes.ofSection(in: statement.comments)
                reader.readConnections(statement.lastComments)
                try reader.read(body)
                classes.append(try reader.finished())
            default: throw ProofFailure("line \(statement.line) is outside of a class")
            }
        }
        return (imports, classes)
    }

    private init(name: String, bases: [String]) {
        shell = ClassShell(name: name, bases: bases, entry: .viewDidLoad, calls: [])
    }

    private mutating func readConnections(_ comments: [String]) {
        guard let title = comments.firstIndex(of: ClassShell.connectionsTitle) else { return }
        shell.connections = comments[(title + 1)...].map { String($0.hasPrefix("- ") ? $0.dropFirst(2) : $0[...]) }
    }

    private mutating func read(_ body: [Statement]) throws(ProofFailure) {
        for statement in body {
            switch statement.kind {
            case .variable([], let name, "NSLayoutConstraint!", nil): parts.constraintProperties.append(name)
            case .function(["override"], "loadView", "", let body):
                guard shell.loadedView == nil, body.count == 1,
                    case .assignment(let target, "=", let value) = body[0].kind, target.path == "view"
                else { throw ProofFailure("line \(statement.line) loads no view") }
                shell.loadedView = try DeclarationReader.construction(value, line: statement.line)
            case .function(["override"], "viewDidLoad", "", let body):
                entries.append(.viewDidLoad)
                try addCalls(body, in: "viewDidLoad", after: "super.viewDidLoad", [])
            case .function([], "init", "", let body):
                guard shell.listArgument == nil, body.count == 1, case .expression(.chain(let links)) = body[0].kind,
                    case .call(let arguments)? = links.last, arguments.count == 1,
                    SwiftExpression.chain(Array(links.dropLast())).path == "super.init"
                else { throw ProofFailure("line \(statement.line) is no initialiser of a list") }
                shell.listArgument = arguments[0]
            case .function(["required"], "init?", "coder : NSCoder", _) where shell.listArgument != nil:
                guard case .function(_, _, _, let body) = statement.kind, body.count == 1 else {
                    throw ProofFailure("line \(statement.line) is no initialiser of a list")
                }
            case .function(["override"], "init", let parameters, let body):
                let entry = ClassShell.Entry.allCases.first { entry in
                    entry.initializer.map { $0.parameters.filter { $0 != " " } } == parameters.filter { $0 != " " }
                }
                guard let entry, let arguments = entry.initializer?.arguments else {
                    throw ProofFailure("line \(statement.line) is no initialiser of a known class")
                }
                entries.append(entry)
                try addCalls(body, in: "init", after: "super.init", arguments.split(separator: ",").map(String.init))
            case .function(["required"], let name, "coder : NSCoder", let body) where name == "init" || name == "init?":
                isCoderFailable = name == "init?"
                try addCalls(body, in: "coder", after: "super.init", ["coder: coder"])
            case .function(["private"], ClassShell.setUp, "", let body):
                try addCalls(body, in: ClassShell.setUp, after: nil, [])
            default:
                if try !DeclarationReader.read(statement, into: &parts) { rest.append(statement) }
            }
        }
    }

    private mutating func addCalls(
        _ body: [Statement],
        in place: String,
        after superCall: String?,
        _ arguments: [String]
    ) throws(ProofFailure) {
        var names: [String] = []
        for (position, statement) in body.enumerated() {
            guard case .expression(.chain(let links)) = statement.kind, case .call(let given)? = links.last,
                let name = SwiftExpression.chain(Array(links.dropLast())).path
            else { throw ProofFailure("line \(statement.line) is no call") }
            if let superCall, position == 0 {
                let spelled = given.map { argument in
                    // A cell's own style takes the place of the parameter.
                    if place == "init", argument.label == "style", let style = argument.value.implicitName {
                        shell.cellStyle = style
                        return "style:style"
                    }
                    return (argument.label ?? "") + ":" + (argument.value.path ?? "")
                }
                guard name == superCall, spelled == arguments.map({ $0.filter { $0 != " " } }) else {
                    throw ProofFailure("line \(statement.line) does not call its superclass")
                }
            } else {
                guard given.isEmpty else { throw ProofFailure("line \(statement.line) is no call of this form") }
                names.append(name)
            }
        }
        if superCall != nil, body.isEmpty { throw ProofFailure("an initialiser does not call its superclass") }
        calls.append((place, names))
    }

    private mutating func finished() throws(ProofFailure) -> ReadClass {
        guard entries.count == 1, var entry = entries.first else {
            throw ProofFailure("the class '\(shell.name)' sets itself up in no place, or in two")
        }
        if entry == .viewDidLoad {
            guard calls.map(\.place) == ["viewDidLoad"] else { throw ProofFailure("a controller has an initialiser") }
            shell.calls = calls[0].calls
        } else {
            if entry == .frame || entry == .stack { entry = isCoderFailable ? .frame : .stack }
            let isDirect = calls.map(\.place) == ["init", "coder"] && calls[0].calls == calls[1].calls
            let isShared =
                calls.map(\.place) == ["init", "coder", ClassShell.setUp] && calls[0].calls == [ClassShell.setUp]
                && calls[1].calls == [ClassShell.setUp]
            guard isDirect || isShared, let made = calls.last?.calls, isDirect == (made.count <= 1) else {
                throw ProofFailure("the class '\(shell.name)' sets itself up in some initialisers only")
            }
            shell.calls = made
        }
        shell.entry = entry
        parts.shell = shell
        return ReadClass(parts: parts, rest: rest)
    }
}
