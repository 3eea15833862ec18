import LayoutModel
import LayoutSyntax

/// What names and members mean.
extension CodeRun {
    /// The value of a variable's initial value.
    mutating func evaluate(_ range: Range<Int>, of variable: SwiftCode.Variable) throws(ReadError) -> CodeValue {
        var parser = SwiftCodeParser(tokens, range)
        let expression = try parser.expression()
        if !parser.isAtEnd {
            throw fault("found \"\(tokens.text(at: parser.position))\", expected the end of the value", parser.position)
        }
        // `let title: UILabel = .init()`
        if let type = variable.type, case .chain(.implicit("init"), let links, let token) = expression,
            case .call(let arguments)? = links.first?.kind, links.count == 1
        {
            let own = type == "Self" ? currentType.map { program.types[$0].name } : nil
            return try construct(own ?? type, arguments, token)
        }
        if variable.type == nil || variable.type == "Int", dividesWholeNumbers(expression) {
            throw wholeNumberFault(expression.token)
        }
        let value = try typed(evaluate(expression), variable.type, variable.token)
        try checkType(of: value, is: variable.type, expression.token)
        return value
    }

    /// A strict run refuses objects of another class than a variable has.
    func checkType(of value: CodeValue, is type: String?, _ token: Int) throws(ReadError) {
        guard isStrict, let type else { return }
        let made: String
        switch value {
        case .object(let object): made = objects[object].view.shortClassName
        case .constraint: made = "NSLayoutConstraint"
        case .guide: made = "UILayoutGuide"
        default: return
        }
        if made != type { throw fault("found \(made), expected \(type)", token) }
    }

    func wholeNumberFault(_ token: Int) -> ReadError {
        fault("this divides whole numbers, which cuts off the rest; write one with a point, as in 16.0", token)
    }

    /// Whether Swift divides whole numbers here where nothing asks for another type.
    func dividesWholeNumbers(_ expression: SwiftCode.Expression) -> Bool {
        guard case .operation(let operands, let operators, _) = expression, operators.contains("/") else {
            return false
        }
        return operands.allSatisfy { operand in
            if case .number(_, let token) = operand { tokens.isWhole(at: token) } else { false }
        }
    }

    mutating func value(named name: String, _ token: Int) throws(ReadError) -> CodeValue {
        if let frame = frame(of: name), let value = frames[frame].locals[name] { return value }
        switch name {
        case "true": return .flag(true)
        case "false": return .flag(false)
        case "nil": return .none
        case "self":
            if let value = frames.last?.value { return value }
            if let owner { return .object(owner) }
            return .object(try fragmentRoot(token))
        case "super":
            if let owner { return .parent(owner) }
            throw fault("\"super\" is used outside of a class", token)
        case "Self":
            if let type = currentType { return .type(program.types[type].name) }
        default: break
        }
        if name == library.facts.entrance || library.facts.members.contains(name), !isDeclaredByCode(name) {
            return try member(name, of: value(named: "self", token), token)
        }
        if let owner, let value = try member(name, declaredBy: owner, token) { return value }
        if let value = try global(name, token) { return value }
        if let value = frames.last?.value, let result = try valueMember(name, of: value, token) { return result }
        if let type = currentType, isTolerant, let value = try staticMember(name, of: type, token) { return value }
        if type(named: name, token) != nil || name.first?.isUppercase == true && !isViewInFragment(name) {
            return .type(name)
        }
        if let owner, !isFragment(owner), let value = try frameworkMember(name, of: owner, token) { return value }
        if let made = objectKnownByMembers(name) {
            if let owner { objects[owner].members[name] = .object(made) }
            return .object(made)
        }
        if fragment != nil, !program.isProject { return try impliedValue(name, token) }
        throw fault("\"\(name)\" is not declared in this file", token)
    }

    func isFragment(_ object: Int) -> Bool { object == fragmentOwner }

