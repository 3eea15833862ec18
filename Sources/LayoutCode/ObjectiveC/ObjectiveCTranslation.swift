import LayoutSyntax

/// Writes the Swift that means the same as an Objective-C file, token by token: what parses and runs Swift reads both.
///
/// Each token keeps the place of the one that it comes from, so that faults name the right column. What cannot be
/// translated is a fault of the block that it is in, as in Swift, where nothing is parsed before it is needed.
struct ObjectiveCTranslation {
    let source: SwiftCodeTokens
    let facts: ObjectiveCFacts
    var output: SwiftTokenWriter
    /// How deeply blocks and brackets nest here.
    var depth = 0
    /// The class whose method is translated.
    var className: String?
    /// The property whose getter is translated: its variable is a local one there.
    var lazyProperty: String?
    /// Whether an initializer is translated, which has no value in Swift.
    var isInitializer = false
    /// What a strict translation knows; `nil` for others.
    var strict: ObjectiveCStrictness?
    var isStrict: Bool { strict != nil }

    /// The tokens of Swift that an Objective-C text means.
    ///
    /// - Parameter strictness: Where all is refused that is not known to mean just that.
    static func tokens(
        of bytes: UnsafeRawBufferPointer,
        strictness: ObjectiveCStrictness? = nil
    ) throws(ReadError) -> SwiftCodeTokens {
        let bytes = Array(bytes)
        guard bytes.count < Int(Int32.max) else { throw ReadError("the file is larger than 2 GB") }
        var scanner = ObjectiveCScanner(bytes, isStrict: strictness != nil)
        var scanned: [SwiftCodeTokens.Token] = []
        scanned.reserveCapacity(bytes.count / 4)
        while let token = try scanner.next() { scanned.append(token) }
        let source = try SwiftCodeTokens(bytes, tokens: scanned, marks: scanner.marks)
        let file = try ObjectiveCFile(source, isStrict: strictness != nil)
        var translation = ObjectiveCTranslation(source, file)
        translation.strict = strictness
        try translation.write(file)
        return try translation.output.tokens()
    }

    private init(_ source: SwiftCodeTokens, _ file: ObjectiveCFile) {
        self.source = source
        facts = ObjectiveCFacts(file, source)
        output = SwiftTokenWriter(source)
    }

    var known: ObjectiveCFacts.Class? { className.flatMap { facts.classes[$0] } }

    func fault(_ message: String, _ token: Int) -> ReadError { ReadError(message, place: source.place(of: token)) }

    // MARK: The file

    private mutating func write(_ file: ObjectiveCFile) throws(ReadError) {
        var marks = source.marks[...]
        for item in file.items {
            let start =
                switch item {
                case .part(let index): file.parts[index].token
                case .function(let function): function.token
                case .macro(_, _, let token), .module(_, let token): token
                case .statements(let range): range.lowerBound
                }
            while let mark = marks.first, mark.token <= start {
                output.mark(mark.title)
                marks.removeFirst()
            }
            output.endLine()
            switch item {
            case .part(let index) where isStrict: try writeStrictly(file.parts[...], index)
            case .part(let index): try write(file.parts[index], index)
            case .module(let name, let token):
                output.word("import", at: token)
                output.word(name, at: token)
            case .function(let function): try write(function)
            case .macro(let name, let value, let token): try writeMacro(name, value, token)
            case .statements(let range): try writeTopStatements(range, marks: &marks)
            }
        }
        // Titles under which there is no code.
        for mark in marks { output.mark(mark.title) }
    }

    /// Statements outside of classes, between which the code of other classes can begin.
    private mutating func writeTopStatements(
        _ range: Range<Int>,
        marks: inout ArraySlice<(title: String, token: Int)>
    ) throws(ReadError) {
        var parser = ObjectiveCParser(source, range, depth: 0)
        while !parser.isAtEnd {
            while let mark = marks.first, mark.token <= parser.position {
                output.mark(mark.title)
                marks.removeFirst()
                // Another class's code.
                strict?.locals = []
            }
            guard try writeStatement(&parser, returnsLast: false) else { return }
        }
    }

    private mutating func writeMacro(_ name: String, _ value: Range<Int>, _ token: Int) throws(ReadError) {
        output.word("let", at: token)
        output.name(name, at: token)
        output.symbol("=", at: token)
        guard !value.isEmpty else { return output.word("true", at: token) }
        let start = output.count
        var parser = ObjectiveCParser(source, value, depth: 0)
        do {
            let expression = try parser.expression()
            // `#define SUM 1 + 2` is no value: in a product, its parts belong to different operands.
            if case .operation = expression { throw fault("write the value of \"\(name)\" in parentheses", token) }
            if !parser.isAtEnd { throw parser.failure("the end of the value") }
            try write(expression)
        } catch {
            // Only code that uses the macro needs its value.
            output.cut(to: start)
            output.unread("the macro \"\(name)\"", at: token)
        }
        output.endLine()
    }

    private mutating func write(_ function: ObjectiveCFile.Function) throws(ReadError) {
        guard !function.body.isEmpty else { return }
        output.word("func", at: function.token)
        output.name(function.name, at: function.token)
        writeParameters(function.parameters.map { ("", $0) }, function.token)
        try writeBody(function.body, function.token)
    }

