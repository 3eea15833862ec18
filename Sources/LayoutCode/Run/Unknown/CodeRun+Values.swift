import LayoutModel
import LayoutSyntax

/// Values beside views that a tolerant run follows: lists, enumerations, numbers, properties with code.
extension CodeRun {
    // MARK: Lists

    /// What a list's methods give back; `nil` for others.
    mutating func callOfList(
        _ name: String,
        _ values: [CodeValue],
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        func pairs(_ values: [CodeValue], _ others: [CodeValue]) -> CodeValue {
            .list(zip(values, others).map { .list([$0, $1]) })
        }
        switch name {
        case "enumerated" where arguments.isEmpty:
            return pairs(values.indices.map { .number(Double($0)) }, values)
        case "reversed" where arguments.isEmpty: return .list(values.reversed())
        case "dropFirst" where arguments.isEmpty: return .list(Array(values.dropFirst()))
        case "dropLast" where arguments.isEmpty: return .list(Array(values.dropLast()))
        case "filter", "sorted", "shuffled", "lazy": return .list(values)
        case "contains", "isEmpty", "firstIndex", "allSatisfy", "first", "last", "max", "min", "joined", "reduce":
            throw fault("\"\(name)\" of a list depends on its elements", token)
        default: return nil
        }
    }

    /// A call that changes the list which a variable has: `constraints.append(…)`.
    ///
    /// - Returns: Whether it is one.
    mutating func changeList(_ expression: SwiftCode.Expression) throws(ReadError) -> Bool {
        guard case .chain(let primary, let links, let token) = expression,
            case .call(let arguments)? = links.last?.kind, links.count >= 2,
            case .member(let name) = links[links.count - 2].kind, Self.listChanges.contains(name)
        else { return false }
        let receiver = SwiftCode.Expression.chain(primary, Array(links.dropLast(2)), at: token)
        guard case .list(var values) = try evaluate(receiver) else { return false }
        switch (name, arguments.map(\.label)) {
        case ("append", [nil]): values.append(try evaluate(arguments[0].value))
        case ("append", ["contentsOf"]):
            guard case .list(let others) = try evaluate(arguments[0].value) else { break }
            values += others
        case ("insert", [nil, "at"]): values.insert(try evaluate(arguments[0].value), at: 0)
        case ("removeAll", _): values = []
        case ("removeFirst", []): values = Array(values.dropFirst())
        case ("removeLast", []): values = Array(values.dropLast())
        default: return false
        }
        reached.insert(links[links.count - 2].token)
        frames[frames.count - 1].locals["$list"] = .list(values)
        defer { frames[frames.count - 1].locals["$list"] = nil }
        try assign(receiver, "=", .chain(.name("$list"), [], at: token), token)
        return true
    }

    private static let listChanges: Set<String> = ["append", "insert", "removeAll", "removeFirst", "removeLast"]

    /// A frame that the code sets, as far as it is known; what it does to a view is otherwise in doubt.
    mutating func setFrameTolerantly(
        _ name: String,
        _ expression: SwiftCode.Expression,
        _ object: Int,
        _ token: Int
    ) throws(ReadError) {
        let value = try evaluate(expression)
        if name == "frame", case .structure(_, let labels, let numbers) = value, labels.contains("width"),
            !numbers.contains(where: \.isNaN)
        {
            setFrame(Dictionary(zip(labels, numbers)) { $1 }, object)
        } else if objects[object].doubt == nil {
            if case .structure(_, _, let numbers) = value,
                let unknown = numbers.lazy.compactMap(CodeUnknown.unknown).first
            {
                objects[object].doubt = "its \(name) depends on \(describe(unknown)), which is not known"
            } else {
                objects[object].doubt = "its \(name), which the code sets to \"\(text(of: expression))\", is not known"
            }
            objects[object].doubtToken = token
        }
        placeByMask(object)
    }

    mutating func element(
        of value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        if case .list(let values) = value, arguments.count == 1,
            case .number(let number) = try evaluate(arguments[0].value), let place = Int(exactly: number)
        {
            return values.indices.contains(place) ? values[place] : .none
        }
        if case .object(let object) = value, let type = objects[object].type,
            let function = program.functions("subscript", of: type).first(where: {
                $0.parameters.count == arguments.count && !$0.isStatic
            })
        {
            return try element(of: object, by: function, arguments, token)
        }
        return try unknown("[…]", token, fault("this subscript depends on the run of the app", token))
    }

