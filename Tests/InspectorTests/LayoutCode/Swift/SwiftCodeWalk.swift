import LayoutCode
import LayoutSyntax

/// Every call and every name behind a point in a Swift file, with its line, and what could not be parsed.
///
/// Blocks wait in a list until they are read, as the parser leaves them unread.
struct SwiftCodeWalk {
    private let tokens: SwiftCodeTokens
    /// The line of what is called, or of the name; `call`, or the name with its point.
    private(set) var facts: [(line: Int, name: String)] = []
    private(set) var skipped: [ReadError] = []
    private var pending: [(range: Range<Int>, content: Content)] = []

    private enum Content {
        case declarations(isFile: Bool)
        case statements, arguments, value, captures
    }

    init(_ source: [UInt8]) throws(ReadError) {
        tokens = try source.withUnsafeBytes { bytes -> Result<SwiftCodeTokens, ReadError> in
            do throws(ReadError) { return .success(try SwiftCodeTokens(bytes)) } catch { return .failure(error) }
        }.get()
        pending = [(0..<tokens.count, .declarations(isFile: true))]
        while let (range, content) = pending.popLast() {
            var parser = SwiftCodeParser(tokens, range)
            do {
                switch content {
                case .declarations(let isFile): add(parser.declarations(isFile: isFile))
                case .statements: add(parser.statements())
                case .value: add(try parser.value())
                case .captures: for capture in try parser.captures() { add(capture) }
                case .arguments: for argument in try parser.arguments(in: range) { add(argument.value) }
                }
            } catch {
                skipped.append(error)
            }
        }
        facts.sort { ($0.line, $0.name) < ($1.line, $1.name) }
    }

    /// The names of the facts in alphabetical order, with their counts.
    var summary: String {
        Dictionary(grouping: facts.map(\.name)) { $0 }.sorted { $0.key < $1.key }
            .map { $0.value.count == 1 ? $0.key : "\($0.key)*\($0.value.count)" }.joined(separator: " ")
    }

    private func line(_ token: Int) -> Int { tokens.place(of: token).line }

    private mutating func add(_ range: Range<Int>?, _ content: Content) {
        if let range, !range.isEmpty { pending.append((range, content)) }
    }

    private mutating func add(_ block: SwiftCode.Block?) { add(block?.tokens, .statements) }

    private mutating func add(_ attributes: [SwiftCode.Attribute]) {
        for attribute in attributes { add(attribute.arguments, .arguments) }
    }

    // MARK: Statements

    private mutating func add(_ statements: [SwiftCode.Statement]) {
        for statement in statements {
            add(statement.attributes)
            switch statement.kind {
            case .empty, .result(nil): break
            case .expression(let value), .macro(let value), .result(let value?): add(value)
            case .assignment(let target, _, let value):
                add(target)
                add(value)
            case .variable(let variable): add(variable)
            case .variables(let variables): for variable in variables { add(variable) }
            case .function(let function):
                add(function.parameters)
                add(function.value, .value)
                add(function.body)
                for accessor in function.accessors { add(accessor.body) }
            case .type(let type): add(type.body.tokens, .declarations(isFile: false))
            case .cases(let cases):
                for value in cases {
                    add(value.parameters)
                    add(value.value, .value)
                }
            case .control(let control): add(control)
            case .compilation(let branches): for branch in branches { add(branch.body) }
            case .skipped(let error): skipped.append(error)
            }
        }
    }

    private mutating func add(_ variable: SwiftCode.Variable) {
        add(variable.value, .value)
        if variable.accessors.isEmpty { add(variable.getter) }
        for accessor in variable.accessors { add(accessor.body) }
    }

    private mutating func add(_ parameters: [SwiftCode.Function.Parameter]) {
        for parameter in parameters {
            add(parameter.attributes)
            add(parameter.defaultValue, .value)
        }
    }

    private mutating func add(_ control: SwiftCode.Control) {
        switch control {
        case .choice(let branches, let otherwise):
            for branch in branches {
                add(branch.conditions)
                add(branch.body)
            }
            add(otherwise)
        case .check(let conditions, let block), .whileLoop(let conditions, let block):
            add(conditions)
            add(block)
        case .selection(let value, let cases):
            add(value)
            add(cases)
        case .loop(let pattern, let list, let filter, let block):
            add(pattern)
            add(list)
            if let filter { add(filter) }
            add(block)
        case .repeatLoop(let block, let condition):
            add(block)
            add(condition)
        case .attempt(let block, let cases):
            add(block)
            add(cases)
        case .deferred(let block): add(block)
        case .failure(let value): add(value)
        case .leave: break
        }
    }

    private mutating func add(_ conditions: [SwiftCode.Condition]) {
        for condition in conditions {
            switch condition {
            case .test(let value): add(value)
            case .pattern(let pattern, let value):
                add(pattern)
                if let value { add(value) }
            case .availability: break
            }
        }
    }

    private mutating func add(_ cases: [SwiftCode.Case]) {
        for value in cases {
            for pattern in value.patterns {
                add(pattern.pattern)
                if let filter = pattern.filter { add(filter) }
            }
            add(value.body)
        }
    }

    // MARK: Expressions

    private mutating func add(_ expression: SwiftCode.Expression) {
        switch expression {
        case .number, .string, .unread: break
        case .text(let parts, _): for argument in parts.joined() { add(argument.value) }
        case .list(let elements, _), .operation(let elements, _, _): for element in elements { add(element) }
        case .dictionary(let pairs, _):
            for (key, value) in pairs {
                add(key)
                add(value)
            }
        case .tuple(let arguments, _): for argument in arguments { add(argument.value) }
        case .prefix(_, let value, _), .cast(let value, _, _, _), .binding(let value, _): add(value)
        case .choice(let condition, let first, let second, _):
            for part in [condition, first, second] { add(part) }
        case .keyPath(let path, _, _): if let path { add(path) }
        case .control(let control, _): add(control)
        case .chain(let primary, let links, let token): add(primary, links, token)
        }
    }

    private mutating func add(_ primary: SwiftCode.Primary, _ links: [SwiftCode.Link], _ token: Int) {
        // The line of what the next link calls; 0: it has no name.
        var last = 0
        var isMacro = false
        switch primary {
        case .name: last = line(token)
        case .implicit(let name):
            last = line(token)
            add(member: name, last)
        // The names of `#keyPath` are no expressions to the compiler.
        case .directive("#keyPath"): return
        case .directive: isMacro = true
        case .closure(let block):
            last = line(token)
            let closure = SwiftCode.Closure(block, tokens)
            add(closure.attributes)
            add(closure.captures, .captures)
            add(closure.body, .statements)
        case .value(let value): add(value)
        }
        for link in links {
            switch link.kind {
            case .member(let name):
                last = line(link.token)
                if name != "self" || tokens.text(at: link.token) != "self" { add(member: name, last) }
            case .call(let arguments):
                if !isMacro { facts.append((last, "call")) }
                for argument in arguments { add(argument.value) }
            case .subscript(let arguments): for argument in arguments { add(argument.value) }
            case .postfix: break
            }
            isMacro = false
        }
    }

    private mutating func add(member name: String, _ line: Int) {
        facts.append((line, "." + name.prefix { $0 != "(" }))
    }
}