    // MARK: Classes

    private mutating func write(_ part: ObjectiveCFile.Part, _ index: Int) throws(ReadError) {
        className = part.name
        defer { className = nil }
        let isClass = part.isDeclaration && known?.firstPart == index
        output.word(isClass ? "class" : "extension", at: part.token)
        output.name(part.name, at: part.token)
        if isClass, let base = part.base {
            output.mark(":", at: part.token)
            output.name(base, at: part.token)
        }
        output.mark("{", at: part.token)
        if known?.firstPart == index {
            for name in known?.order ?? [] {
                if let variable = known?.variables[name] { try write(variable, part) }
            }
        }
        for method in part.methods where method.body != nil { try write(method) }
        output.endLine()
        output.mark("}", at: part.token)
        output.endLine()
    }

    private mutating func write(_ variable: ObjectiveCParser.Declared, _ part: ObjectiveCFile.Part) throws(ReadError) {
        let token = variable.token > 0 ? variable.token : part.token
        let isComputed = known?.isComputed(variable.name) == true
        writeVariable(isComputed ? "_" + variable.name : variable.name, token)
        if let getter = known?.lazyGetters[variable.name] {
            output.symbol("=", at: token)
            try writeCreation(getter, variable.name)
        } else {
            output.mark(":", at: token)
            writeType(variable.type, token)
            if !variable.isOutlet, known?.assigned.contains(variable.name) == true {
                output.symbol("=", at: token)
                output.word("nil", at: token)
            }
        }
        guard isComputed else { return }
        writeVariable(variable.name, token)
        output.mark(":", at: token)
        writeType(variable.type, token)
        output.mark("{", at: token)
        output.endLine()
        if let body = known?.getters[variable.name]?.body {
            try writeStatements(body)
        } else {
            output.name("_" + variable.name, at: token)
        }
        output.mark("}", at: token)
    }

    private mutating func writeVariable(_ name: String, _ token: Int) {
        output.endLine()
        output.word("var", at: token)
        output.name(name, at: token)
    }

    /// The types that the run distinguishes.
    private mutating func writeType(_ type: String, _ token: Int) {
        switch type {
        case "CGFloat", "double", "float", "NSTimeInterval", "UILayoutPriority": output.word("CGFloat", at: token)
        case "BOOL", "bool": output.word("Bool", at: token)
        case "NSString", "NSMutableString", "NSAttributedString": output.word("String", at: token)
        case "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet":
            output.mark("[", at: token)
            output.mark("]", at: token)
        case _ where ObjectiveCParser.wholeTypes.contains(type): output.word("Int", at: token)
        default: output.name(type, at: token)
        }
    }

    /// A getter that creates its value, as the value itself.
    private mutating func writeCreation(_ getter: ObjectiveCFile.Method, _ name: String) throws(ReadError) {
        guard let body = ObjectiveCFacts.creation(of: getter, source) else { return }
        lazyProperty = name
        defer { lazyProperty = nil }
        let token = getter.token
        output.mark("{", at: token)
        output.endLine()
        output.word("var", at: token)
        output.name("_" + name, at: token)
        output.symbol("=", at: token)
        output.word("nil", at: token)
        output.endLine()
        try writeStatements(body)
        output.endLine()
        output.word("return", at: token)
        output.name("_" + name, at: token)
        output.mark("}", at: token)
        output.mark("(", at: token)
        output.mark(")", at: token)
    }

    private mutating func write(_ method: ObjectiveCFile.Method) throws(ReadError) {
        guard let body = method.body else { return }
        // They are variables.
        if !method.isStatic, known?.lazyGetters[method.name] != nil || known?.getters[method.name] != nil,
            method.parameters.isEmpty
        {
            return
        }
        output.endLine()
        let parts = method.parameters.map(\.label)
        isInitializer = !method.isStatic && (method.selector == "init" || method.name.hasPrefix("initWith"))
        defer { isInitializer = false }
        if isInitializer {
            output.word("init", at: method.token)
            let labels = parts.isEmpty ? [] : ObjectiveCNames.initializer(parts, of: className) ?? parts
            writeParameters(zip(labels, method.parameters).map { ($0, $1.name) }, method.token)
        } else {
            if method.isStatic { output.word("static", at: method.token) }
            output.word("func", at: method.token)
            output.name(method.name, at: method.token)
            let labels = [""] + parts.dropFirst()
            writeParameters(zip(labels, method.parameters).map { ($0, $1.name) }, method.token)
        }
        try writeBody(body, method.token)
    }

    /// `(_ view: Any, below other: Any)`, without the types.
    private mutating func writeParameters(_ parameters: [(label: String, name: String)], _ token: Int) {
        output.mark("(", at: token)
        for (index, parameter) in parameters.enumerated() {
            if index > 0 { output.mark(",", at: token) }
            output.word(parameter.label.isEmpty ? "_" : parameter.label, at: token)
            output.name(parameter.name, at: token)
        }
        output.mark(")", at: token)
    }

    mutating func writeBody(_ body: Range<Int>, _ token: Int) throws(ReadError) {
        output.mark("{", at: token)
        try writeStatements(body)
        output.mark("}", at: token)
        output.endLine()
    }
}
