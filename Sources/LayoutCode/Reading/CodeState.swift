import LayoutModel
import LayoutSyntax

/// A state that a class can be in later, or under another condition than the likeliest one.
struct CodeState {
    enum Event {
        /// A function that other code calls.
        case function(SwiftCode.Function)
        /// A property with observers, or a setter, that other code sets.
        case property(SwiftCode.Variable, SwiftCode.Block)
        /// A lazy property that other code asks for.
        case member(SwiftCode.Variable)
        /// Another initializer.
        case initializer(SwiftCode.Function)
        /// A closure that other code calls.
        case closure(CodeClosure)
        /// Another branch of a condition.
        case branch(String, Int)
    }

    var event: Event
    /// `after "configure"`
    var title: String
    /// The calls that make constraints in its code.
    var calls: Set<Int>

    /// Whether it comes after the layout of the class, and not instead of it.
    var isLater: Bool {
        switch event {
        case .function, .property, .member, .closure: true
        case .initializer, .branch: false
        }
    }

    /// Why what is found in it may not come about.
    var doubt: String { "this is the layout \(title), which may not come about like this" }

    /// The states that a run leaves open, in the order of the code.
    static func all(after run: CodeRun, _ type: Int, in program: CodeProgram, most: Int) -> [CodeState] {
        let tokens = program.tokens
        func calls(_ range: Range<Int>) -> Set<Int> {
            Set(range.filter { ConstraintCalls.isCall(at: $0, of: tokens) && !run.reached.contains($0) })
        }
        var states: [(token: Int, state: CodeState)] = []
        func add(_ event: Event, _ title: String, _ range: Range<Int>, _ token: Int) {
            let calls = calls(range)
            guard !calls.isEmpty else { return }
            states.append((token, CodeState(event: event, title: title, calls: calls)))
        }
        for entry in program.superclasses(of: type) where program.types[entry].isDeclared {
            for function in program.types[entry].members.functions where !function.isStatic {
                guard !run.ran.contains(function.token), let body = function.body?.tokens else { continue }
                if function.name == "init" {
                    guard entry == type, function.parameters.first?.label != "coder" else { continue }
                    let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
                    add(.initializer(function), "of \"init(\(labels))\"", body, function.token)
                    continue
                }
                add(.function(function), "after \"\(function.name)\"", body, function.token)
            }
            let members = program.types[entry].members
            for variable in members.order.compactMap({ members.variables[$0] }) where !variable.isStatic {
                if variable.isLazy, let value = variable.value {
                    add(.member(variable), "after \"\(variable.name)\" is asked for", value, variable.token)
                } else if let getter = variable.getter, variable.accessors.isEmpty {
                    add(.member(variable), "after \"\(variable.name)\" is asked for", getter.tokens, variable.token)
                }
                for accessor in variable.accessors where ["didSet", "willSet", "set"].contains(accessor.keyword) {
                    guard let body = accessor.body else { continue }
                    add(.property(variable, body), "after \"\(variable.name)\" is set", body.tokens, variable.token)
                }
            }
        }
        for (token, closure) in run.laterClosures {
            add(.closure(closure), "after the closure of line \(tokens.place(of: token).line)", closure.body, token)
        }
        for decision in run.openDecisions {
            for branch in 0..<min(decision.branches, 8) where branch != decision.taken {
                let title =
                    decision.branches == 2
                    ? "where \"\(decision.text)\" \(branch == 0 ? "holds" : "does not hold")"
                    : "in another case of \"\(decision.text)\""
                guard decision.bodies.indices.contains(branch) else { continue }
                add(.branch(decision.text, branch), title, decision.bodies[branch], decision.token)
            }
        }
        return states.sorted { $0.token < $1.token }.prefix(most).map(\.state)
    }

    /// The run in which it comes about: it goes on where another one ended, or begins anew with another branch.
    func beginning(after run: CodeRun, _ library: any LayoutLibrary.Type) -> CodeRun {
        switch event {
        case .branch(let text, let branch):
            var other = CodeRun(run.program, library, isTolerant: true)
            other.decisions = [text: branch]
            return other
        case .initializer(let function):
            var other = CodeRun(run.program, library, isTolerant: true)
            other.chosenInitializer = function
            return other
        default: break
        }
        var later = run
        later.state = run.state.copied()
        later.work = 0
        return later
    }
}

extension CodeRun {
    /// Runs a class as UIKit sets its objects up; the objects of the class are the first ones.
    mutating func runClass(_ type: Int) throws(ReadError) {
        let object = makeObject(program.types[type].name, entry: type)
        objects[object].place = program.types[type].place
        objects[object].file = program.types[type].file
        var failure: ReadError?
        do throws(ReadError) {
            try setUp(object, [], program.types[type].bodies.first?.lowerBound ?? 0)
            // Views of a controller are laid out once there is its view.
            if !objects[object].isController { layOutViews() }
            try library.end(in: &self)
        } catch {
            failure = error
        }
        frames = []
        let root = objects[object].isController ? try view(of: object, 0) : object
        objects[root].isGiven = true
        if objects[root].parent == nil, !roots.contains(root) { roots.append(root) }
        layOutViews()
        adoptOrphans()
        if let failure { throw failure }
    }

