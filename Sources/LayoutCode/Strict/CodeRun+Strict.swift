import LayoutModel
import LayoutSyntax

/// What a strict run remembers.
struct StrictState {
    /// The given names by the expression of their owner: `""` for those of `self`.
    var names: [String: [CodeSurroundings.Given]] = [:]
    /// What each given name is.
    var given: [(item: Layout.Item, value: CodeValue)] = []
    /// The names that the code declares for controllers.
    var controllers: Set<String>
    var baseClasses: [String: String]
    /// The names of the view of a controller that the text sets up itself.
    var rootNames: Set<String> = []
    /// Whether the text is of whole classes, which make their views themselves.
    var tracksClass: Bool
    /// What UIKit and other classes use: nothing of it runs.
    var clientNames: Set<String> = []
    /// The token after the statement that runs.
    var statementEnd = 0
}

extension CodeRun {
    var isStrict: Bool { strict != nil }

    init(
        _ program: CodeProgram,
        _ library: any LayoutLibrary.Type,
        in surroundings: CodeSurroundings,
        tracksClass: Bool
    ) {
        self.init(program, library)
        var state = StrictState(
            controllers: surroundings.controllers,
            baseClasses: surroundings.baseClasses,
            tracksClass: tracksClass
        )
        for given in surroundings.given {
            let dot = given.name.utf8.lastIndex(of: UInt8(ascii: "."))
            state.names[dot.map { String(given.name[..<$0]) } ?? "", default: []].append(given)
        }
        strict = state
        libraryVersion = surroundings.libraryVersion
    }

    // MARK: Objects

    /// `self`, with the names that it has.
    mutating func makeOwner(type: Int?, _ surroundings: CodeSurroundings) throws(ReadError) -> Int {
        let owner = makeObject(type.map { program.types[$0].name } ?? surroundings.className)
        objects[owner].type = type
        // The class may inherit from one of the app's, of which the text says no more.
        let isForeign = objects[owner].view.statedBaseClass.map { !UIKitClass.isFramework($0) } ?? false
        if isForeign || !isKnownClass(objects[owner].view.className) {
            objects[owner].view.statedBaseClass = surroundings.baseClass
        }
        objects[owner].isController = surroundings.isController
        objects[owner].isGiven = true
        objects[owner].isAttached = true
        if surroundings.isController {
            if strict?.tracksClass != true {
                objects[owner].controllerView = makeGiven(surroundings.rootClass, surroundings.rootBaseClass)
            }
        } else if strict?.tracksClass != true {
            objects[owner].view.className = surroundings.rootClass
            objects[owner].view.statedBaseClass =
                surroundings.rootBaseClass == surroundings.rootClass ? nil : surroundings.rootBaseClass
        }
        if objects[owner].view.baseClass == "UIStackView" { objects[owner].view.stack = Layout.Stack() }
        attachGiven(to: owner, "")
        return owner
    }

    private func isKnownClass(_ name: String) -> Bool {
        UIKitClass.isFramework(name) || program.type(named: name) != nil && strict?.tracksClass == true
    }

    private mutating func makeGiven(_ className: String, _ baseClass: String?) -> Int {
        var object = CodeObject(className: className)
        if let baseClass, baseClass != className { object.view.statedBaseClass = baseClass }
        object.isGiven = true
        object.isAttached = true
        if object.view.baseClass == "UIStackView" || object.view.baseClass == "NSStackView" {
            object.view.stack = Layout.Stack()
        }
        return add(object)
    }

