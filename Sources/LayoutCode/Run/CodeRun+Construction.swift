import LayoutModel
import LayoutSyntax

/// What initializers make.
extension CodeRun {
    mutating func construct(
        _ type: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        if let value = try library.call(type, arguments, token, in: &self) { return value }
        if isStrict, declaredNames.contains(type) {
            throw fault("\"\(type)\" is a property where a class is meant", token)
        }
        if let own = self.type(named: type, token), !isStrict, program.types[own].isDeclared || !program.isProject {
            return try constructOwn(own, arguments, token)
        }
        if let object = try constructByExtension(type, arguments, token) { return .object(object) }
        let labels = arguments.map { $0.label ?? "" }
        if let expected = UIKitTypes.structures[type] {
            if labels.isEmpty { return KnownNames.zero("zero", of: type) ?? .other }
            guard labels == expected else {
                throw fault("expected \(type)(\(expected.joined(separator: ":"))):)", token)
            }
            var numbers: [Double] = []
            for argument in arguments { numbers.append(try number(argument.value)) }
            return .structure(type, labels: expected, numbers: numbers)
        }
        switch type {
        case "CGFloat", "Double", "Float", "Int", "NSNumber":
            guard arguments.count == 1 else { break }
            let value = try number(arguments[0].value)
            return .number(type == "Float" ? Double(Float(value)) : type == "Int" ? value.rounded(.towardZero) : value)
        case "UILayoutPriority", "NSLayoutPriority":
            guard arguments.count == 1 else { break }
            return .number(try priority(arguments[0].value))
        case "UIFont":
            if labels == ["name", "size"] {
                return .font(.init(size: try number(arguments[1].value), name: try text(arguments[0].value)))
            }
            return .other
        case "UIImage":
            if labels.first == "systemName" { return .image(try text(arguments[0].value), isSymbol: true) }
            if labels.first == "named" || labels.first == "" && labels.count == 1 {
                return .image(try? text(arguments[0].value), isSymbol: false)
            }
            return .image(nil, isSymbol: false)
        case "NSLayoutConstraint": return .constraint(try constraint(arguments, token))
        case "UILayoutGuide":
            guides.append(
                CodeGuide(guide: .init(id: "", kind: .custom), owner: nil, place: tokens.place(of: token))
            )
            return .guide(guides.count - 1)
        case "NSDirectionalRectEdge", "UIRectEdge", "String": return .other
        default: break
        }
        if isStrict, type == "UICollectionViewFlowLayout", arguments.isEmpty { return .object(makeObject(type)) }
        if UIKitTypes.isValue(type) { return .other }
        return .object(try constructView(type, arguments, token))
    }

