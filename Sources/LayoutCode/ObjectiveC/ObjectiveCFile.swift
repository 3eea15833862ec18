import LayoutSyntax

/// The declarations of an Objective-C file, in their order. Bodies stay ranges of tokens.
struct ObjectiveCFile {
    /// `@interface` or `@implementation`.
    struct Part {
        var name: String
        var base: String?
        /// Whether it declares the class, rather than an extension, a category or the implementation.
        var isDeclaration = false
        var isImplementation = false
        /// `@interface Name ()`
        var isExtension = false
        var variables: [ObjectiveCParser.Declared] = []
        var methods: [Method] = []
        var token: Int
    }

    struct Method {
        struct Parameter {
            /// The part of the method's name before it.
            var label: String
            var name: String
            /// The tokens of its type.
            var type = 0..<0
        }

        var isStatic = false
        /// The name of a method without parameters, or the first part of it.
        var name: String
        var parameters: [Parameter] = []
        var returnType: String?
        /// The tokens of that type.
        var result = 0..<0
        /// `nil` where it is only declared.
        var body: Range<Int>?
        var token: Int

        /// `insertSubview:atIndex:`
        var selector: String { parameters.isEmpty ? name : parameters.map { $0.label + ":" }.joined() }
    }

    /// A function of C.
    struct Function {
        var name: String
        var parameters: [String]
        var body: Range<Int>
        var token: Int
    }

    enum Item {
        case part(Int)
        case function(Function)
        /// `#define NAME value`; without a value, the name is defined.
        case macro(name: String, value: Range<Int>, token: Int)
        /// `#import <Module/Module.h>`, of a strict reading.
        case module(String, token: Int)
        /// Statements outside of classes.
        case statements(Range<Int>)
    }

    var items: [Item] = []
    var parts: [Part] = []
    /// The macros that take arguments: what they stand for is not read.
    private(set) var macrosWithArguments: Set<String> = []
    var parser: ObjectiveCParser
    /// Whether what is passed over otherwise is refused.
    let isStrict: Bool

    init(_ tokens: SwiftCodeTokens, isStrict: Bool = false) throws(ReadError) {
        self.isStrict = isStrict
        parser = ObjectiveCParser(tokens, 0..<tokens.count, depth: 0)
        while !parser.isAtEnd { try readItem() }
    }

    var tokens: SwiftCodeTokens { parser.tokens }

    private mutating func readItem() throws(ReadError) {
        let start = parser.position
        if isStrict {
            if try readStrictly() { return }
            return readStatement()
        }
        if parser.take(";") { return }
        if parser.nextKind == .directive { return try readDirective() }
        if parser.nextKind == .attribute {
            switch parser.text(at: start) {
            case "@interface", "@implementation": return try readPart()
            case "@import", "@class", "@compatibility_alias": return skipStatement()
            case "@protocol":
                skipStatement()
                // `@protocol Name;` declares none.
                if parser.isAt(";", parser.position - 1), parser.position - start <= 3 { return }
                parser.position = start
                while !parser.isAtEnd, !parser.isNext("@end") { parser.position += 1 }
                return try parser.skip("@end")
            default: break
            }
        }
        if parser.isNext("NS_ASSUME_NONNULL_BEGIN") || parser.isNext("NS_ASSUME_NONNULL_END") {
            parser.position += 1
            return
        }
        if parser.isNext("typedef") { return skipStatement() }
        if let function = try function() {
            items.append(.function(function))
            return
        }
        readStatement()
    }

    private mutating func readStatement() {
        let start = parser.position
        skipStatement()
        if case .statements(let range)? = items.last, range.upperBound == start {
            items[items.count - 1] = .statements(range.lowerBound..<parser.position)
        } else {
            items.append(.statements(start..<parser.position))
        }
    }

    /// Behind the next semicolon, or behind the braces of a statement of control flow.
    mutating func skipStatement() {
        while !parser.isAtEnd {
            if parser.take(";") { return }
            if parser.isNext("("), parser.isAt("if", parser.position - 1) || parser.isAt("for", parser.position - 1) {
                _ = parser.brackets()
                if parser.isNext("{") { return skipBraces() }
            } else if Int(tokens.tokens[parser.position].partner) > parser.position {
                _ = parser.brackets()
            } else {
                parser.position += 1
            }
        }
    }

    private mutating func skipBraces() {
        _ = parser.brackets()
        guard parser.take("else") else { return }
        if parser.isNext("{") { skipBraces() } else { skipStatement() }
    }

    private mutating func readDirective() throws(ReadError) {
        let start = parser.position
        guard parser.isNext("#define"), parser.kind(at: start + 1) == .word else {
            throw ReadError(
                "found \"\(parser.text(at: start))\", only one variant of the code is read",
                place: tokens.place(of: start)
            )
        }
        let name = parser.text(at: start + 1)
        let takesArguments = parser.isAt("(", start + 2) && !tokens.tokens[start + 2].isSpaced
        parser.position = start + 2
        while !parser.isAtEnd, !tokens.tokens[parser.position].startsLine { parser.position += 1 }
        if takesArguments {
            macrosWithArguments.insert(name)
        } else {
            items.append(.macro(name: name, value: (start + 2)..<parser.position, token: start + 1))
        }
    }

    // MARK: Functions

    /// `static CGFloat width(CGFloat scale) { … }`
    mutating func function() throws(ReadError) -> Function? {
        let start = parser.position
        guard let declared = parser.declaredVariable(endings: ["("]), parser.isNext("(") else {
            parser.position = start
            return nil
        }
        let list = parser.brackets()
        if parser.take(";") {
            return Function(name: declared.name, parameters: [], body: 0..<0, token: declared.token)
        }
        guard parser.isNext("{") else {
            parser.position = start
            return nil
        }
        var parameters: [String] = []
        for token in list
        where tokens.tokens[token].kind == .word && !tokens.is("void", at: token)
            && (token + 1 == list.upperBound || tokens.is(",", at: token + 1))
        {
            parameters.append(tokens.text(at: token))
        }
        return Function(name: declared.name, parameters: parameters, body: parser.brackets(), token: declared.token)
    }
}
