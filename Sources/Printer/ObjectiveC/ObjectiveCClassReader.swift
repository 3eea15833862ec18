import SwiftSource

/// Reads classes in Objective-C.
struct ObjectiveCClassReader {
    private var section = LibrarySection<MasonryBlock>()
    private var shell: ClassShell
    private let openProperties: [String: String]
    private let hiddenProperties: [String: String]
    /// The calls in each method that sets the class up.
    private var calls: [(place: String, calls: [String])] = []

    static func section(
        _ interface: ObjectiveCFile.Interface,
        hidden: [ObjectiveCFile.Property],
        _ implementation: ObjectiveCFile.Implementation
    ) throws(ProofFailure) -> LibrarySection<MasonryBlock> {
        var reader = try ObjectiveCClassReader(interface, hidden: hidden)
        if let title = implementation.lastComments.firstIndex(of: ClassShell.connectionsTitle) {
            reader.shell.connections = implementation.lastComments[(title + 1)...].map {
                String($0.hasPrefix("- ") ? $0.dropFirst(2) : $0[...])
            }
        }
        var seen = Set<String>()
        for method in implementation.methods {
            guard seen.insert(method.signature).inserted else {
                throw ProofFailure("'\(method.signature)' is declared again")
            }
            try reader.read(method)
        }
        return try reader.finished()
    }

    private init(_ interface: ObjectiveCFile.Interface, hidden: [ObjectiveCFile.Property]) throws(ProofFailure) {
        shell = ClassShell(
            name: interface.name,
            bases: [interface.superclass ?? ""],
            entry: .viewDidLoad,
            calls: []
        )
        var types: [String: String] = [:]
        var open: [String: String] = [:]
        for property in interface.properties + hidden {
            guard types.updateValue(property.type, forKey: property.name) == nil else {
                throw ProofFailure("the property '\(property.name)' is declared again")
            }
        }
        for property in interface.properties {
            if property.attributes == ["nonatomic", "strong"], property.type == "NSLayoutConstraint" {
                section.parts.constraintProperties.append(property.name)
                continue
            }
            guard property.attributes == ["nonatomic", "strong", "readonly"] else {
                throw ProofFailure("the property '\(property.name)' has other attributes")
            }
            open[property.name] = property.type
        }
        for property in hidden where property.attributes != ["nonatomic", "strong"] {
            throw ProofFailure("the property '\(property.name)' has other attributes")
        }
        openProperties = open
        hiddenProperties = Dictionary(hidden.map { ($0.name, $0.type) }) { first, _ in first }
        section.parts.notes = SourceNotes.ofSection(in: interface.comments)
    }

    private mutating func read(_ method: ObjectiveCFile.Method) throws(ProofFailure) {
        let body = method.body
        switch method.signature {
        case "-(void)loadView":
            guard body.count == 1, case .assignment(let target, let value) = body[0].kind,
                target.names == ["self", "view"]
            else { throw ProofFailure("loadView loads no view") }
            shell.loadedView = try ObjectiveCConstruction.read(value, line: body[0].line)
        case "-(void)viewDidLoad":
            guard let first = body.first,
                first.kind == .expression(.message(.super, labels: ["viewDidLoad"], arguments: []))
            else { throw ProofFailure("viewDidLoad does not call its superclass") }
            calls.append(("viewDidLoad", try names(of: body.dropFirst())))
        case "-(instancetype)init": try readListInitializer(body)
        case "-(void)" + ClassShell.setUp: calls.append((ClassShell.setUp, try names(of: body[...])))
        case "-(void)" + ObjectiveCNames.createViews: try readViews(body)
        case "-(void)" + ClassShell.configureViews:
            for statement in body { try ObjectiveCReader.addSetting(statement, to: &section.parts) }
        case "-(void)" + LibraryFunction.addSubviews:
            for statement in body {
                guard let plain = try ObjectiveCStatementReader.statement(statement) else {
                    throw ProofFailure("line \(statement.line) is no statement of the hierarchy")
                }
                section.hierarchy.append(plain)
            }
        case "-(void)" + LibraryFunction.makeConstraints:
            try ObjectiveCConstraintReader.read(body[...], into: &section)
        case "-(instancetype)" + spelled(ObjectiveCInitializer.coderHead):
            calls.append(("coder", try initializerCalls(body, "initWithCoder:coder", isCoder: true)))
        default:
            let entry = ObjectiveCInitializer.all.first { "-(instancetype)" + spelled($0.head) == method.signature }
            guard let entry, shell.entry == .viewDidLoad else {
                throw ProofFailure("'\(method.signature)' is no method of this form")
            }
            shell.entry = entry.entries.count > 1 && shell.bases == ["UIStackView"] ? .stack : entry.entries[0]
            calls.append(("init", try initializerCalls(body, entry.call, isCoder: false)))
        }
    }

    private func spelled(_ head: String) -> String { head.filter { $0 != " " } }