    /// A view of a framework's class, or of a class of another file.
    private mutating func constructView(
        _ type: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> Int {
        let object = makeObject(type)
        objects[object].place = tokens.place(of: token)
        objects[object].file = tokens.file(of: token)
        let labels = arguments.map { $0.label ?? "" }
        if isStrict { try keepConstruction(object, labels, arguments, token) }
        return try initialize(object, as: type, arguments, token)
    }

    /// A view of a framework's class by an initializer that an extension adds to it; `nil` where none has these arguments.
    private mutating func constructByExtension(
        _ type: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> Int? {
        guard isTolerant, !arguments.isEmpty, UIKitClass.isFramework(type), UIKitTypes.isViewName(type) else {
            return nil
        }
        let object = makeObject(type)
        guard let function = extensionFunction("init", of: object, arguments) else {
            // The last one that was made: nothing knows it.
            objects.removeLast()
            return nil
        }
        objects[object].place = tokens.place(of: token)
        objects[object].file = tokens.file(of: token)
        _ = try run(function, owner: object, arguments, token)
        return object
    }

    /// What an initializer of a framework's class does.
    mutating func initialize(
        _ object: Int,
        as type: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> Int {
        let labels = arguments.map { $0.label ?? "" }
        keepStyle(type, labels, arguments, object)
        switch (type, labels) {
        case (_, []), (_, ["frame", "collectionViewLayout"]), (_, ["frame", "style"]), (_, ["effect"]),
            (_, ["frame", "configuration"]), (_, ["style", "reuseIdentifier"]), (_, ["reuseIdentifier"]),
            (_, ["collectionViewLayout"]), (_, ["frame", "textContainer"]), (_, ["nibName", "bundle"]),
            (_, ["progressViewStyle"]):
            break
        case (_, ["frame"]):
            if let frame = try? structure(arguments[0].value, "CGRect"),
                frame.numbers.values.contains(where: { $0 != 0 })
            {
                setFrame(frame.numbers, object)
            }
        case (_, ["type"]) where objects[object].view.baseClass == "UIButton":
            set("buttonType", json: JSONText.string(try member(arguments[0].value)), object)
        case ("UIImageView", ["image"]), ("UIImageView", ["image", "highlightedImage"]):
            try setImage(arguments[0].value, object)
        case ("UISegmentedControl", ["items"]):
            let texts = try list(arguments[0].value).map { value in
                if case .text(let text?) = value { JSONText.string(text) } else { JSONText.string("") }
            }
            set("segments", json: JSONText.array(texts), object)
        case ("UIActivityIndicatorView", ["style"]):
            set("style", json: JSONText.string(try member(arguments[0].value)), object)
        case ("UITableView", ["style"]): break
        case (_, ["configuration"]) where objects[object].view.baseClass == "UIButton":
            guard case .chain(.implicit(let style), let links, _) = arguments[0].value, links.count == 1 else {
                if isTolerant {
                    set("configuration", json: JSONText.string("plain"), object)
                    objects[object].doubt = objects[object].doubt ?? "its configuration is not known"
                    break
                }
                throw fault("expected a configuration such as .filled()", arguments[0].value.token)
            }
            set("configuration", json: JSONText.string(style), object)
        case (_, ["arrangedSubviews"]) where objects[object].view.stack != nil:
            for value in try list(arguments[0].value) {
                switch value {
                case .object(let child): try addArranged(child, to: object, token: token)
                case .unknown(let unknown) where isTolerant:
                    try addArranged(view(ofUnknown: unknown, token), to: object, token: token)
                default: throw fault("found \(value.noun) in the list, expected a view", arguments[0].value.token)
                }
            }
        default:
            if let value = try library.construct(object, arguments, in: &self) { return value }
            // What another file's initializer does with its arguments is its own affair.
            guard UIKitClass.isFramework(type) else { return object }
            throw fault("\(type)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined())) is not read", token)
        }
        return object
    }

    /// An object of a class, as it is when it was created.
    mutating func makeObject(_ type: String, entry: Int? = nil) -> Int {
        var object = CodeObject(className: type)
        if let index = entry ?? self.type(named: type), program.types[index].isDeclared || !program.isProject {
            object.type = index
            if let base = program.frameworkClass(of: index), base != type { object.view.statedBaseClass = base }
        }
        if let base = strict?.baseClasses[type] { object.view.statedBaseClass = base }
        let base = object.view.baseClass
        object.isController = KnownNames.isController(base)
        object.view.useClassContentPriorities()
        if base == "UIStackView" || base == "NSStackView" { object.view.stack = Layout.Stack() }
        // What code creates is placed by its mask until the code turns that off.
        if !object.isController { object.view.statedTranslatesAutoresizingMask = true }
        if isTolerant, !object.isController, !UIKitClass.isFramework(base) {
            // Its own code can turn that off, and place what is in it.
            object.view.statedTranslatesAutoresizingMask = nil
            object.doubt = "what \(base) does is not known here"
        }
        let isButton = base == "UIButton"
        let index = add(object)
        if isButton { set("buttonType", json: JSONText.string("custom"), index) }
        return index
    }

    /// An object of a type of the file: its initializer and, for a controller, the functions that UIKit calls.
    private mutating func constructOwn(
        _ type: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        let object = makeObject(program.types[type].name, entry: type)
        objects[object].place = tokens.place(of: token)
        objects[object].file = tokens.file(of: token)
        if isTolerant, try setMembers(of: object, type, arguments) { return .object(object) }
        try setUp(object, arguments, token)
        return .object(object)
    }

    /// Runs what sets an object up.
    mutating func setUp(_ object: Int, _ arguments: [SwiftCode.Argument], _ token: Int) throws(ReadError) {
        guard let type = objects[object].type else { return }
        let outer = entry
        defer { entry = outer }
        guard frames.count < Self.maximumDepth else {
            throw fault("calls nest deeper than \(Self.maximumDepth) levels", token)
        }
        if isTolerant { try evaluateStored(of: object, type, token) }
        var arguments = arguments
        // An initializer that the class inherits makes a view by the one with a frame.
        let base = objects[object].view.baseClass
        if isTolerant, UIKitClass.named(base)?.convenience.contains(arguments.map { $0.label ?? "" }) == true,
            best(program.functions("init", of: type), arguments) == nil
        {
            _ = try initialize(object, as: base, arguments, token)
            arguments = []
        }
        let initializers = program.functions("init", of: type).filter { function in
            !(function.parameters.count == 1 && function.parameters[0].label == "coder")
        }
        let labels = arguments.map(\.label)
        let chosen =
            initializers.first { $0.parameters.map(\.label) == labels && !labels.isEmpty }
            ?? initializers.first { function in
                var rest = labels[...]
                return function.parameters.allSatisfy { parameter in
                    if rest.first == parameter.label {
                        rest.removeFirst()
                        return true
                    }
                    return parameter.defaultValue != nil
                        || [
                            "frame", "style", "reuseIdentifier", "nibName", "bundle", "collectionViewLayout", "effect",
                            "configuration",
                        ].contains(parameter.label ?? "")
                } && rest.isEmpty
            } ?? (arguments.isEmpty ? program.functions("init", of: type).first : nil)
        if let chosen = object == 0 ? chosenInitializer ?? chosen : chosen, let body = chosen.body {
            ran.insert(chosen.token)
            var frame = Frame(owner: object)
            for parameter in chosen.parameters {
                if let argument = arguments.first(where: { $0.label == parameter.label }) {
                    frame.locals[parameter.name] = try evaluate(argument.value, as: parameter.type, chosen.token)
                } else if let value = parameter.defaultValue {
                    var parser = SwiftCodeParser(tokens, value)
                    frame.locals[parameter.name] = try evaluate(parser.expression())
                } else {
                    frame.locals[parameter.name] =
                        isTolerant
                        ? try unknown(
                            parameter.name,
                            token,
                            fault("\"\(parameter.name)\" is given by code that is not known", token)
                        ) : .other
                }
            }
            entry = "init"
            frame.isOfInitializer = true
            let constraintsBefore = constraints.count
            // What an initializer lays out is not made again from a nib.
            defer {
                let hasLayout = constraints.count > constraintsBefore || !objects[object].children.isEmpty
                if hasLayout, chosen.parameters.first?.label != "coder" {
                    objects[object].isLaidOutByInitializer = true
                }
            }
            try run(body.tokens, in: frame)
        }
        if isTolerant, objects[object].isController {
            objects[object].awaitsView = true
            return
        }
        if isTolerant {
            awaitingLayout.append(object)
            return
        }
        try runLifecycle(of: object, type)
    }

    /// Runs what UIKit calls before an object is seen.
    mutating func runLifecycle(of object: Int, _ type: Int) throws(ReadError) {
        for name in (isTolerant ? Self.wholeLifecycle : Self.lifecycle) + library.facts.entries {
            try runEntry(name, of: object, type)
        }
    }

    /// Runs a function that UIKit calls, where the class has it.
    private mutating func runEntry(_ name: String, of object: Int, _ type: Int) throws(ReadError) {
        guard isCalled(name, on: object), let function = program.functions(name, of: type).first,
            let body = function.body
        else { return }
        ran.insert(function.token)
        let outer = entry
        defer { entry = outer }
        entry = name
        try run(body.tokens, in: Frame(owner: object))
    }

    /// Runs what UIKit calls of views once these are where they belong: it asks for constraints from the innermost view outwards,
    /// and lays out from the outermost one inwards. Views that are made meanwhile are next.
    mutating func layOutViews() {
        frames = []
        while !awaitingLayout.isEmpty {
            let views = awaitingLayout
            awaitingLayout = []
            let outermostFirst = views.map { (depth: depth(of: $0), view: $0) }
                .sorted { ($0.depth, $0.view) < ($1.depth, $1.view) }.map(\.view)
            runEntries(["awakeFromNib", "didMoveToSuperview", "didMoveToWindow"], of: views)
            runEntries(["updateConstraints"], of: outermostFirst.reversed())
            let layout = ["layoutSubviews"] + library.facts.entries.filter { $0 != "layoutSubviews" }
            runEntries(layout, of: outermostFirst)
        }
    }

    /// What cannot be read of one view is passed over, and said.
    private mutating func runEntries(_ names: [String], of views: [Int]) {
        for view in views {
            for name in names {
                guard let type = objects[view].type else { continue }
                do throws(ReadError) {
                    try runEntry(name, of: view, type)
                } catch {
                    frames = []
                    let token = program.functions(name, of: type).first?.token ?? 0
                    unread.append(CodeUnread(token: token, reason: error.message))
                }
            }
        }
    }

    /// How many views a view is in.
    private func depth(of view: Int) -> Int {
        var depth = 0
        var next = objects[view].parent
        while let parent = next, depth < objects.count {
            depth += 1
            next = objects[parent].parent
        }
        return depth
    }

    /// The initializer that a structure has of itself, with a value for each property.
    ///
    /// - Returns: Whether it is that one.
    private mutating func setMembers(
        of object: Int,
        _ type: Int,
        _ arguments: [SwiftCode.Argument]
    ) throws(ReadError) -> Bool {
        guard program.types[type].keyword == .struct, program.functions("init", of: type).isEmpty else { return false }
        let variables = program.types[type].members.variables
        for argument in arguments {
            guard let label = argument.label, let variable = variables[label] else { continue }
            objects[object].members[label] = try typed(evaluate(argument.value), variable.type, variable.token)
        }
        return true
    }

    /// Evaluates the properties that every object has from the beginning, superclasses' first.
    private mutating func evaluateStored(of object: Int, _ type: Int, _ token: Int) throws(ReadError) {
        for entry in program.superclasses(of: type).reversed() {
            let members = program.types[entry].members
            for variable in members.order.compactMap({ members.variables[$0] }) {
                guard !variable.isStatic, !variable.isLazy, variable.value != nil, variable.getter == nil else {
                    continue
                }
                _ = try member(variable.name, declaredBy: object, token)
            }
        }
    }

    /// The functions that UIKit calls before a view appears, in its order.
    static let lifecycle = ["loadView", "viewDidLoad", "awakeFromNib", "updateConstraints", "updateViewConstraints"]

    /// All of them up to the first time that it is seen.
    static let wholeLifecycle = [
        "loadView", "viewDidLoad", "awakeFromNib", "viewWillAppear", "viewIsAppearing", "didMoveToSuperview",
        "didMoveToWindow", "updateConstraints", "updateViewConstraints", "viewWillLayoutSubviews", "layoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
    ]

    private func isCalled(_ name: String, on object: Int) -> Bool {
        if isTolerant, !objects[object].isController, !isViewOrController(object) { return false }
        // UIKit calls it of objects from nibs only.
        if isTolerant, name == "awakeFromNib", objects[object].isLaidOutByInitializer { return false }
        switch name {
        case "viewWillAppear", "viewIsAppearing", "viewDidAppear": return objects[object].isController
        case "loadView", "viewDidLoad", "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews":
            return objects[object].isController
        default: return !objects[object].isController
        }
    }
}