    /// What happens to the object of the class.
    mutating func run(_ state: CodeState, _ type: Int) throws(ReadError) {
        let object = 0
        defer { frames = [] }
        switch state.event {
        case .branch, .initializer: try runClass(type)
        case .member(let variable):
            frames = [Frame(owner: object)]
            _ = try member(variable.name, declaredBy: object, variable.token)
        case .closure(let closure):
            var values: [CodeValue] = []
            for name in closure.parameters { values.append(try given(name, closure.body.lowerBound)) }
            try run(closure, values)
        case .property(let variable, let body):
            frames = [Frame(owner: object)]
            let value = try given(variable.name, variable.token)
            if variable.isObserved { objects[object].members[variable.name] = value }
            try runAccessor(body, of: object, ["newValue": value, "oldValue": .none], variable.token, variable.token)
        case .function(let function):
            guard let body = function.body else { return }
            ran.insert(function.token)
            var frame = Frame(owner: object)
            for parameter in function.parameters {
                frame.locals[parameter.name] = try given(parameter.name, function.token)
            }
            try run(body.tokens, in: frame)
        }
        layOutViews()
        try library.end(in: &self)
        adoptOrphans()
    }

    /// Views that a later state constrains further can have another place than they have without it.
    mutating func doubtViews(constrainedBy later: CodeRun, _ title: String) {
        for values in later.constraints.dropFirst(constraints.count) where values.constraint.isActive {
            for case .view(let object) in values.constraint.items
            where objects.indices.contains(object) && !objects[object].isGiven && objects[object].doubt == nil
                && objects[object].parent != nil
            {
                objects[object].doubt = "other constraints of it are made \(title) (line \(values.place.line))"
            }
        }
    }

    /// Runs a function by itself, as code that is not known calls it.
    ///
    /// - Parameter type: The type that declares it; `nil`: none.
    mutating func runAlone(_ function: SwiftCode.Function, of type: Int?) throws(ReadError) {
        guard let body = function.body else { return }
        ran.insert(function.token)
        var frame = Frame()
        frame.type = type
        if let type, !function.isStatic {
            let entry = program.types[type]
            let object = makeObject(entry.name, entry: entry.isDeclared ? type : nil)
            objects[object].type = type
            objects[object].place = tokens.place(of: function.token)
            objects[object].file = tokens.file(of: function.token)
            objects[object].doubt = "\"\(function.name)\" is looked at by itself"
            frame.owner = object
            let root = objects[object].isController ? try view(of: object, function.token) : object
            objects[root].isGiven = true
            if isViewOrController(object) { roots.append(root) }
        }
        for parameter in function.parameters {
            frame.locals[parameter.name] = try given(parameter.name, function.token, type: parameter.type)
        }
        let result = Result { () throws(ReadError) in
            try run(body.tokens, in: frame)
            layOutViews()
            try library.end(in: &self)
        }
        frames = []
        adoptOrphans()
        _ = try result.get()
    }

    /// Puts views whose place among others is not known into the root, so that constraints can be about them.
    private mutating func adoptOrphans() {
        let orphans = objects.indices.filter { index in
            objects[index].parent == nil && !objects[index].isController && !roots.contains(index)
                && (objects[index].isUsed || !objects[index].children.isEmpty)
        }
        guard !orphans.isEmpty else { return }
        let root: Int
        if let first = roots.first(where: { objects[$0].parent == nil }) {
            root = first
        } else {
            var object = CodeObject(className: "UIView")
            object.isGiven = true
            object.doubt = "which view it is, is not known"
            object.view.name = "superview"
            object.file = objects[orphans[0]].file
            object.place = objects[orphans[0]].place
            root = add(object)
            roots.append(root)
        }
        for orphan in orphans where orphan != root {
            objects[orphan].parent = root
            objects[orphan].doubt = objects[orphan].doubt ?? "which view it is added to is not known"
            objects[root].children.append(orphan)
        }
    }

    /// A value that other code gives.
    private mutating func given(_ name: String, _ token: Int, type: String? = nil) throws(ReadError) -> CodeValue {
        if let type, UIKitTypes.isViewName(type), UIKitClass.isFramework(type) {
            let object = makeObject(type)
            objects[object].view.name = name
            objects[object].isDeclaredElsewhere = true
            objects[object].view.statedTranslatesAutoresizingMask = nil
            objects[object].place = tokens.place(of: token)
            objects[object].file = tokens.file(of: token)
            objects[object].doubt = "\"\(name)\" is given by code that is not known"
            return .object(object)
        }
        return try unknown(name, token, fault("\"\(name)\" is given by code that is not known", token))
    }
}
