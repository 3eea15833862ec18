import LayoutCode
import LayoutSyntax

extension AppSources {
    /// Reads what files of an app declare. A file that is no Swift has nothing.
    ///
    /// - Parameter files: Paths, as faults name them, and contents.
    /// - Complexity: Linear in the size of the files.
    public init(files: [(path: String, bytes: [UInt8])]) {
        var added: [String: AppClass.Members] = [:]
        for (path, bytes) in files {
            guard let tokens = bytes.withUnsafeBytes({ try? SwiftCodeTokens($0) }) else { continue }
            var reader = AppFile(tokens, path: path)
            reader.read()
            for declared in reader.classes { classes[declared.name, default: []].append(declared) }
            for (name, members) in reader.extensions { added[name, default: .init()].add(members) }
            uses += reader.uses
        }
        for (name, members) in added {
            if classes[name] == nil {
                extensions[name] = members
            } else {
                for place in classes[name, default: []].indices { classes[name]?[place].members.add(members) }
            }
        }
    }
}

/// What one file declares.
private struct AppFile {
    let tokens: SwiftCodeTokens
    let path: String
    var classes: [AppClass] = []
    var extensions: [String: AppClass.Members] = [:]
    var uses: [ResourceUse] = []

    init(_ tokens: SwiftCodeTokens, path: String) {
        self.tokens = tokens
        self.path = path
    }

    mutating func read() {
        var parser = SwiftCodeParser(tokens, 0..<tokens.count)
        add(parser.declarations(isFile: true))
        addUses()
    }

    private mutating func add(_ statements: [SwiftCode.Statement]) {
        for statement in statements {
            switch statement.kind {
            case .type(let type) where type.keyword == .class: add(type, statement)
            case .type(let type) where type.keyword == .extension:
                var members = members(of: type).members
                members.protocols.formUnion(type.bases)
                extensions[type.name, default: .init()].add(members)
            case .compilation(let branches):
                // One of them is compiled; which one is not known.
                for branch in branches {
                    var parser = SwiftCodeParser(tokens, branch.body.tokens)
                    add(parser.declarations(isFile: true))
                }
            default: break
            }
        }
    }

    private mutating func add(_ type: SwiftCode.TypeDeclaration, _ statement: SwiftCode.Statement) {
        let modifiers = words(before: type.token, from: statement.token)
        // Other files do not see it.
        if modifiers.contains("private") || modifiers.contains("fileprivate") { return }
        let found = members(of: type)
        classes.append(
            AppClass(
                name: type.name,
                file: path,
                line: tokens.place(of: type.token).line,
                bases: type.bases,
                isFinal: modifiers.contains("final"),
                isGeneric: type.token + 2 < tokens.count && tokens.is("<", at: type.token + 2),
                members: found.members,
                initializers: found.initializers
            )
        )
    }

    private func members(
        of type: SwiftCode.TypeDeclaration
    ) -> (members: AppClass.Members, initializers: [[String?]]) {
        var members = AppClass.Members()
        var initializers: [[String?]] = []
        var parser = SwiftCodeParser(tokens, type.body.tokens)
        for statement in parser.declarations(isFile: false) {
            switch statement.kind {
            case .variable(let variable): add(variable, statement, to: &members)
            case .variables(let variables): for variable in variables { add(variable, statement, to: &members) }
            case .function(let function) where function.name == "init":
                if !words(before: function.token, from: statement.token).contains("convenience") {
                    initializers.append(function.parameters.map(\.label))
                }
            case .function(let function): add(function, statement, to: &members)
            default: break
            }
        }
        return (members, initializers)
    }

    private func add(
        _ variable: SwiftCode.Variable,
        _ statement: SwiftCode.Statement,
        to members: inout AppClass.Members
    ) {
        if variable.isStatic || members.properties[variable.name] != nil { return }
        let modifiers = words(before: variable.token, from: statement.token)
        let attributes = Set(statement.attributes.map(\.name))
        members.properties[variable.name] = AppClass.Property(
            type: variable.type,
            isHidden: isHidden(modifiers),
            isMarked: !attributes.isDisjoint(with: ["IBOutlet", "IBInspectable", "objc"]),
            isSettable: modifiers.contains("var")
                && (variable.getter == nil || variable.accessors.contains { $0.keyword == "set" }),
            file: path,
            line: tokens.place(of: variable.token).line
        )
    }

    private func add(
        _ function: SwiftCode.Function,
        _ statement: SwiftCode.Statement,
        to members: inout AppClass.Members
    ) {
        if function.isStatic { return }
        let labels = function.parameters.map { $0.label ?? "_" }
        let selector = ActionSelector(name: function.name, labels: labels)
        let attributes = Set(statement.attributes.map(\.name))
        let modifiers = words(before: function.token, from: statement.token)
        let key = name(of: statement) ?? selector.objectiveC
        if members.methods[key] != nil { return }
        members.methods[key] = AppClass.Method(
            selector: selector,
            isHidden: isHidden(modifiers),
            isMarked: !attributes.isDisjoint(with: ["IBAction", "IBSegueAction", "objc"])
                || modifiers.contains("override"),
            file: path,
            line: tokens.place(of: function.token).line
        )
    }

    /// What `@objc(save:)` calls it.
    private func name(of statement: SwiftCode.Statement) -> String? {
        guard let attribute = statement.attributes.first(where: { $0.name == "objc" }), let range = attribute.arguments
        else { return nil }
        return range.map { tokens.text(at: $0) }.joined()
    }

    /// The keywords before a declaration.
    private func words(before token: Int, from start: Int) -> Set<String> {
        Set((start..<max(start, token)).map { tokens.text(at: $0) })
    }

    /// `private(set)` hides it from those that set it.
    private func isHidden(_ modifiers: Set<String>) -> Bool {
        modifiers.contains("private") || modifiers.contains("fileprivate")
    }

    /// The calls whose name is a literal.
    private mutating func addUses() {
        for index in 0..<tokens.count where tokens.tokens[index].kind == .word {
            guard let call = ResourceUse.calls[tokens.text(at: index)], index + 2 < tokens.count,
                tokens.is("(", at: index + 1)
            else { continue }
            var argument = index + 2
            var label: String?
            if argument + 1 < tokens.count, tokens.is(":", at: argument + 1) {
                label = tokens.name(at: argument)
                argument += 2
            }
            guard argument < tokens.count, call.labels.contains(label), tokens.tokens[argument].kind == .string,
                let name = tokens.string(at: argument)
            else {
                continue
            }
            uses.append(
                ResourceUse(kind: call.kind, name: name, file: path, line: tokens.place(of: index).line)
            )
        }
    }
}
