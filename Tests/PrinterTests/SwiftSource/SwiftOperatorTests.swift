import Testing

import SwiftSource

@Suite("operators of Swift source")
struct SwiftOperatorTests {
    /// The argument of `f(…)`.
    private func argument(_ text: String) throws -> SwiftExpression? {
        guard case .expression(.chain(let links))? = try SwiftParser.statements(of: "f(\(text))").first?.kind,
            case .call(let arguments)? = links.last
        else { return nil }
        return arguments.first?.value
    }

    private static let eight = SwiftExpression.number(8)

    @Test(
        "an operator directly before a number or a parenthesis is a prefix, one with spaces is between operands",
        arguments: [
            (">=8", .prefixed(">=", eight)), ("<=8", .prefixed("<=", eight)), ("==8", .prefixed("==", eight)),
            (">=(-8)", .prefixed(">=", .chain([.call([.init(label: nil, value: .number(-8))])]))),
            ("==8 * 0.5", .operation([.prefixed("==", eight), .number(0.5)], operators: ["*"])),
            ("a >= 8", .operation([.chain([.member("a")]), eight], operators: [">="])),
        ] as [(String, SwiftExpression)]
    )
    func expression(_ text: String, _ expected: SwiftExpression) throws {
        #expect(try argument(text) == expected)
        var document = Document()
        ExpressionWriter.write(expected, to: &document)
        #expect(document.laidOut(width: 80, indentWidth: 4) == text)
    }

    @Test(
        "an operator without its operand is refused",
        arguments: [">=", ">= 8", ">=a", "8 >=", "8 >=8", "*8", "=8", "==", ">=)", "==(", "a ==b"]
    )
    func incomplete(_ text: String) {
        #expect(throws: (any Error).self) { try argument(text) }
    }
}