    /// What a subscript of the program's own gives back.
    private mutating func element(
        of object: Int,
        by function: SwiftCode.Function,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        guard let body = function.body ?? function.accessors.first(where: { $0.keyword == "get" })?.body else {
            throw fault("this subscript has no code here", token)
        }
        ran.insert(function.token)
        var frame = Frame(owner: object)
        for (parameter, argument) in zip(function.parameters, arguments) {
            frame.locals[parameter.name] = try typed(evaluate(argument.value), parameter.type, token)
        }
        return try run(body.tokens, in: frame)
    }

    /// Whether a name is that of a local closure or function.
    func isLocalClosure(_ primary: SwiftCode.Primary) -> Bool {
        guard case .name(let name) = primary, let frame = frame(of: name) else { return false }
        if case .closure? = frames[frame].locals[name] { return true }
        return false
    }

    /// `let (title, subtitle) = makeLabels()`
    mutating func declareParts(of variable: SwiftCode.Variable) throws(ReadError) -> CodeValue? {
        let value = try variable.value.map { (range) throws(ReadError) in try evaluate(range, of: variable) } ?? .none
        var names: [String] = []
        var index = variable.token
        let end = tokens.end(at: variable.token)
        while index < end {
            if tokens.tokens[index].kind == .word { names.append(tokens.name(at: index)) }
            index += 1
        }
        let parts: [CodeValue] = if case .list(let parts) = value, parts.count == names.count { parts } else { [] }
        for (position, name) in names.enumerated() {
            let part =
                parts.isEmpty
                ? try unknown(
                    name,
                    variable.token,
                    fault("\"\(name)\" is a part of a value that is not known", variable.token)
                )
                : parts[position]
            self.name(part, name, variable.token, isLocal: true)
            frames[frames.count - 1].locals[name] = part
        }
        return nil
    }

    // MARK: Enumerations

    /// A property of a case: its raw value, or what the enumeration computes.
    mutating func member(_ name: String, ofCase word: String, of type: Int, _ token: Int) throws(ReadError) -> CodeValue
    {
        if name == "rawValue", program.variable(name, of: type) == nil {
            return try rawValue(ofCase: word, of: type, token)
        }
        guard let variable = program.variable(name, of: type) else {
            throw fault("\"\(name)\" is not declared in these files", token)
        }
        if variable.isStatic { return try staticValue(variable, of: type, token) }
        guard let getter = variable.getter else { throw fault("\"\(name)\" has no value here", token) }
        var frame = Frame()
        frame.value = .enumeration(type: type, name: word)
        frame.type = type
        guard frames.count < Self.maximumDepth else {
            throw fault("calls nest deeper than \(Self.maximumDepth) levels", token)
        }
        return try run(getter.tokens, in: frame)
    }

    /// A raw value that is written, and of numbers those counted on from it.
    private mutating func rawValue(ofCase word: String, of type: Int, _ token: Int) throws(ReadError) -> CodeValue {
        let isText = program.types[type].bases.first == "String"
        var next = 0.0
        for one in program.types[type].cases {
            var value = CodeValue.number(next)
            if let range = one.value {
                var parser = SwiftCodeParser(tokens, range)
                value = try evaluate(parser.expression())
                if case .number(let number) = value { next = number }
            } else if isText {
                value = .text(one.name)
            }
            if one.name == word { return value }
            next += 1
        }
        throw fault("there is no case \"\(word)\"", token)
    }

    /// A member of a `self` that is a case of an enumeration, named without it.
    mutating func valueMember(_ name: String, of value: CodeValue, _ token: Int) throws(ReadError) -> CodeValue? {
        guard case .enumeration(let type, let word) = value,
            name == "rawValue" || program.variable(name, of: type) != nil
        else { return nil }
        return try member(name, ofCase: word, of: type, token)
    }

    // MARK: Numbers

    mutating func callNumber(
        _ name: String,
        _ value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        guard case .number(let number) = value, arguments.isEmpty else {
            throw fault("\"\(name)\" of \(value.noun) is not read", token)
        }
        switch name {
        case "rounded": return .number(number.rounded())
        default: throw fault("\"\(name)\" of a number is not read", token)
        }
    }

    // MARK: Properties with code