    /// A variable outside of types.
    private mutating func global(_ name: String, _ token: Int) throws(ReadError) -> CodeValue? {
        if let value = globals[name] { return value }
        guard let variable = globalVariable(name, token) else { return nil }
        if let getter = variable.getter { return try value(of: getter, variable, owner: fragmentOwner) }
        guard let range = variable.value else {
            // An outlet: it exists, and its class is known.
            guard let type = variable.type else { return nil }
            let value = CodeValue.object(outlet(of: type, variable))
            globals[name] = value
            return value
        }
        guard pending.insert(name).inserted else { throw fault("\"\(name)\" is defined by itself", token) }
        defer { pending.remove(name) }
        frames.append(Frame(owner: fragmentOwner))
        defer { frames.removeLast() }
        let value = try evaluate(range, of: variable)
        self.name(value, name, variable.token)
        globals[name] = value
        return value
    }

    private func globalVariable(_ name: String, _ token: Int) -> SwiftCode.Variable? {
        if program.isProject {
            return program.fragments(declaring: name, file: tokens.file(of: token)).lazy
                .compactMap { program.fragments[$0].members.variables[name] }.first
        }
        if let fragment { return program.fragments[fragment].members.variables[name] }
        // What is outside of the class under proof is another class's.
        if isStrict { return nil }
        return program.fragments.lazy.compactMap { $0.members.variables[name] }.first
    }

    /// A computed property: its value, or the block of a library's builder.
    mutating func value(
        of getter: SwiftCode.Block,
        _ variable: SwiftCode.Variable,
        owner: Int?
    ) throws(ReadError) -> CodeValue {
        ran.insert(variable.token)
        if isStrict { try checkBlock(getter, of: variable) }
        let facts = library.facts
        if variable.attributes.contains(where: facts.builders.contains)
            || variable.type.map({ facts.builders.contains($0) || $0 == facts.builtName }) == true
        {
            return .closure(.init(parameters: [], body: getter.tokens, depth: 0, owner: owner))
        }
        return try run(getter.tokens, in: Frame(owner: owner))
    }

    /// A variable of the object's type, evaluated when it is first asked for.
    mutating func member(_ name: String, declaredBy object: Int, _ token: Int) throws(ReadError) -> CodeValue? {
        if let value = objects[object].members[name] { return value }
        if strict?.rootNames.contains(name) == true, object == owner { return .object(try view(of: object, token)) }
        guard let type = objects[object].type, let variable = program.variable(name, of: type) else { return nil }
        if variable.isStatic { return nil }
        if let getter = variable.getter { return try value(of: getter, variable, owner: object) }
        guard let range = variable.value else {
            guard let type = variable.type else { return nil }
            if isTolerant, UIKitTypes.isViewName(type), isPrivateOptional(variable) {
                // Only this code sets it, and it has not yet.
                return CodeValue.none
            }
            if type == "NSLayoutConstraint" || Self.isPlain(type) || isStrict {
                throw fault("\"\(name)\" has no value here", token)
            }
            let value = CodeValue.object(outlet(of: type, variable))
            self.name(value, name, variable.token, owner: object)
            objects[object].members[name] = value
            return value
        }
        let key = "\(object).\(name)"
        guard pending.insert(key).inserted else { throw fault("\"\(name)\" is defined by itself", token) }
        defer { pending.remove(key) }
        frames.append(Frame(owner: object))
        defer { frames.removeLast() }
        let value = try evaluate(range, of: variable)
        self.name(value, name, variable.token, owner: object)
        objects[object].members[name] = value
        return value
    }

    /// `private var badge: BadgeView?`
    private func isPrivateOptional(_ variable: SwiftCode.Variable) -> Bool {
        guard !variable.attributes.contains("IBOutlet") else { return false }
        var (start, end) = (variable.token, variable.token)
        while start > 0, !tokens.tokens[start].startsLine { start -= 1 }
        while end + 1 < tokens.count, !tokens.tokens[end + 1].startsLine, !tokens.is("{", at: end + 1) { end += 1 }
        return tokens.is("?", at: end)
            && (start..<variable.token).contains { tokens.is("private", at: $0) || tokens.is("fileprivate", at: $0) }
    }

