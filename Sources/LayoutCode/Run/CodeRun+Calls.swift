import LayoutModel
import LayoutSyntax

/// Calls of functions and methods.
extension CodeRun {
    /// `name(…)`
    mutating func call(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        if name == "type" { return .other }
        if isTolerant, let frame = frame(of: name), let local = frames[frame].locals[name] {
            return try callValue(local, arguments, token)
        }
        if let owner, let function = function(name, of: objects[owner].type, arguments) {
            return try run(function, owner: owner, arguments, token)
        }
        if isTolerant, let value = try callOfType(name, arguments, token) { return value }
        if let function = freeFunction(name, arguments, token) {
            return try run(function, owner: fragmentOwner, arguments, token)
        }
        if let value = try library.call(name, arguments, token, in: &self) { return value }
        if let text = try localizedText(name, arguments) { return .text(text.isEmpty ? nil : text) }
        if name == "UILayoutGuide" || name.first?.isUppercase == true || strict?.baseClasses[name] != nil {
            return try construct(name, arguments, token)
        }
        if PassedOver.functions.contains(name) { return .none }
        let receiver = try value(named: "self", token)
        return try call(name, on: receiver, arguments, token)
    }

    func function(_ name: String, of type: Int?, _ arguments: [SwiftCode.Argument]) -> SwiftCode.Function? {
        guard let type else { return nil }
        return best(program.functions(name, of: type), arguments)
    }

    private func freeFunction(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) -> SwiftCode.Function? {
        if program.isProject {
            return program.fragments(declaring: name, file: tokens.file(of: token)).lazy.compactMap { index in
                best(program.fragments[index].members.functions.filter { $0.name == name }, arguments)
            }.first
        }
        if let fragment {
            return best(program.fragments[fragment].members.functions.filter { $0.name == name }, arguments)
        }
        if isStrict { return nil }
        return best(program.fragments.flatMap { $0.members.functions.filter { $0.name == name } }, arguments)
    }

    /// `.init(…)`, `.systemFont(ofSize: 17)`: a call of a member whose type the place of use decides.
    mutating func implicitCall(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        if let font = try font(name, arguments) { return .font(font) }
        if let value = try library.implicitCall(name, arguments, token, in: &self) { return value }
        guard name == "init" else { return .other }
        if arguments.count == 1, arguments[0].label == nil || arguments[0].label == "rawValue" {
            return try evaluate(arguments[0].value)
        }
        let labels = arguments.map { $0.label ?? "" }
        var numbers: [Double] = []
        for argument in arguments { numbers.append(try number(argument.value)) }
        return .structure("", labels: labels, numbers: numbers)
    }