    /// Gives an object the members that the surroundings have of it.
    ///
    /// - Parameter path: The expression of the object; empty for `self`.
    mutating func attachGiven(to object: Int, _ path: String) {
        var pending = [(object: object, path: path)]
        while let (owner, path) = pending.popLast() {
            guard let names = strict?.names.removeValue(forKey: path) else { continue }
            for given in names {
                let name = String(given.name.dropFirst(path.isEmpty ? 0 : path.utf8.count + 1))
                let value: CodeValue
                switch given.kind {
                case .guide:
                    guides.append(CodeGuide(guide: .init(id: "", kind: .custom), owner: given.isAttached ? owner : nil))
                    guides[guides.count - 1].guide.name = name
                    value = .guide(guides.count - 1)
                case .view(let className, let baseClass):
                    let made = makeGiven(className, baseClass)
                    objects[made].isAttached = given.isAttached
                    if !path.isEmpty {
                        objects[made].memberOf = owner
                        objects[made].isAttached = objects[owner].isAttached
                        objects[owner].givenMembers.append(made)
                    }
                    for (name, number) in given.numbers { objects[made].members[name] = .number(number) }
                    if let stack = given.arrangingStack { attachArranging(stack, to: made) }
                    value = .object(made)
                    pending.append((made, given.name))
                case .root where objects[owner].isController && objects[owner].controllerView == nil:
                    strict?.rootNames.insert(name)
                    continue
                case .root: value = .object(objects[owner].controllerView ?? owner)
                case .controller(let className, _):
                    let made = makeGiven(className, nil)
                    objects[made].isController = true
                    value = .object(made)
                    pending.append((made, given.name))
                }
                objects[owner].members[name] = value
                strict?.given.append((given.item, value))
            }
            // The view of a controller is a name of its own.
            if objects[owner].isController, owner != object || !path.isEmpty,
                case .object(let view)? = objects[owner].members["view"]
            {
                objects[owner].controllerView = view
                objects[view].memberOf = nil
                objects[view].isAttached = false
            }
        }
    }

    /// An object of which the surroundings have members only, or members of members; `nil` where they have none.
    mutating func objectKnownByMembers(_ path: String) -> Int? {
        guard let paths = strict?.names.keys.filter({ $0 == path || $0.hasPrefix(path + ".") }), !paths.isEmpty else {
            return nil
        }
        let made = makeObject("NSObject")
        objects[made].isAttached = true
        attachGiven(to: made, path)
        for inner in paths.sorted() where inner != path {
            let next = String(inner.dropFirst(path.utf8.count + 1).prefix { $0 != "." })
            guard objects[made].members[next] == nil, let member = objectKnownByMembers(path + "." + next) else {
                continue
            }
            objects[made].members[next] = .object(member)
        }
        return made
    }

    /// Gives an object the stack view that its class put into it.
    private mutating func attachArranging(_ stack: Layout.Stack, to object: Int) {
        let made = makeGiven("UIStackView", nil)
        objects[made].view.stack = stack
        objects[made].view.statedTranslatesAutoresizingMask = false
        objects[made].isAttached = objects[object].isAttached
        objects[made].parent = object
        objects[object].children.append(made)
        objects[object].arrangingView = made
    }

    /// Marks a view that was added to an attached one, and all within it.
    mutating func attach(_ object: Int) {
        guard isStrict, !objects[object].isAttached else { return }
        var pending = [object]
        while let next = pending.popLast() {
            objects[next].isAttached = true
            pending += objects[next].children.filter { !objects[$0].isAttached }
            pending += objects[next].givenMembers.filter { !objects[$0].isAttached }
        }
    }

    /// Activating a constraint between views of different hierarchies is an error of the program.
    func checkIsAttached(_ item: Layout.Item, _ token: Int) throws(ReadError) {
        guard isStrict else { return }
        switch item {
        case .view(let object):
            if !objects[object].isAttached { throw fault("a constraint names a view that is not added yet", token) }
        case .guide(let guide):
            guard let owner = guides[guide].owner, objects[owner].isAttached else {
                throw fault("a constraint names a layout guide that is not added yet", token)
            }
        case .missing: break
        }
    }

    // MARK: Running