    private static func isPlain(_ type: String) -> Bool {
        ["CGFloat", "Double", "Float", "Int", "String", "Bool", "CGSize", "UIEdgeInsets", "[", "("].contains(type)
    }

    /// A view that a storyboard or other code creates: `@IBOutlet weak var title: UILabel!`
    private mutating func outlet(of type: String, _ variable: SwiftCode.Variable) -> Int {
        let object = makeObject(type)
        objects[object].place = tokens.place(of: variable.token)
        objects[object].file = tokens.file(of: variable.token)
        objects[object].isOutlet = true
        // Who creates it has seen to its mask, too.
        objects[object].view.statedTranslatesAutoresizingMask = nil
        return object
    }

    // MARK: Members

    static let guideKinds: [String: Layout.Guide.Kind] = [
        "safeAreaLayoutGuide": .safeArea, "layoutMarginsGuide": .layoutMargins,
        "readableContentGuide": .readableContent, "keyboardLayoutGuide": .keyboard,
        "contentLayoutGuide": .contentLayout, "frameLayoutGuide": .frameLayout,
    ]

    /// The attribute of `topAnchor`.
    static func attribute(ofAnchor name: String) -> LayoutAttribute? {
        guard name.hasSuffix("Anchor"), let attribute = LayoutAttribute(rawValue: String(name.dropLast(6))),
            !attribute.isMargin
        else { return nil }
        return attribute
    }

    mutating func member(_ name: String, of value: CodeValue, _ token: Int) throws(ReadError) -> CodeValue {
        if let value = try libraryMember(name, of: value, token) { return value }
        switch value {
        case .object(let object), .parent(let object):
            if let value = try member(name, declaredBy: object, token) { return value }
            if let value = try frameworkMember(name, of: object, token) { return value }
            if let value = try extensionMember(name, of: object, token) { return value }
            if isTolerant, !isRootOfFragment(object) { return try unknownMember(name, of: object, token) }
            if isRootOfFragment(object) {
                if let value = try global(name, token) { return value }
                return try impliedValue(name, token)
            }
            // A controller of another file stands for its view: nothing else of it can be in a layout.
            if name == "view", objects[object].isDeclaredElsewhere { return .object(object) }
            if objects[object].isDeclaredElsewhere || objects[object].type == nil && isForeign(object) {
                return .object(impliedMember(name, of: object, token))
            }
            throw fault("\"\(name)\" is not declared in this file", token)
        case .guide(let guide):
            if let attribute = Self.attribute(ofAnchor: name) { return .anchor(.init(.guide(guide), attribute)) }
            if name == "owningView", let owner = guides[guide].owner { return .object(owner) }
        case .constraint(let constraint):
            switch name {
            case "constant": return .number(constraints[constraint].constraint.constant)
            case "priority": return .number(constraints[constraint].constraint.priority)
            default: break
            }
        case .type(let type): return try member(name, ofType: type, token)
        case .structure(_, let labels, let numbers):
            if let index = labels.firstIndex(of: name) { return .number(numbers[index]) }
        case .number(let number):
            if name == "rawValue" { return .number(number) }
        case .unknown(let unknown): return try member(name, ofUnknown: unknown, token)
        case .enumeration(let type, let word): return try member(name, ofCase: word, of: type, token)
        case .payload(let type, _, _): return try member(name, ofPayload: value, of: type, token)
        case .none where isTolerant: return .none
        case .closure where isTolerant: break
        case .member(let word) where isTolerant && !["zero"].contains(word):
            throw fault("what \".\(word)\" is depends on its type", token)
        case .text(let text?) where isTolerant:
            if name == "count" { return .number(Double(text.count)) }
            if name == "isEmpty" { return .flag(text.isEmpty) }
            return .other
        case .other, .dictionary, .member, .font, .image, .text: return .other
        case .list(let values):
            if name == "indices" { return .list(values.indices.map { .number(Double($0)) }) }
            if isTolerant, values.isEmpty, name == "first" || name == "last" { return .none }
            if name == "first", let value = values.first { return value }
            if name == "last", let value = values.last { return value }
            if name == "count" { return .number(Double(values.count)) }
            if name == "isEmpty" { return .flag(values.isEmpty) }
        default: break
        }
        throw fault("\"\(name)\" of \(value.noun) is not read", token)
    }

