import LayoutSyntax

/// Declarations of a strict reading: what has no meaning for a layout has no place in them.
extension ObjectiveCFile {
    /// - Returns: Whether something else than a statement begins here.
    mutating func readStrictly() throws(ReadError) -> Bool {
        switch parser.nextKind {
        case .directive:
            try readImport()
            return true
        case .attribute:
            guard parser.isNext("@interface") || parser.isNext("@implementation") else {
                throw parser.failure("@interface or @implementation")
            }
            try readPart()
            return true
        default: return false
        }
    }

    /// `#import <UIKit/UIKit.h>`
    private mutating func readImport() throws(ReadError) {
        let start = parser.position
        var line: [String] = []
        repeat {
            line.append(parser.text(at: parser.position))
            parser.position += 1
        } while !parser.isAtEnd && !tokens.tokens[parser.position].startsLine
        guard tokens.tokens[start].startsLine, line.count == 8,
            line == ["#import", "<", line[2], "/", line[2], ".", "h", ">"]
        else { throw ReadError("expected #import <Module/Module.h>", place: tokens.place(of: start)) }
        items.append(.module(line[2], token: start))
    }

    mutating func readMemberStrictly(_ part: inout Part) throws(ReadError) {
        if part.isImplementation {
            guard parser.isNext("-") else { throw parser.failure("a method or @end") }
            part.methods.append(try method())
            return
        }
        guard parser.isNext("@property") else { throw parser.failure("a property or @end") }
        parser.position += 1
        guard parser.isNext("(") else { throw parser.failure("\"(\"") }
        let start = parser.position
        let attributes = parser.brackets().map { tokens.text(at: $0) }
        let isReadOnly = attributes == ["nonatomic", ",", "strong", ",", "readonly"]
        guard isReadOnly || attributes == ["nonatomic", ",", "strong"] else {
            throw ReadError(
                "expected (nonatomic, strong) or (nonatomic, strong, readonly)",
                place: tokens.place(of: start)
            )
        }
        var variable = try parser.objectVariable()
        variable.isReadOnly = isReadOnly
        part.variables.append(variable)
        try parser.skip(";")
    }
}