    /// Sets the class up as UIKit does, then whatever it has and nothing called.
    mutating func runStrictly(
        _ type: Int,
        _ owner: Int,
        _ calls: [String]?,
        emptyFunctions: Set<String>,
        clientNames: Set<String>
    ) throws(ReadError) {
        let members = program.types[type].members
        strict?.clientNames = clientNames
        if let calls {
            frames.append(Frame(owner: owner))
            defer { frames.removeLast() }
            let token = max(0, members.functions.first?.token ?? 0)
            for call in calls {
                let names = call.split(separator: ".").map(String.init)
                var links = names.dropFirst().map { SwiftCode.Link(kind: .member($0), token: token) }
                links.append(.init(kind: .call([]), token: token))
                _ = try evaluate(.chain(.name(names.first ?? ""), links, at: token))
            }
        } else {
            try setUp(owner, [], 0)
        }
        let unread = members.functions.first { function in
            function.body != nil && !ran.contains(function.token)
                && !(function.name == "init" && function.parameters.first?.label == "coder")
                && !(emptyFunctions.contains(function.name) && function.body?.tokens.isEmpty == true)
                && !clientNames.contains(function.name)
        }
        if let unread { throw fault("nothing calls \"\(unread.name)\"", unread.token) }
        if objects[owner].isController { _ = try view(of: owner, 0) }
        for name in members.order {
            guard let variable = members.variables[name], variable.getter == nil, variable.value != nil,
                !(variable.isLazy && clientNames.contains(name))
            else { continue }
            _ = try member(name, declaredBy: owner, variable.token)
        }
        if let variable = members.variables.values.first(where: {
            $0.getter != nil && !ran.contains($0.token) && !clientNames.contains($0.name)
        }) {
            throw fault("nothing uses \"\(variable.name)\"", variable.token)
        }
    }

    /// - Returns: The constants that the statements declare.
    mutating func runStatements(_ body: Range<Int>, _ owner: Int) throws(ReadError) -> [String: CodeValue] {
        // Names around statements may be constants: with `self`, those that UIKit has too are UIKit's.
        let hidden = objects[owner].members.filter { Self.guideKinds[$0.key] != nil }
        for name in hidden.keys { objects[owner].members[name] = nil }
        frames.append(Frame(locals: hidden, owner: owner))
        defer { frames.removeLast() }
        try runStatements(body)
        return frames[frames.count - 1].locals.filter { hidden[$0.key] == nil }
    }

    // MARK: Settings

    /// What the assignment or call of a statement sets.
    struct SettingTarget {
        var object: Int
        /// The members between the object and the property or method, and that.
        var path: [String]
        var isPlain: Bool
    }

    /// The object that a chain of names sets something of: the longest beginning that is one.
    mutating func settingTarget(
        _ primary: SwiftCode.Primary,
        _ links: [SwiftCode.Link],
        _ token: Int
    ) throws(ReadError) -> SettingTarget? {
        var names: [String] = []
        switch primary {
        case .name(let name): names.append(name)
        default: return nil
        }
        for link in links {
            guard case .member(let name) = link.kind else { return nil }
            names.append(link.isOptional ? "?." + name : name)
        }
        guard var last = names.popLast() else { return nil }
        if last.hasPrefix("?.") { last.removeFirst(2) }
        var object: Int?
        var used = 0
        if let first = names.first, let value = try knownValue(named: first, token),
            case .object(let found) = plain(value)
        {
            object = found
            used = 1
            while used < names.count, let current = object {
                guard !names[used].hasPrefix("?."), let value = try knownMember(names[used], of: current, token),
                    case .object(let next) = value
                else { break }
                object = next
                used += 1
            }
        }
        guard let target = object ?? owner else { return nil }
        var path = ""
        for name in names[used...] { path += path.isEmpty || name.hasPrefix("?.") ? name : "." + name }
        let isOptional = links.last?.isOptional == true
        let full = path.isEmpty ? last : path + (isOptional ? "?." : ".") + last
        return SettingTarget(object: target, path: [full], isPlain: path.isEmpty)
    }

    private func plain(_ value: CodeValue) -> CodeValue {
        if case .parent(let object) = value { .object(object) } else { value }
    }

    /// The value of a name that the code or its surroundings declare.
    private mutating func knownValue(named name: String, _ token: Int) throws(ReadError) -> CodeValue? {
        for frame in frames.reversed() {
            if let value = frame.locals[name] { return value }
            if !frame.isBlock { break }
        }
        if name == "self", let owner { return .object(owner) }
        guard let owner else { return nil }
        return try knownMember(name, of: owner, token)
    }

    private mutating func knownMember(_ name: String, of object: Int, _ token: Int) throws(ReadError) -> CodeValue? {
        if let value = try member(name, declaredBy: object, token) { return value }
        if ["view", "tableView", "collectionView", "contentView"].contains(name) {
            return try frameworkMember(name, of: object, token)
        }
        return nil
    }

    /// Keeps what a statement sets.
    mutating func set(_ path: String, to value: Range<Int>, of object: Int) {
        objects[object].settings.append(CodeSetting(path: path, value: tokens.canonical(value)))
    }
}