    /// `value.name(…)`
    mutating func call(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        if let result = try library.call(name, on: value, arguments, token, in: &self) { return result }
        switch value {
        case .object(let object):
            if let function = function(name, of: objects[object].type, arguments) {
                return try run(function, owner: object, arguments, token)
            }
            if isFragment(object), let function = freeFunction(name, arguments, token) {
                return try run(function, owner: object, arguments, token)
            }
            if let function = extensionFunction(name, of: object, arguments) {
                return try run(function, owner: object, arguments, token)
            }
            if isTolerant, let value = try callTolerantly(name, object, arguments, token) { return value }
            return try callView(name, object, arguments, token)
        case .parent(let object):
            // What the superclass does is known if the file declares it, and of no concern if it is UIKit's.
            if isTolerant, let type = objects[object].type {
                // What comes behind the class whose code this is.
                let lineage = program.lineage(of: type)
                let own = program.type(at: token).flatMap { lineage.firstIndex(of: $0) } ?? 0
                for ancestor in lineage.dropFirst(own + 1) {
                    let functions = program.types[ancestor].members.functions.filter { $0.name == name }
                    if let function = best(functions, arguments) {
                        return try run(function, owner: object, arguments, token)
                    }
                }
            } else if let type = objects[object].type {
                for ancestor in program.lineage(of: type).dropFirst() {
                    let functions = program.types[ancestor].members.functions.filter { $0.name == name }
                    if let function = best(functions, arguments), !ran.contains(function.token) {
                        return try run(function, owner: object, arguments, token)
                    }
                }
            }
            if name == "addSubview" { return try callView(name, object, arguments, token) }
            if isStrict, !ClassShape.entryNames.contains(name) {
                throw fault("\"\(name)\" of the superclass is not understood", token)
            }
            return .none
        case .anchor(let anchor):
            switch name {
            case "constraint": return .constraint(try constraint(from: value, arguments, token))
            case "anchorWithOffset":
                guard arguments.count == 1, arguments[0].label == "to",
                    case .anchor(let end) = try evaluate(arguments[0].value)
                else {
                    throw fault("expected another anchor", token)
                }
                return .distance(from: anchor, to: end)
            default: break
            }
        case .distance:
            if name == "constraint" { return .constraint(try constraint(from: value, arguments, token)) }
        case .list(let values):
            return try callList(name, values, arguments, token)
        case .type("NSLayoutConstraint"):
            if name == "constraints" { return try constraintsWithVisualFormat(arguments, token) }
            guard name == "activate" || name == "deactivate", arguments.count == 1 else { break }
            for value in try list(arguments[0].value) {
                switch value {
                case .constraint(let constraint): constraints[constraint].constraint.isActive = name == "activate"
                case .none where name == "deactivate": break
                case .unknown where isTolerant, .none where isTolerant: break
                default: throw fault("found \(value.noun) in the list, expected a constraint", arguments[0].value.token)
                }
            }
            return .none
        case .type(let type):
            if let index = self.type(named: type, token) {
                let functions =
                    isTolerant
                    ? program.functions(name, of: index)
                    : program.types[index].members.functions.filter { $0.name == name }
                if let function = best(functions, arguments), name != "init" {
                    return try run(function, owner: nil, arguments, token, type: index)
                }
            }
            if isTolerant, let value = try callOfFramework(type, name, arguments, token) { return value }
            if name == "init" { return try construct(type, arguments, token) }
            if type == "UIFont", let font = try font(name, arguments) { return .font(font) }
            if name.first?.isUppercase == true { return try construct(name, arguments, token) }
            if UIKitTypes.isValue(type) || type == "UIFont" || type == "UIImage" { return .other }
        case .constraint:
            if name == "isEqual" { return .flag(false) }
        case .guide(let guide):
            if name == "constraints" { _ = guide }
        case .unknown(let unknown): return try call(name, ofUnknown: unknown, arguments, token)
        case .enumeration(let type, _), .payload(let type, _, _):
            if let function = best(program.functions(name, of: type), arguments) {
                return try run(function, owner: nil, arguments, token, value: value, type: type)
            }
        case .closure where isTolerant && (name == "callAsFunction"): return try callValue(value, arguments, token)
        case .number, .flag, .structure:
            if isTolerant { return try callNumber(name, value, arguments, token) }
        case .other, .dictionary, .member, .font, .image, .text:
            if isTolerant { try keepClosures(arguments, token) }
            return .other
        case .none: return .none
        default: break
        }
        throw fault("\"\(name)\" of \(value.noun) is not read", token)
    }

    /// `[title, subtitle].forEach { … }`
    private mutating func callList(
        _ name: String,
        _ values: [CodeValue],
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        guard ["forEach", "map", "compactMap", "flatMap"].contains(name), arguments.count == 1 else {
            if name == "removeAll" { return .none }
            if isTolerant, let value = try callOfList(name, values, arguments, token) { return value }
            throw fault("\"\(name)\" of a list is not read", token)
        }
        let function = arguments[0].value
        var results: [CodeValue] = []
        for value in values {
            // `forEach(view.addSubview)`
            if case .chain(let primary, let links, let start) = function, !isClosure(primary), !isLocalClosure(primary)
            {
                results.append(try apply(primary, links, start, to: value))
                continue
            }
            guard case .closure(let closure) = try evaluate(function) else {
                throw fault("expected a closure", function.token)
            }
            results.append(try run(closure, [value]))
        }
        if name == "forEach" { return .none }
        if name == "flatMap" {
            return .list(results.flatMap { result in if case .list(let inner) = result { inner } else { [result] } })
        }
        return .list(results)
    }

    private func isClosure(_ primary: SwiftCode.Primary) -> Bool {
        if case .closure = primary { true } else { false }
    }

