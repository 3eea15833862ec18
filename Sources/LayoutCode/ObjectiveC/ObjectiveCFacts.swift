/// What the names of an Objective-C file are: the declarations of all its classes, by class.
struct ObjectiveCFacts {
    struct Class {
        var base: String?
        /// The class's variables: a property's without its underscore.
        var variables: [String: ObjectiveCParser.Declared] = [:]
        /// The names in the order of the file.
        var order: [String] = []
        /// The methods with a body, by their selectors.
        var methods: [String: ObjectiveCFile.Method] = [:]
        /// Getters that create what they return when they are first called, by the property.
        var lazyGetters: [String: ObjectiveCFile.Method] = [:]
        /// Other getters, and properties with setters, by the property.
        var getters: [String: ObjectiveCFile.Method] = [:]
        var setters: Set<String> = []
        /// Variables that the file assigns: before, they are nil.
        var assigned: Set<String> = []
        /// The part that declares the properties in Swift.
        var firstPart: Int

        /// Whether a property has code of its own, so that its variable has another name.
        func isComputed(_ name: String) -> Bool { getters[name] != nil || setters.contains(name) }

        mutating func add(_ variable: ObjectiveCParser.Declared) {
            if variables.updateValue(variable, forKey: variable.name) == nil { order.append(variable.name) }
        }
    }

    private(set) var classes: [String: Class] = [:]
    /// The names of all properties and variables of classes, and the selectors of all methods.
    private(set) var propertyNames: Set<String> = []
    private(set) var selectors: Set<String> = []
    private(set) var functions: Set<String> = []
    let macrosWithArguments: Set<String>
    /// Names of whole numbers.
    private(set) var wholeNames: Set<String> = []

    init(_ file: ObjectiveCFile, _ tokens: SwiftCodeTokens) {
        macrosWithArguments = file.macrosWithArguments
        let assignedNames = Self.assignedNames(tokens)
        for (index, part) in file.parts.enumerated() {
            var known = classes[part.name] ?? Class(firstPart: index)
            if part.isDeclaration, known.base == nil {
                known.base = part.base
                known.firstPart = index
            }
            for variable in part.variables { known.add(variable) }
            for method in part.methods where method.body != nil { known.methods[method.selector] = method }
            classes[part.name] = known
        }
        for name in classes.keys {
            if var known = classes[name] {
                Self.findAccessors(&known, assignedNames, tokens)
                classes[name] = known
                propertyNames.formUnion(known.variables.keys)
                selectors.formUnion(known.methods.keys)
            }
        }
        for item in file.items {
            switch item {
            case .function(let function): functions.insert(function.name)
            case .macro(let name, let value, _):
                if value.count == 1, tokens.tokens[value.lowerBound].kind == .number,
                    ObjectiveCLiteral.isWhole(tokens.text(at: value.lowerBound))
                {
                    wholeNames.insert(name)
                }
            default: break
            }
        }
        for index in tokens.tokens.indices.dropLast() where tokens.tokens[index].kind == .word {
            guard tokens.tokens[index + 1].kind == .word,
                ObjectiveCParser.wholeTypes.contains(tokens.text(at: index))
            else { continue }
            wholeNames.insert(tokens.text(at: index + 1))
        }
    }

    /// The names that are assigned, by themselves or as members.
    private static func assignedNames(_ tokens: SwiftCodeTokens) -> Set<String> {
        var names = Set<String>()
        for index in tokens.tokens.indices.dropLast()
        where tokens.tokens[index].kind == .word && tokens.is("=", at: index + 1) {
            names.insert(tokens.text(at: index))
        }
        return names
    }

    private static func findAccessors(_ known: inout Class, _ assignedNames: Set<String>, _ tokens: SwiftCodeTokens) {
        for method in known.methods.values where !method.isStatic && method.parameters.isEmpty {
            if creation(of: method, tokens) != nil {
                known.lazyGetters[method.name] = method
                let type = method.returnType ?? "id"
                if known.variables[method.name] == nil, known.variables["_" + method.name] == nil {
                    known.add(.init(type: type, name: method.name, token: method.token))
                }
            } else if known.variables[method.name] != nil {
                known.getters[method.name] = method
            }
        }
        for name in known.variables.keys where known.methods[setter(of: name) + ":"] != nil {
            known.setters.insert(name)
        }
        // A variable of a property that a header declares.
        let names = known.methods.values.compactMap(\.body).map { variablesAssigned(in: $0, tokens) }
        for name in names.reduce(into: Set<String>(), { $0.formUnion($1) }).sorted() {
            let property = String(name.dropFirst())
            if known.variables[property] == nil, known.variables[name] == nil {
                known.add(.init(type: "id", name: property, token: 0))
            }
        }
        known.assigned = known.assigned.union(
            known.variables.keys.filter { assignedNames.contains($0) || assignedNames.contains("_" + $0) }
        )
    }

    /// The names with an underscore that a body assigns.
    private static func variablesAssigned(in body: Range<Int>, _ tokens: SwiftCodeTokens) -> Set<String> {
        var names = Set<String>()
        for index in body.dropLast() where tokens.tokens[index].kind == .word && tokens.is("=", at: index + 1) {
            let name = tokens.text(at: index)
            if name.hasPrefix("_"), name.count > 1 { names.insert(name) }
        }
        return names
    }

    /// `setTitle` for `title`.
    static func setter(of name: String) -> String { "set" + name.prefix(1).uppercased() + name.dropFirst() }

    /// The body of `if (!_title) { … } return _title;`; `nil` for other methods.
    static func creation(of method: ObjectiveCFile.Method, _ tokens: SwiftCodeTokens) -> Range<Int>? {
        guard let body = method.body, body.count > 8 else { return nil }
        let variable = "_" + method.name
        let start = body.lowerBound
        guard tokens.is("if", at: start), tokens.is("(", at: start + 1) else { return nil }
        let close = Int(tokens.tokens[start + 1].partner)
        let condition = ((start + 2)..<max(start + 2, close)).map(tokens.text)
        let conditions = [
            ["!", variable], [variable, "==", "nil"], ["nil", "==", variable], ["!", "self", "->", variable],
        ]
        guard conditions.contains(condition), body.contains(close + 1), tokens.is("{", at: close + 1) else {
            return nil
        }
        let end = Int(tokens.tokens[close + 1].partner)
        let rest = ((end + 1)..<max(end + 1, body.upperBound)).map(tokens.text)
        guard rest == ["return", variable, ";"] || rest == ["return", "self", "->", variable, ";"] else { return nil }
        return (close + 2)..<end
    }
}