    /// Whether nothing is known of an object's class: another file declares it.
    func isForeign(_ object: Int) -> Bool { !UIKitClass.isFramework(objects[object].view.className) }

    /// A view that an object of another file has.
    private mutating func impliedMember(_ name: String, of object: Int, _ token: Int) -> Int {
        var made = CodeObject(className: "UIView")
        made.isDeclaredElsewhere = true
        made.place = tokens.place(of: token)
        made.file = tokens.file(of: token)
        made.view.name = name
        made.owner = object
        let index = add(made)
        objects[object].members[name] = .object(index)
        return index
    }

    private mutating func member(_ name: String, ofType type: String, _ token: Int) throws(ReadError) -> CodeValue {
        if let index = self.type(named: type, token) {
            let key = "\(type).\(name)"
            if let value = globals[key] { return value }
            if let variable = program.variable(name, of: index) {
                if let getter = variable.getter { return try value(of: getter, variable, owner: nil) }
                guard let range = variable.value else { throw fault("\"\(name)\" has no value here", token) }
                guard pending.insert(key).inserted else { throw fault("\"\(name)\" is defined by itself", token) }
                defer { pending.remove(key) }
                frames.append(Frame())
                defer { frames.removeLast() }
                // Other constants of the type are seen without its name.
                let value = try evaluateStatic(range, of: variable, type)
                globals[key] = value
                return value
            }
            if program.types[index].cases.contains(where: { $0.name == name }) {
                return .enumeration(type: index, name: name)
            }
            if isTolerant, program.types[index].nested[name] != nil || self.type(named: name, token) != nil {
                return .type(name)
            }
            if self.type(named: name, token) != nil { return .type(name) }
            if !program.types[index].isDeclared, !isTolerant { return .other }
            if !program.types[index].isDeclared, let number = KnownNames.number(name, of: type) {
                return .number(number)
            }
            if !program.types[index].isDeclared, UIKitClass.isFramework(type) || UIKitTypes.isValue(type) {
                return .other
            }
            throw fault("\"\(type)\" has no \"\(name)\" in this file", token)
        }
        if let number = KnownNames.number(name, of: type) { return .number(number) }
        if let structure = KnownNames.zero(name, of: type) { return structure }
        if isTolerant, name.first?.isUppercase != true, !UIKitClass.isFramework(type), !UIKitTypes.isValue(type) {
            throw fault("\"\(type)\" is not declared in these files", token)
        }
        return name.first?.isUppercase == true ? .type(name) : .other
    }

    private mutating func evaluateStatic(
        _ range: Range<Int>,
        of variable: SwiftCode.Variable,
        _ type: String
    ) throws(ReadError) -> CodeValue {
        guard let index = self.type(named: type, range.lowerBound) else { return try evaluate(range, of: variable) }
        // Only the constants that the value names.
        for token in range where tokens.tokens[token].kind == .word {
            let name = tokens.name(at: token)
            guard name != variable.name, token == range.lowerBound || !tokens.is(".", at: token - 1),
                program.variable(name, of: index) != nil
            else { continue }
            frames[frames.count - 1].locals[name] = try member(name, ofType: type, token)
        }
        return try evaluate(range, of: variable)
    }

