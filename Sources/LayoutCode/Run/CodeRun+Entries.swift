import LayoutModel
import LayoutSyntax

/// Where the layout code of a file begins.
extension CodeRun {
    /// Runs the classes of the file, each as UIKit would set it up, and the code outside of classes.
    mutating func runAll() throws(ReadError) {
        let views = program.types.indices.filter(isLaidOut)
        let constructed = constructedTypes
        for type in views where !constructed.contains(type) { try runType(type) }
        // Classes that only code creates which never ran.
        for type in views where constructed.contains(type) && !objects.contains(where: { $0.type == type }) {
            try runType(type)
        }
        for index in program.fragments.indices { try runFragment(index) }
        try library.end(in: &self)
        if let outlet = outletsElsewhere.first(where: { objects[$0.view].parent == nil }) { throw outlet.fault }
        if roots.isEmpty, constraints.isEmpty, objects.allSatisfy({ $0.children.isEmpty }) {
            throw ReadError("found no layout code: nothing here adds a view or makes a constraint")
        }
    }

    /// Whether objects of a type have a layout.
    private func isLaidOut(_ type: Int) -> Bool {
        guard let base = program.frameworkClass(of: type) else { return false }
        if !program.types[type].isDeclared {
            // `extension LoginViewController`; extensions of UIKit's own classes are helpers.
            return !UIKitClass.isFramework(program.types[type].name)
                && (KnownNames.isController(base) || UIKitTypes.isViewName(base))
        }
        return KnownNames.isController(base) || UIKitTypes.isViewName(base)
    }

    /// The types that the file itself creates objects of.
    private var constructedTypes: Set<Int> {
        var constructed = Set<Int>()
        for index in 0..<max(0, tokens.count - 1)
        where tokens.tokens[index].kind == .word && tokens.is("(", at: index + 1) {
            if let type = program.type(named: tokens.name(at: index)) { constructed.insert(type) }
        }
        return constructed
    }

    private mutating func runType(_ type: Int) throws(ReadError) {
        let object = makeObject(program.types[type].name)
        objects[object].place = program.types[type].place
        let token = 0
        let before = ran
        try setUp(object, [], token)
        if ran == before {
            // Nothing that UIKit calls: every function that no other calls.
            let members = program.types[type].members
            let called = calledNames(in: members.functions)
            frames.append(Frame(owner: object))
            defer { frames.removeLast() }
            for function in members.functions
            where function.parameters.isEmpty && function.name != "init" && !function.isStatic
                && !called.contains(function.name)
            {
                _ = try run(function, owner: object, [], function.token)
            }
        }
        let root = objects[object].isController ? try view(of: object, token) : object
        objects[root].isGiven = true
        if objects[root].parent == nil, !roots.contains(root) { roots.append(root) }
    }

    /// The names that functions call.
    private func calledNames(in functions: [SwiftCode.Function]) -> Set<String> {
        var names = Set<String>()
        for function in functions {
            guard let body = function.body?.tokens else { continue }
            for index in body
            where tokens.tokens[index].kind == .word && index + 1 < body.upperBound && tokens.is("(", at: index + 1) {
                let name = tokens.name(at: index)
                if name != function.name { names.insert(name) }
            }
        }
        return names
    }

    // MARK: Fragments

    private mutating func runFragment(_ index: Int) throws(ReadError) {
        let part = program.fragments[index]
        fragment = index
        globals = [:]
        frames = [Frame()]
        defer {
            frames = []
            fragment = nil
        }
        let hasTypes = !program.types.filter(\.isDeclared).isEmpty
        if hasTypes {
            for statement in part.statements { _ = try run(statement) }
            return
        }
        enum Entry {
            case variable(SwiftCode.Variable)
            case function(SwiftCode.Function)
            case statement(SwiftCode.Statement)
        }
        let called = calledNames(in: part.members.functions)
        var entries: [(token: Int, entry: Entry)] = part.statements.map { ($0.token, .statement($0)) }
        for function in part.members.functions where function.parameters.isEmpty && !called.contains(function.name) {
            // What has to be there before the layout.
            entries.append((function.name == "prepareLayout" ? -1 : function.token, .function(function)))
        }
        for variable in part.members.variables.values { entries.append((variable.token, .variable(variable))) }
        entries.sort { $0.token < $1.token }
        for (_, entry) in entries {
            switch entry {
            case .statement(let statement): _ = try run(statement)
            case .function(let function): _ = try run(function, owner: nil, [], function.token)
            case .variable(let variable):
                if variable.getter == nil {
                    if variable.value != nil { _ = try value(named: variable.name, variable.token) }
                } else if isApplied(variable.name, in: index) {
                    continue
                } else if !ran.contains(variable.token) {
                    _ = try library.apply(property: variable.name, variable.token, in: &self)
                }
            }
        }
    }

    /// Whether the fragment itself applies a plan or layout: it names it apart from its declaration.
    private func isApplied(_ name: String, in fragment: Int) -> Bool {
        program.tokens(of: fragment).contains { index in
            tokens.tokens[index].kind == .word && tokens.text(at: index) == name && index + 1 < tokens.count
                && tokens.is(".", at: index + 1)
        }
    }

    // MARK: Notes

    /// What was not read, and why.
    var notes: [Finding] {
        var notes: [Finding] = []
        if let first = passedOver.first {
            let lines = Set(passedOver.map(\.line)).sorted()
            var finding = Finding(
                SkippedCode.info,
                message:
                    "\(passedOver.count == 1 ? "1 statement does" : "\(passedOver.count) statements do") not affect the layout and "
                    + (passedOver.count == 1 ? "was skipped" : "were skipped")
            )
            let shown = lines.prefix(8).map(String.init).joined(separator: ", ") + (lines.count > 8 ? ", …" : "")
            finding.notes = [Finding.Note(.hint, "\(lines.count == 1 ? "line" : "lines") \(shown)")]
            finding.place = first
            notes.append(finding)
        }
        let unread = unreadFunctions
        if let first = unread.first {
            var finding = Finding(
                SkippedCode.info,
                message:
                    "\(unread.count == 1 ? "1 function is" : "\(unread.count) functions are") not called by the layout code and "
                    + (unread.count == 1 ? "was not read" : "were not read")
            )
            let shown = unread.prefix(6).map(\.name).joined(separator: ", ") + (unread.count > 6 ? ", …" : "")
            finding.notes = [Finding.Note(.hint, shown)]
            finding.place = tokens.place(of: first.token)
            notes.append(finding)
        }
        let elsewhere = objects.filter(\.isDeclaredElsewhere)
        if let first = elsewhere.first {
            var finding = Finding(
                SkippedCode.info,
                message:
                    "\(elsewhere.count == 1 ? "1 view is" : "\(elsewhere.count) views are") declared in another file: "
                    + "class and content are unknown, and ambiguity is not checked"
            )
            let shown =
                elsewhere.prefix(6).compactMap(\.view.name).joined(separator: ", ") + (elsewhere.count > 6 ? ", …" : "")
            finding.notes = [Finding.Note(.hint, shown)]
            finding.place = first.place
            notes.append(finding)
        }
        return notes
    }

    private var unreadFunctions: [SwiftCode.Function] {
        let members =
            program.types.indices.filter(isLaidOut).map { program.types[$0].members } + program.fragments.map(\.members)
        return members.flatMap(\.functions).filter { function in
            let isCoder = function.name == "init" && function.parameters.first?.label == "coder"
            return function.body != nil && !ran.contains(function.token) && !isCoder && function.name != "deinit"
        }.sorted { $0.token < $1.token }
    }
}
