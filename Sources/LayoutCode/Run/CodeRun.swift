import LayoutModel
import LayoutSyntax

/// Runs the straight-line layout code of a file, and keeps the objects and constraints that it makes.
///
/// Nothing is guessed. A statement that is neither understood nor on the list of those that cannot concern the layout
/// (``PassedOver``) ends an exact run with its place. A tolerant run goes on: what it does not know is a value
/// (``CodeUnknown``), which makes what uses it uncertain, and what it could not run is listed.
package struct CodeRun {
    let program: CodeProgram
    let library: any LayoutLibrary.Type
    /// What the library remembers.
    var state: LibraryStateBox
    var objects: [CodeObject] = []
    var guides: [CodeGuide] = []
    var constraints: [CodeConstraint] = []
    var frames: [Frame] = []
    /// Values outside of types.
    var globals: [String: CodeValue] = [:]
    /// The names that are evaluated right now, to end a definition by itself.
    var pending: Set<String> = []
    /// The fragment that runs, and its `self`.
    var fragment: Int?
    var fragmentOwner: Int?
    /// The roots, in the order of the file.
    var roots: [Int] = []
    /// The names that the file declares anywhere: they are not UIKit's.
    let declaredNames: Set<String>
    let declaredFunctions: Set<String>
    /// The method of UIKit that runs right now; `nil` in functions that nothing in the file calls.
    var entry: String?
    var passedOver: [Place] = []
    /// Functions that ran, by their token.
    var ran: Set<Int> = []
    var work = 0
    /// The major version of the library; `nil`: any.
    var libraryVersion: Int?
    /// What a strict run remembers; `nil` for others.
    var strict: StrictState?
    /// Whether what is not known is a value.
    let isTolerant: Bool
    /// What a tolerant run did not know.
    var unknowns: [CodeUnknown] = []
    /// Views of code that nobody knows, by the text that names them.
    var unknownViews: [String: Int] = [:]
    /// The initializer that makes the object of the class; `nil`: the one that UIKit or most code calls.
    var chosenInitializer: SwiftCode.Function?
    /// Which branch an unknown condition takes, by its text; the likeliest one where nothing is said.
    var decisions: [String: Int] = [:]
    /// The unknown conditions on the way, with the number of their branches.
    var openDecisions: [CodeDecision] = []
    /// Whether the `if` or `switch` that runs is asked for its value.
    var controlsGiveValues = false
    /// The unknown conditions in whose branches the code runs.
    var conditions: [String] = []
    /// Closures that other code calls later, by the token of the call that takes them.
    var laterClosures: [(token: Int, closure: CodeClosure)] = []
    /// The views whose constraints and subviews UIKit has not asked for yet.
    var awaitingLayout: [Int] = []
    /// How often each function runs at the moment, by its token.
    private var active: [Int: Int] = [:]
    /// How many frames have a number.
    var numberOfFrames = 0
    /// The calls that were evaluated, by the token of their names.
    var reached: Set<Int> = []
    /// The statements that could not be run, with the reason.
    var unread: [CodeUnread] = []
    /// Of which code sets frames by itself: the tokens of these statements.
    var framesSet: [Int] = []
    /// What is handed to code that nobody knows, which can place views.
    var escapes: Set<Int> = []
    /// Views that the code hands to objects of other files, with the fault that each is unless the code places it.
    var outletsElsewhere: [(view: Int, fault: ReadError)] = []

    /// How many statements and links a file may run, in all.
    static let maximumWork = 4_000_000
    /// How many a class of a project may run in one state.
    static let maximumWorkOfClass = 300_000
    /// How often a function may call itself, over others or not, in a tolerant run.
    static let maximumRecursion = 12
    /// How deeply functions and blocks may call each other.
    static let maximumDepth = 120

    struct Frame {
        var locals: [String: CodeValue] = [:]
        /// `self`
        var owner: Int?
        /// `self` where that is a case of an enumeration.
        var value: CodeValue?
        /// The type whose code it is, where no object says so.
        var type: Int?
        /// Whether the names of the frame below are seen, too.
        var isBlock = false
        /// Whether its names are all that the frames below have, too.
        var isComplete = false
        /// The frame whose names are seen, too; `nil`: the one below.
        var outer: Int?
        /// Of frames in which closures were written: a number of their own.
        var number = 0
        /// Whether it is that of an initializer itself.
        var isOfInitializer = false
    }

    init(_ program: CodeProgram, _ library: any LayoutLibrary.Type, isTolerant: Bool = false) {
        self.program = program
        self.library = library
        self.isTolerant = isTolerant
        state = library.makeState()
        declaredNames = program.declaredNames
        declaredFunctions = program.declaredFunctions
    }

    var tokens: SwiftCodeTokens { program.tokens }

    /// The frame that has a local name, among those that the running code sees.
    func frame(of name: String) -> Int? {
        var index = frames.count - 1
        while index >= 0 {
            if frames[index].locals[name] != nil { return index }
            guard frames[index].isBlock else { return nil }
            index = min(frames[index].outer ?? index - 1, index - 1)
        }
        return nil
    }

    /// `self` in the code that runs.
    var owner: Int? { frames.last?.owner }

    /// The path of a file of the program, by its position.
    func path(of file: Int, or path: String?) -> String? {
        tokens.files.indices.contains(file) ? tokens.files[file].path : path
    }

    private var mostWork: Int { isTolerant ? Self.maximumWorkOfClass : Self.maximumWork }

    /// Whether the run has done all the work that it may do.
    var isExhausted: Bool { work > mostWork }

    func fault(_ message: String, _ token: Int) -> ReadError { ReadError(message, place: tokens.place(of: token)) }

    mutating func count(_ token: Int) throws(ReadError) {
        work += 1
        if isExhausted { throw fault("the layout code runs more than \(mostWork) steps", token) }
    }

    // MARK: Blocks

    /// Runs the statements of a block in a frame of its own.
    ///
    /// - Returns: What `return` gives back, or the value of a block's only expression.
    @discardableResult
    mutating func run(
        _ body: Range<Int>,
        in frame: Frame
    ) throws(ReadError) -> CodeValue {
        guard frames.count < Self.maximumDepth else {
            throw fault("calls nest deeper than \(Self.maximumDepth) levels", body.lowerBound)
        }
        frames.append(frame)
        defer { frames.removeLast() }
        return try runStatements(body) ?? .none
    }

    /// Runs statements in the present frame.
    ///
    /// - Parameter givesValue: Whether the only expression of a block is its value, as in functions and closures.
    /// - Returns: The value that ends the block, if one does.
    @discardableResult
    mutating func runStatements(_ body: Range<Int>, givesValue: Bool = true) throws(ReadError) -> CodeValue? {
        var parser = SwiftCodeParser(tokens, body)
        let statements = parser.statements()
        for (index, statement) in statements.enumerated() {
            if isTolerant {
                if let result = try runTolerantly(statement, isOnly: givesValue && statements.count == 1) {
                    return result
                }
                continue
            }
            strict?.statementEnd = index + 1 < statements.count ? statements[index + 1].token : body.upperBound
            if let result = try run(statement, isOnly: statements.count == 1) { return result }
        }
        return nil
    }

    /// Passes over a statement that cannot concern the layout; a strict run refuses it.
    mutating func passOver(_ token: Int) throws(ReadError) {
        if isStrict { throw fault("this statement is not understood", token) }
        passedOver.append(tokens.place(of: token))
    }

    /// Runs a statement.
    ///
    /// - Returns: The value that ends the block, if one does.
    mutating func run(_ statement: SwiftCode.Statement, isOnly: Bool = false) throws(ReadError) -> CodeValue? {
        try count(statement.token)
        switch statement.kind {
        case .empty, .type, .cases, .macro: return nil
        case .function(let function):
            guard isTolerant else { throw fault("functions within functions are not read", statement.token) }
            // It sees the names around it, as a closure does.
            guard let body = function.body else { return nil }
            frames[frames.count - 1].locals[function.name] = .closure(
                .init(
                    parameters: function.parameters.map(\.name),
                    body: body.tokens,
                    depth: frames.count,
                    owner: owner,
                    captured: allLocals
                )
            )
            return nil
        case .expression(let expression):
            if isStrict, try setStrictly(expression, isOnly: isOnly) { return nil }
            if !isStrict, passesOver(expression) {
                if !keep(expression) { passedOver.append(tokens.place(of: statement.token)) }
                return nil
            }
            if isTolerant, try changeList(expression) { return nil }
            let value = try evaluate(expression)
            if isOnly { return value }
            if try !library.finish(value, statement.token, in: &self) {
                try checkIsFinished(value, statement.token)
                if isStrict, case .operation(_, let symbols, _) = expression {
                    switch value {
                    // The operators of libraries make constraints, and rows of views.
                    case .constraint, .library: break
                    case .list where symbols.contains { $0 != "+" }: break
                    default: throw fault("the value of this statement is not used", statement.token)
                    }
                }
            }
            return nil
        case .assignment(let target, let mark, let value):
            if try library.assign(target, mark, value, statement.token, in: &self) { return nil }
            if isStrict, try assignStrictly(target, mark, value, statement.token) { return nil }
            try assign(target, mark, value, statement.token)
            return nil
        case .variable(let variable):
            if variable.isTuple, isTolerant { return try declareParts(of: variable) }
            guard !variable.isTuple else { throw fault("only one name is read after \"let\"", variable.token) }
            if let getter = variable.getter {
                frames[frames.count - 1].locals[variable.name] = try value(of: getter, variable, owner: owner)
                return nil
            }
            let value =
                try variable.value.map { (range) throws(ReadError) in try evaluate(range, of: variable) } ?? .none
            if isStrict { try DeclarationGrammar.check(statement.token, tokens) }
            if isStrict, frames[frames.count - 1].locals[variable.name] != nil {
                throw fault("\"\(variable.name)\" is declared twice", statement.token)
            }
            name(value, variable.name, variable.token, isLocal: true)
            frames[frames.count - 1].locals[variable.name] = value
            return nil
        case .result(let expression):
            guard let expression else { return CodeValue.none }
            return try evaluate(expression)
        case .variables(let variables):
            if isStrict { throw fault("only one variable is read in a line, found \",\"", variables[1].token - 1) }
            for variable in variables { _ = try run(.init(kind: .variable(variable), token: variable.token)) }
            return nil
        case .control(.choice), .control(.selection), .control(.loop):
            if isTolerant, case .control(let control) = statement.kind {
                return try runTolerantly(control, statement.token)
            }
            return try runDecision(statement)
        case .control(let control):
            if isTolerant { return try runTolerantly(control, statement.token) }
            throw notStraight(control.keyword, statement.token)
        case .compilation(let branches):
            guard isTolerant else { throw notStraight("#if", statement.token) }
            guard let branch = branches.selected(tokens) else { return nil }
            return try runStatements(branch.body.tokens, givesValue: false)
        case .skipped(let error): throw error
        }
    }

    /// A chain of a library that is no statement yet.
    private func checkIsFinished(_ value: CodeValue, _ token: Int) throws(ReadError) {
        if case .library(let value) = value, let lack = value.lack { throw fault(lack, token) }
        if isStrict, case .type(let name) = value { throw fault("nothing follows the type \"\(name)\"", token) }
    }

    /// Runs a closure with arguments.
    @discardableResult
    mutating func run(_ closure: CodeClosure, _ arguments: [CodeValue]) throws(ReadError) -> CodeValue {
        var frame = Frame(owner: closure.owner, isBlock: true)
        if isTolerant {
            frame.value = closure.value
            if closure.depth > 0, closure.depth <= frames.count, frames[closure.depth - 1].number == closure.frame {
                frame.outer = closure.depth - 1
            } else {
                // The function that it was written in has ended.
                frame.locals = closure.captured
                frame.isBlock = false
            }
        }
        for (index, argument) in spread(arguments, for: closure).enumerated() {
            frame.locals["$\(index)"] = argument
            if index < closure.parameters.count { frame.locals[closure.parameters[index]] = argument }
        }
        return try run(closure.body, in: frame)
    }

    /// The arguments of a closure: a pair is two of them for one that takes two, as in `enumerated().forEach { index, view in … }`.
    private func spread(_ arguments: [CodeValue], for closure: CodeClosure) -> [CodeValue] {
        guard isTolerant, arguments.count == 1, case .list(let parts) = arguments[0], parts.count > 1 else {
            return arguments
        }
        if closure.parameters.isEmpty { return closure.body.contains { tokens.is("$1", at: $0) } ? parts : arguments }
        return closure.parameters.count == parts.count ? parts : arguments
    }

    /// Runs a function of the file.
    mutating func run(
        _ function: SwiftCode.Function,
        owner: Int?,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        value: CodeValue? = nil,
        type: Int? = nil
    ) throws(ReadError) -> CodeValue {
        guard let body = function.body else { return .none }
        ran.insert(function.token)
        // The proof has its text, which concerns other classes.
        if strict?.clientNames.contains(function.name) == true { return .none }
        if isTolerant {
            guard active[function.token, default: 0] < Self.maximumRecursion else {
                throw fault("\"\(function.name)\" calls itself more than \(Self.maximumRecursion) times", token)
            }
            active[function.token, default: 0] += 1
        }
        defer { if isTolerant { active[function.token, default: 1] -= 1 } }
        var frame = Frame(owner: owner)
        frame.value = value
        frame.type = type
        var rest = arguments[...]
        for parameter in function.parameters {
            if let argument = rest.first, fits(argument, parameter) {
                rest.removeFirst()
                frame.locals[parameter.name] = try evaluate(argument.value, as: parameter.type, function.token)
            } else if let value = parameter.defaultValue {
                var parser = SwiftCodeParser(tokens, value)
                frame.locals[parameter.name] = try typed(
                    evaluate(parser.expression()),
                    parameter.type,
                    function.token
                )
            } else {
                throw fault("\"\(function.name)\" is called without \"\(parameter.label ?? parameter.name)\"", token)
            }
        }
        if let extra = rest.first {
            throw fault("\"\(function.name)\" takes no argument \"\(extra.label ?? "_")\"", extra.value.token)
        }
        if function.attributes.contains(where: library.facts.builders.contains) {
            return try builtValues(body.tokens, in: frame)
        }
        return try run(body.tokens, in: frame)
    }

    // MARK: Objects

    mutating func add(_ object: CodeObject) -> Int {
        objects.append(object)
        return objects.count - 1
    }

    /// Gives an object the name of the property that has it, if it has none yet. `self` keeps that of its class.
    mutating func name(_ value: CodeValue, _ name: String, _ token: Int, owner: Int? = nil, isLocal: Bool = false) {
        if let strict, case .object(let object) = value, owner != nil || frames.count == 1 {
            // A constant of a closure is no name of the class.
            if strict.controllers.contains(name) { objects[object].isController = true }
            attachGiven(to: object, name)
        }
        // Types that are no views wrap views for a while: `Pins(base: title)`.
        let isWrapped = isTolerant && owner.map { !isViewOrController($0) } ?? false
        let isLocal = isLocal || isWrapped
        switch value {
        case .object(let object)
        where (objects[object].view.name == nil || objects[object].isNamedLocally && !isLocal)
            && !objects[object].isGiven && object != self.owner:
            objects[object].view.name = name
            objects[object].isNamedLocally = isLocal
            objects[object].owner = owner
            objects[object].place = tokens.place(of: token)
            objects[object].file = tokens.file(of: token)
        case .guide(let guide) where guides[guide].guide.kind == .custom && guides[guide].guide.name == nil:
            guides[guide].guide.name = name
        case .library(let value) where value.isHeld: value.name(name, in: &self)
        default: break
        }
    }
}

extension SwiftCode.Branch {
    /// Whether newer systems run it, and nothing else is asked for.
    var isOfNewSystems: Bool {
        guard conditions.count == 1, case .availability(isAvailable: true) = conditions[0] else { return false }
        return true
    }
}

extension SwiftCode.Expression {
    var isList: Bool { if case .list = self { true } else { false } }
}
