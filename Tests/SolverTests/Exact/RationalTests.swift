import BigInt
import TestSupport
import Testing

@testable import LayoutSolver

@Suite("exact fractions")
struct RationalTests {
    static let finite: [Double] = [
        0, 1, -1, 0.5, 0.1, 1e300, -1e-300, .leastNonzeroMagnitude, 0.333333, -9.223372036854775808e18,
    ]

    @Test("hold every finite double", arguments: finite)
    func doubles(value: Double) throws {
        #expect(try #require(Rational(exactly: value)).approximation == value)
    }

    @Test("hold no infinity and no NaN")
    func noNumbers() {
        #expect(Rational(exactly: .infinity) == nil)
        #expect(Rational(exactly: .nan) == nil)
    }

    @Test("calculate as big integers do, also where machine words overflow")
    func arithmetic() {
        forEachSeed(300, from: 4_000_000) { generator in
            let sizes = [10, 1_000_000, Int.max]
            func number(_ generator: inout SeededGenerator) -> Int {
                let size = generator.pick(sizes)
                return generator.integer(-size...size)
            }
            let (a, c) = (number(&generator), number(&generator))
            let (b, d) = (max(1, number(&generator)), max(1, number(&generator)))
            let left = Rational(a) / Rational(b)
            let right = Rational(c) / Rational(d)
            let sum = left + right
            // sum * b * d == a * d + c * b, in big integers on both sides.
            let scaled = sum * Rational(b) * Rational(d)
            let expected = BigInt(a) * BigInt(d) + BigInt(c) * BigInt(b)
            guard scaled - Rational(a) * Rational(d) - Rational(c) * Rational(b) == .zero,
                sum.sign == Int(expected.signum()), left - left == .zero,
                c == 0 || (left / right) * right == left,
                (left < right) == (BigInt(a) * BigInt(d) < BigInt(c) * BigInt(b))
            else { throw PropertyFailure("\(a)/\(b) and \(c)/\(d)") }
        }
    }
}