    /// `[self addSubviews];`
    private func names(of body: ArraySlice<ObjectiveCStatement>) throws(ProofFailure) -> [String] {
        var names: [String] = []
        for statement in body {
            guard case .expression(.message(let receiver, let labels, [])) = statement.kind, receiver.name == "self"
            else { throw ProofFailure("line \(statement.line) is no call of this form") }
            names.append(labels[0])
        }
        return names
    }

    /// The call of the superclass, then `if (self) { … }` and `return self;`.
    private mutating func initializerCalls(
        _ body: [ObjectiveCStatement],
        _ call: String,
        isCoder: Bool
    ) throws(ProofFailure) -> [String] {
        let failure = ProofFailure("an initializer does not call its superclass, or returns nothing")
        guard let first = body.first, case .assignment(let target, let value) = first.kind, target.name == "self",
            case .message(.super, let labels, let arguments) = value, body.last?.kind == .returnSelf
        else { throw failure }
        var spelledParts: [String] = []
        for (label, argument) in zip(labels, arguments) {
            guard let name = argument.name else { throw failure }
            // A cell's own style takes the place of the parameter.
            if !isCoder, label == "initWithStyle",
                let style = ObjectiveCLiteral.word(name, after: ObjectiveCInitializer.cellStyle)
            {
                shell.cellStyle = style
                spelledParts.append(label + ":style")
            } else {
                spelledParts.append(label + ":" + name)
            }
        }
        guard spelledParts.joined(separator: " ") == call else { throw failure }
        switch body.count {
        case 2: return []
        case 3:
            guard case .ifSelf(let statements) = body[1].kind else { throw failure }
            return try names(of: statements[...])
        default: throw failure
        }
    }

    private mutating func readListInitializer(_ body: [ObjectiveCStatement]) throws(ProofFailure) {
        guard body.count == 2, body[1].kind == .returnSelf, case .assignment(let target, let value) = body[0].kind,
            target.name == "self", case .message(.super, let labels, let arguments) = value, arguments.count == 1
        else { throw ProofFailure("'init' creates no list") }
        let line = body[0].line
        switch labels {
        case ["initWithStyle"]:
            let style = try arguments[0].word(after: ObjectiveCInitializer.tableStyle, line: line)
            shell.listArgument = .init(label: "style", value: .implicit(style))
        case ["initWithCollectionViewLayout"]:
            let layout = try ObjectiveCConstruction.read(arguments[0], line: line)
            shell.listArgument = .init(label: "collectionViewLayout", value: .call(layout.className, layout.arguments))
        default: throw ProofFailure("'init' creates no list")
        }
    }

    private mutating func readViews(_ body: [ObjectiveCStatement]) throws(ProofFailure) {
        for statement in body {
            if case .assignment(let target, let value) = statement.kind, let name = target.name, name.hasPrefix("_") {
                let name = String(name.dropFirst())
                guard let type = openProperties[name] ?? hiddenProperties[name] else {
                    throw ProofFailure("line \(statement.line) creates '\(name)', which is no property")
                }
                var declaration = try ObjectiveCReader.declaration(statement, type, name, value)
                declaration.isOpen = openProperties[name] != nil
                section.parts.declarations.append(declaration)
                continue
            }
            let read = try ObjectiveCSettings.setting(statement)
            guard let last = section.parts.declarations.indices.last,
                "_" + section.parts.declarations[last].name == read.target
            else { throw ProofFailure("line \(statement.line) sets a property of another view") }
            section.parts.declarations[last].settings.append(read.setting)
        }
    }

    private func finished() throws(ProofFailure) -> LibrarySection<MasonryBlock> {
        let declarations = section.parts.declarations
        guard Set(declarations.map(\.name)).count == declarations.count,
            declarations.count == openProperties.count + hiddenProperties.count
        else { throw ProofFailure("the class '\(shell.name)' has a property that it does not create") }
        var shell = shell
        let places = calls.map(\.place)
        var made = calls.last?.calls ?? []
        if shell.entry == .viewDidLoad {
            guard places == ["viewDidLoad"] else { throw ProofFailure("a controller has an initializer") }
        } else {
            let isDirect = places == ["init", "coder"] && calls[0].calls == calls[1].calls
            let isShared =
                places == ["init", "coder", ClassShell.setUp] && calls[0].calls == [ClassShell.setUp]
                && calls[1].calls == [ClassShell.setUp]
            guard isDirect || isShared, isDirect == (made.count <= 1) else {
                throw ProofFailure("the class '\(shell.name)' sets itself up in some initializers only")
            }
        }
        guard declarations.isEmpty || made.first == ObjectiveCNames.createViews else {
            throw ProofFailure("the class '\(shell.name)' does not create its views first")
        }
        if !declarations.isEmpty { made.removeFirst() }
        shell.calls = made
        var section = section
        section.parts.shell = shell
        return section
    }
}

extension ObjectiveCExpression {
    fileprivate static let `super` = ObjectiveCExpression.chain([.member("super")])
}

private func ~= (pattern: ObjectiveCExpression, value: ObjectiveCExpression) -> Bool { pattern == value }