    /// Calls a method that is named without its arguments.
    private mutating func apply(
        _ primary: SwiftCode.Primary,
        _ links: [SwiftCode.Link],
        _ token: Int,
        to value: CodeValue
    ) throws(ReadError) -> CodeValue {
        let name: String
        var receiver: CodeValue
        if links.isEmpty, case .name(let method) = primary {
            name = method
            receiver = try self.value(named: "self", token)
        } else if case .member(let method)? = links.last?.kind {
            name = method
            receiver = try evaluate(.chain(primary, Array(links.dropLast()), at: token))
        } else {
            throw fault("expected a closure", token)
        }
        if case .parent(let object) = receiver { receiver = .object(object) }
        frames.append(Frame(locals: ["$0": value], owner: owner, isBlock: true))
        defer { frames.removeLast() }
        return try call(name, on: receiver, [.init(label: nil, value: .chain(.name("$0"), [], at: token))], token)
    }

    // MARK: Views

    /// Methods of UIKit's views and controllers.
    private mutating func callView(
        _ name: String,
        _ object: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        let labels = arguments.map { $0.label ?? "" }
        if isStrict, try callStrictly(name, labels, object, arguments, token) { return .none }
        switch (name, labels) {
        case ("addSubview", [""]):
            try addSubview(self.object(arguments[0].value), to: object, token: token)
        case ("insertSubview", ["", "at"]):
            let child = try self.object(arguments[0].value)
            let place = try number(arguments[1].value)
            try addSubview(child, to: object, at: Int(max(0, min(place, 1e6))), token: token)
        case ("insertSubview", ["", "aboveSubview"]), ("insertSubview", ["", "belowSubview"]):
            let child = try self.object(arguments[0].value)
            let sibling = try self.object(arguments[1].value)
            guard sibling != child else { throw fault("a view is inserted next to itself", token) }
            try addSubview(child, to: object, token: token)
            let siblings = objects[object].children
            guard let place = siblings.firstIndex(of: sibling) else {
                throw fault("the sibling is no subview here", arguments[1].value.token)
            }
            objects[object].children.removeLast()
            objects[object].children.insert(child, at: labels[1] == "aboveSubview" ? place + 1 : place)
        case ("addArrangedSubview", [""]):
            try addArranged(self.object(arguments[0].value), to: object, token: token)
        case ("insertArrangedSubview", ["", "at"]):
            let child = try self.object(arguments[0].value)
            let place = try number(arguments[1].value)
            try addArranged(child, to: object, at: Int(max(0, min(place, 1e6))), token: token)
        case ("removeArrangedSubview", [""]):
            let child = try self.object(arguments[0].value)
            objects[object].arranged.removeAll { $0 == child }
        case ("setCustomSpacing", ["", "after"]):
            let points = try number(arguments[0].value)
            objects[object].customSpacing.append((try self.object(arguments[1].value), points))
        case ("addLayoutGuide", [""]):
            guard case .guide(let guide) = try evaluate(arguments[0].value) else {
                throw fault("expected a layout guide", arguments[0].value.token)
            }
            guides[guide].owner = object
            objects[object].isUsed = true
        case ("bringSubviewToFront", [""]), ("sendSubviewToBack", [""]):
            let child = try self.object(arguments[0].value)
            guard let place = objects[object].children.firstIndex(of: child) else { break }
            objects[object].children.remove(at: place)
            if name.hasPrefix("bring") {
                objects[object].children.append(child)
            } else {
                objects[object].children.insert(child, at: 0)
            }
        case ("removeFromSuperview", []): try removeFromSuperview(object)
        case ("addConstraint", [""]):
            guard case .constraint(let constraint) = try evaluate(arguments[0].value) else {
                throw fault("expected a constraint", arguments[0].value.token)
            }
            constraints[constraint].constraint.isActive = true
        case ("addConstraints", [""]):
            for case .constraint(let constraint) in try list(arguments[0].value) {
                constraints[constraint].constraint.isActive = true
            }
        case ("setContentHuggingPriority", ["", "for"]):
            let priority = try priority(arguments[0].value)
            objects[object].view.contentHugging[try axis(arguments[1].value)] = priority
        case ("setContentCompressionResistancePriority", ["", "for"]):
            let priority = try priority(arguments[0].value)
            objects[object].view.compressionResistance[try axis(arguments[1].value)] = priority
        case ("setTitle", ["", "for"]):
            if try member(arguments[1].value) == "normal" {
                show(try text(arguments[0].value), object)
            } else {
                _ = keep(name, object, arguments)
            }
        case ("setImage", ["", "for"]):
            if try member(arguments[1].value) == "normal" {
                try setImage(arguments[0].value, object)
            } else {
                _ = keep(name, object, arguments)
            }
        case ("setAttributedTitle", ["", "for"]): show(nil, object)
        // An initializer that UIKit's class has.
        case ("init", _):
            if isTolerant { _ = try? initialize(object, as: objects[object].view.baseClass, arguments, token) }
        case ("addChild", [""]), ("didMove", ["toParent"]), ("willMove", ["toParent"]), ("loadViewIfNeeded", []): break
        default:
            if keep(name, object, arguments) { return .none }
            if LayoutFreeMembers.methods.contains(name) { return .none }
            if objects[object].isDeclaredElsewhere || isForeign(object) {
                throw fault("\"\(name)\" is declared in another file, and what it does is not known here", token)
            }
            throw fault("\"\(name)\" of \(objects[object].view.shortClassName) is not read", token)
        }
        return .none
    }

