import LayoutModel
import LayoutSyntax

/// Types, and the members that extensions give to UIKit's classes.
extension CodeRun {
    /// The type whose code runs.
    var currentType: Int? {
        if let type = frames.last?.type { return type }
        switch frames.last?.value {
        case .enumeration(let type, _), .payload(let type, _, _): return type
        default: break
        }
        return owner.flatMap { objects[$0].type }
    }

    /// The type that a name means in the code that runs.
    func type(named name: String, _ token: Int? = nil) -> Int? {
        guard program.isProject else { return program.type(named: name) }
        let file = token.map { tokens.file(of: $0) } ?? currentType.map { program.types[$0].file } ?? 0
        // The code at a token sees what is declared around it.
        let context = token.flatMap { program.type(at: $0) } ?? currentType
        return program.type(named: name, in: context, file: file)
    }

    /// A function that an extension of UIKit's classes adds.
    func extensionFunction(_ name: String, of object: Int, _ arguments: [SwiftCode.Argument]) -> SwiftCode.Function? {
        // An initializer without arguments is UIKit's own.
        guard program.isProject, name != "init" || !arguments.isEmpty else { return nil }
        // Extensions of the protocols that they add, too.
        for extended in program.extensions(ofFramework: objects[object].view.baseClass) {
            for type in program.lineage(of: extended) {
                let functions = program.types[type].members.functions.filter { $0.name == name && !$0.isStatic }
                if let function = best(functions, arguments) { return function }
            }
        }
        return nil
    }

    /// A computed property that an extension of UIKit's classes adds.
    mutating func extensionMember(_ name: String, of object: Int, _ token: Int) throws(ReadError) -> CodeValue? {
        guard program.isProject else { return nil }
        for extended in program.extensions(ofFramework: objects[object].view.baseClass) {
            for type in program.lineage(of: extended) {
                guard let variable = program.types[type].members.variables[name], !variable.isStatic,
                    let getter = variable.getter
                else { continue }
                return try value(of: getter, variable, owner: object)
            }
        }
        return nil
    }

    /// A constant of the type whose code runs, or of one that it is nested in, named without the type.
    mutating func staticMember(_ name: String, of type: Int, _ token: Int) throws(ReadError) -> CodeValue? {
        for entry in program.lineage(of: type) {
            guard let variable = program.types[entry].members.variables[name], variable.isStatic else { continue }
            return try staticValue(variable, of: entry, token)
        }
        return nil
    }

    /// The value of a static variable, evaluated when it is first asked for.
    mutating func staticValue(_ variable: SwiftCode.Variable, of type: Int, _ token: Int) throws(ReadError) -> CodeValue
    {
        let key = "#\(type).\(variable.name)"
        if let value = globals[key] { return value }
        if let getter = variable.getter {
            var frame = Frame()
            frame.type = type
            return try run(getter.tokens, in: frame)
        }
        guard let range = variable.value else { throw fault("\"\(variable.name)\" has no value here", token) }
        guard pending.insert(key).inserted else { throw fault("\"\(variable.name)\" is defined by itself", token) }
        defer { pending.remove(key) }
        var frame = Frame()
        frame.type = type
        frames.append(frame)
        defer { frames.removeLast() }
        let value = try evaluate(range, of: variable)
        globals[key] = value
        return value
    }

    /// A static function or the like of the type whose code runs, called without the type.
    mutating func callOfType(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        guard let type = currentType, owner == nil || objects[owner ?? 0].type != type else { return nil }
        guard let function = best(program.functions(name, of: type), arguments) else { return nil }
        return try run(function, owner: owner, arguments, token, value: frames.last?.value, type: type)
    }

    /// A value as the type that is asked for: `.small` as a case or constant of it.
    mutating func typed(_ value: CodeValue, _ type: String?, _ token: Int) throws(ReadError) -> CodeValue {
        guard isTolerant, let type, case .member(let word) = value else { return value }
        let names = type == "CGFloat" ? UIKitTypes.numbers : [type]
        for name in names {
            guard let entry = self.type(named: name, token) else { continue }
            if program.types[entry].cases.contains(where: { $0.name == word }) {
                return .enumeration(type: entry, name: word)
            }
            if let variable = program.types[entry].members.variables[word], variable.isStatic {
                return try staticValue(variable, of: entry, token)
            }
        }
        return KnownNames.zero(word, of: type) ?? value
    }
}