    /// Sets a property that has observers, or that is computed.
    mutating func setTolerantly(
        _ variable: SwiftCode.Variable,
        of object: Int,
        _ mark: String,
        _ expression: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) {
        var plain = variable
        plain.isObserved = false
        plain.getter = nil
        if variable.isObserved {
            let old = objects[object].members[variable.name] ?? CodeValue.none
            try assign(plain, of: object, mark, expression, token)
            // Within its own initializer an object is not observed.
            if frames.last?.isOfInitializer == true, owner == object { return }
            // Nor is a property by its own observers.
            let key = "\(object).\(variable.name).observed"
            guard pending.insert(key).inserted else { return }
            defer { pending.remove(key) }
            for accessor in variable.accessors where accessor.keyword == "didSet" || accessor.keyword == "willSet" {
                guard let body = accessor.body else { continue }
                let new = objects[object].members[variable.name] ?? CodeValue.none
                try runAccessor(body, of: object, ["oldValue": old, "newValue": new], variable.token, token)
            }
            return
        }
        guard let setter = variable.accessors.first(where: { $0.keyword == "set" }), let body = setter.body else {
            // What an own declaration hides is UIKit's.
            if objects[object].isController { throw fault("\"\(variable.name)\" is computed", token) }
            return
        }
        let value = try evaluate(expression)
        try runAccessor(body, of: object, ["newValue": value], variable.token, token)
    }

    mutating func runAccessor(
        _ body: SwiftCode.Block,
        of object: Int,
        _ locals: [String: CodeValue],
        _ variable: Int,
        _ token: Int
    ) throws(ReadError) {
        guard frames.count < Self.maximumDepth else {
            throw fault("calls nest deeper than \(Self.maximumDepth) levels", token)
        }
        ran.insert(variable)
        try run(body.tokens, in: Frame(locals: locals, owner: object))
    }

    // MARK: Calls of frameworks

    /// Functions that call their closures before they return, or for what is seen on the screen in the end.
    private static let immediate: Set<String> = [
        "animate", "performWithoutAnimation", "transition", "async", "asyncAfter", "sync", "perform", "run",
        "performBatchUpdates", "MainActor", "Task", "animateKeyframes", "modifyAnimations", "keyframeAnimation",
    ]

    /// What libraries of builders in the manner of Then add to every object: a closure with it, and the object itself.
    private static let builders: Set<String> = [
        "then", "with", "apply", "also", "configure", "configured", "do", "tap", "setup", "let",
    ]

    /// A method that no file declares, called with closures; `nil` for others.
    mutating func callTolerantly(
        _ name: String,
        _ object: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        if Self.builders.contains(name), arguments.count == 1, case .chain(.closure, let links, _) = arguments[0].value,
            links.isEmpty, case .closure(let closure) = try evaluate(arguments[0].value)
        {
            _ = try run(closure, [.object(object)])
            return .object(object)
        }
        // Of a controller: its view, made and laid out.
        if objects[object].isController, name == "loadViewIfNeeded" { return CodeValue.none }
        // Not a view: it has no views to lose.
        if objects[object].type != nil, !isViewOrController(object) {
            try escape(arguments, name + "(…)")
            try keepClosures(arguments, token)
            throw fault("\"\(name)\" is not declared in these files", token)
        }
        return nil
    }

    /// Whether an object is a view or a controller as far as its class is known.
    func isViewOrController(_ object: Int) -> Bool {
        let base = objects[object].view.baseClass
        return objects[object].isController || UIKitClass.isFramework(base) || UIKitTypes.isViewName(base)
    }

    /// A function of a type that no file declares; `nil` for those that are known otherwise.
    mutating func callOfFramework(
        _ type: String,
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        guard Self.immediate.contains(name) else { return nil }
        try runClosures(arguments)
        return .other
    }

    /// Runs the closures among arguments.
    mutating func runClosures(_ arguments: [SwiftCode.Argument]) throws(ReadError) {
        for argument in arguments {
            guard case .chain(.closure, let links, _) = argument.value, links.isEmpty,
                case .closure(let closure) = try evaluate(argument.value)
            else { continue }
            // What runs when an animation has ended changes nothing that is seen first.
            if argument.label == "completion" {
                laterClosures.append((argument.value.token, closure))
                continue
            }
            _ = try run(closure, [])
        }
    }
}