    private mutating func axis(_ expression: SwiftCode.Expression) throws(ReadError) -> Axis {
        guard let axis = Axis(rawValue: try member(expression)) else {
            throw fault("expected .horizontal or .vertical", expression.token)
        }
        return axis
    }

    mutating func removeFromSuperview(_ object: Int) throws(ReadError) {
        guard let parent = objects[object].parent else { return }
        objects[parent].children.removeAll { $0 == object }
        objects[parent].arranged.removeAll { $0 == object }
        objects[object].parent = nil
    }

    mutating func addSubview(_ child: Int, to parent: Int, at place: Int? = nil, token: Int) throws(ReadError) {
        if objects[child].isController || objects[parent].isController && isStrict {
            throw fault("found a view controller, expected a view", token)
        }
        // A view without subviews contains no other: code that builds from the outside in costs no walks.
        if child == parent || !objects[child].children.isEmpty {
            var ancestor: Int? = parent
            while let next = ancestor {
                if next == child { throw fault("the view would be within itself", token) }
                ancestor = objects[next].parent
            }
        }
        if objects[child].parent == parent, objects[parent].children.last == child, place == nil { return }
        try removeFromSuperview(child)
        // What was some view's member is where the code puts it.
        if isStrict, objects[child].memberOf != nil, objects[child].isGiven { objects[child].memberOf = nil }
        objects[child].parent = parent
        if isTolerant, !conditions.isEmpty, objects[child].doubt == nil {
            objects[child].doubt = "it is added where \(conditions.joined(separator: ", ")) only"
            objects[child].doubtToken = token
        }
        roots.removeAll { $0 == child }
        if let place, place < objects[parent].children.count {
            objects[parent].children.insert(child, at: place)
        } else {
            objects[parent].children.append(child)
        }
        if objects[parent].isAttached { attach(child) }
    }

    mutating func addArranged(_ child: Int, to stack: Int, at place: Int? = nil, token: Int) throws(ReadError) {
        if objects[stack].view.stack == nil, isOfUnknownClass(stack) {
            becomeStack(stack)
        }
        guard objects[stack].view.stack != nil else {
            throw fault("\(objects[stack].view.shortClassName) is no stack view in this file", token)
        }
        objects[stack].arranged.removeAll { $0 == child }
        if objects[child].parent != stack { try addSubview(child, to: stack, token: token) }
        objects[child].view.statedTranslatesAutoresizingMask = false
        objects[stack].arranged.insert(
            child,
            at: min(place ?? objects[stack].arranged.count, objects[stack].arranged.count)
        )
    }

    /// Whether an object's class is declared elsewhere, or that of the view which a fragment is for.
    func isOfUnknownClass(_ object: Int) -> Bool {
        objects[object].isDeclaredElsewhere || isForeign(object) || isRootOfFragment(object)
    }

    /// A view of another file whose stack properties are used.
    mutating func becomeStack(_ object: Int) {
        objects[object].view.stack = Layout.Stack()
        if objects[object].isDeclaredElsewhere || isRootOfFragment(object) {
            objects[object].view.className = "UIStackView"
        } else {
            objects[object].view.statedBaseClass = "UIStackView"
        }
    }
}