    /// A member that UIKit's classes have.
    mutating func frameworkMember(_ name: String, of object: Int, _ token: Int) throws(ReadError) -> CodeValue? {
        if objects[object].isController {
            switch name {
            case "view", "viewIfLoaded", "tableView", "collectionView":
                return .object(try view(of: object, token))
            case "topLayoutGuide": return .guide(guide(.topLayout, of: try view(of: object, token)))
            case "bottomLayoutGuide": return .guide(guide(.bottomLayout, of: try view(of: object, token)))
            default: return nil
            }
        }
        if let attribute = Self.attribute(ofAnchor: name) {
            objects[object].isUsed = true
            return .anchor(.init(.view(object), attribute))
        }
        if let kind = Self.guideKinds[name] { return .guide(guide(kind, of: object)) }
        switch name {
        case "view" where isFragment(object): return .object(object)
        case "superview":
            guard let parent = superviewOrUnknown(of: .view(object)) else {
                throw fault("the view has no superview here", token)
            }
            return .object(parent)
        case "contentView" where KnownNames.hasContentView(objects[object].view.baseClass):
            return .object(contentView(of: object))
        case "frame", "bounds", "center":
            throw fault("\"\(name)\" is known at run time only, expected a number", token)
        case "arrangedSubviews": return .list(objects[object].arranged.map { .object($0) })
        case "subviews": return .list(objects[object].children.map { .object($0) })
        case "text", "font", "backgroundColor", "textColor", "tintColor", "layer": return .other
        default: return nil
        }
    }

    /// A guide that UIKit makes for a view.
    mutating func guide(_ kind: Layout.Guide.Kind, of object: Int) -> Int {
        if let known = objects[object].guides[kind] { return known }
        objects[object].guides[kind] = guides.count
        objects[object].isUsed = true
        guides.append(CodeGuide(guide: .init(id: "", kind: kind), owner: object))
        return guides.count - 1
    }

    /// Whether a view is what a cell has for its content.
    func isContentViewOfCell(_ object: Int) -> Bool {
        objects[object].isGiven
            && objects[object].memberOf.map { KnownNames.hasContentView(objects[$0].view.baseClass) } == true
            && objects[object].view.name == "contentView"
    }

    private mutating func contentView(of object: Int) -> Int {
        if let known = objects[object].members["contentView"], case .object(let view) = known { return view }
        let isTable = objects[object].view.baseClass == "UITableViewCell"
        var content = CodeObject(className: isTable ? UIKitClass.tableCellContentView : "UIView")
        if isTable { content.view.statedBaseClass = "UIView" }
        content.isGiven = true
        content.parent = object
        content.view.name = "contentView"
        content.view.owner = objects[object].view.baseClass
        content.place = objects[object].place
        content.file = objects[object].file
        let fills = objects[object].view.frameworkClass?.contentMember != nil
        content.view.statedTranslatesAutoresizingMask = !isStrict && fills
        if isTolerant, !fills { content.doubt = "its superview places it" }
        content.isAttached = objects[object].isAttached
        content.memberOf = object
        let index = add(content)
        objects[object].children.append(index)
        objects[object].members["contentView"] = .object(index)
        return index
    }

    /// The view of a controller, which its code may have set before.
    mutating func view(of controller: Int, _ token: Int) throws(ReadError) -> Int {
        if objects[controller].awaitsView, let type = objects[controller].type {
            objects[controller].awaitsView = false
            let depth = frames.count
            do throws(ReadError) {
                guard depth < Self.maximumDepth else { throw fault("calls nest too deeply", token) }
                try runLifecycle(of: controller, type)
            } catch {
                frames.removeLast(max(0, frames.count - depth))
                unread.append(CodeUnread(token: token, reason: error.message))
            }
        }
        if let known = objects[controller].controllerView { return known }
        let base = objects[controller].view.baseClass
        var view = CodeObject(className: UIKitClass.view(ofController: base) ?? "UIView")
        view.isGiven = true
        view.isAttached = true
        view.view.viewController = objects[controller].view.className
        view.place = objects[controller].place
        view.file = objects[controller].file
        let index = add(view)
        objects[controller].controllerView = index
        return index
    }
}
