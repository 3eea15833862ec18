import Foundation
import TestSupport
import Testing

import SwiftSource

@testable import LayoutCode

@Suite("Swift literals")
struct SwiftLiteralTests {
    @Test(
        "numbers are as short as they read back equal",
        arguments: [
            (16, "16"), (0.5, "0.5"), (-8, "-8"), (0, "0"), (-0.0, "0"), (1.0 / 3, "0.3333333333333333"), (0.1, "0.1"),
            (1_234_567, "1_234_567"), (123_456, "123456"), (1e20, "1e+20"), (1e-7, "1e-07"), (-1_000_000, "-1_000_000"),
        ] as [(Double, String)]
    )
    func number(_ value: Double, _ expected: String) {
        #expect(SwiftLiteral.number(value) == expected)
    }

    @Test(
        "a factor is the ratio that it was typed as, where that is shorter and exactly the same",
        arguments: [
            (122.0 / 131, "122.0 / 131"), (16.0 / 9, "16.0 / 9"), (-1.0 / 3, "-1.0 / 3"), (0.75, "0.75"), (2, "2"),
            (0.3183098861837907, "0.3183098861837907"), (375.0 / 812, "375.0 / 812"), (0, "0"),
        ] as [(Double, String)]
    )
    func factor(_ value: Double, _ expected: String) {
        #expect(SwiftLiteral.factor(value) == expected)
    }

    @Test("any factor reads back")
    func factors() {
        forEachSeed(300) { random in
            let value = Double(random.integer(1...3000)) / Double(random.integer(1...3000))
            let text = SwiftLiteral.factor(value)
            // As Swift evaluates it: a quotient of a number with a point and one without.
            let numbers = text.components(separatedBy: " / ").map { Double($0) ?? .nan }
            let read = numbers.dropFirst().reduce(numbers[0], /)
            guard read == value, numbers.count == 1 || text.prefix(while: { $0 != " " }).contains(".") else {
                throw PropertyFailure("\(value) reads back as \(read): \(text)")
            }
        }
    }

    @Test(
        "a Float is written in full, whatever its size",
        arguments: [
            (750, "750"), (0.5, "0.5"), (-1e19, "-1e+19"), (1e300, "inf"), (-.infinity, "-inf"),
        ] as [(Double, String)]
    )
    func single(_ value: Double, _ expected: String) {
        #expect(SwiftLiteral.single(value) == expected)
    }

    @Test(
        "a number that went through a Float is the one that was typed",
        arguments: [(0.69999998807907104, 0.7), (0.5, 0.5), (0.1, 0.1), (17, 17), (0.30000001192092896, 0.3)]
    )
    func typed(_ value: Double, _ expected: Double) {
        #expect(SwiftLiteral.typed(value) == expected)
    }

    /// What the reader of layout code, which knows no printer, takes a literal for.
    private static func expression(_ text: String) throws -> SwiftCode.Expression {
        let bytes = Array(text.utf8)
        let tokens = try bytes.withUnsafeBytes { try SwiftCodeTokens($0) }
        var parser = SwiftCodeParser(tokens)
        return try parser.expression()
    }

    @Test("any number and any string read back")
    func roundTrip() {
        forEachSeed(500) { random in
            let value = Double(bitPattern: random.next())
            if value.isFinite {
                let literal = SwiftLiteral.number(value)
                let read: Double? =
                    switch try Self.expression(literal) {
                    case .number(let number, _): number
                    case .prefix("-", .number(let number, _), _): -number
                    default: nil
                    }
                guard read == value else { throw PropertyFailure("\(value) reads back as \(literal)") }
            }
            let scalars = (0..<random.integer(0...12)).compactMap { _ in
                Unicode.Scalar(UInt32(random.chance(70) ? random.integer(0...0x2FF) : random.integer(0...0x10FFFF)))
            }
            let text = String(String.UnicodeScalarView(scalars))
            let literal = SwiftLiteral.string(text)
            guard case .string(text, _) = try Self.expression(literal) else {
                throw PropertyFailure("\(literal) reads back as something else")
            }
            guard !literal.contains(where: \.isNewline) else { throw PropertyFailure("\(literal) breaks the line") }
        }
    }

    @Test(
        "strings are escaped, whatever they hold",
        arguments: [
            (#"a "b" \ c"#, #""a \"b\" \\ c""#), ("a\n\t\0", #""a\n\t\0""#), ("\u{202E}", #""\u{202E}""#),
            ("é🙂", "\"é🙂\""),
            ("\\(x)", #""\\(x)""#),
        ]
    )
    func string(_ value: String, _ expected: String) {
        #expect(SwiftLiteral.string(value) == expected)
    }
}
