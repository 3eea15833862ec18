import Testing
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct JSONNumberTests {
    private func parsed(_ text: String) -> (value: Double, end: Int)? {
        var text = text
        return text.withUTF8 { buffer in
            JSONNumber(in: UnsafeRawBufferPointer(buffer), at: 0).map { ($0.value, $0.end) }
        }
    }

    @Test("numbers are the doubles nearest to them")
    func values() {
        let texts = [
            "0", "-0", "1", "-1", "10", "0.1", "-0.30000000000000004", "1e22", "1e23", "123456789012345678",
            "9007199254740993", "9007199254740992.5", "2.2250738585072011e-308", "5e-324", "2e-324",
            "1.7976931348623157e308",
            "1e-400", "0e999999999999", "0.000000000000000000000000000000000001234567890123456789", "1E5", "1e+5",
            "8.41e21", "9214843084008499", "3.14159265358979323846264338327950288",
        ]
        for text in texts {
            #expect(parsed(text)?.value.bitPattern == Double(text)?.bitPattern, "\(text)")
            #expect(parsed(text)?.end == text.utf8.count)
        }
    }

    @Test(
        "every double is written, the most negative integer, too",
        arguments: [
            (-9_223_372_036_854_775_808, "-9.223372036854776e18"), (9_223_372_036_854_775_808, "9.223372036854776e18"),
            (-0.0, "0"), (999_999_999_999_999, "999999999999999"), (-1e300, "-1e300"), (5e-324, "5e-324"),
            (-.infinity, "-1e999"), (.nan, "1e999"),
        ] as [(Double, String)]
    )
    func written(_ value: Double, _ text: String) {
        #expect(JSONNumberFormat.text(value) == text)
    }

    @Test("a number too large for a double is infinite")
    func overflow() {
        for text in ["1e309", "1.8e308", "1e99999999999999999999", String(repeating: "9", count: 400)] {
            #expect(parsed(text)?.value == .infinity)
            #expect(parsed("-" + text)?.value == -.infinity)
        }
    }

    @Test("what JSON does not allow is not a number")
    func grammar() {
        for text in ["", "-", "01", "-01", ".5", "1.", "1.e5", "1e", "1e+", "+1", "0x10", "inf", "nan", "-.5"] {
            let end = parsed(text).map(\.end)
            #expect(end == nil || end == 1 && text == "0x10", "\(text)")
        }
    }

    @Test("every double is written so that it reads back equal, and never longer than Swift writes it")
    func roundTrip() {
        forEachSeed(20_000) { generator in
            let bits = Double(bitPattern: generator.next())
            let decimal =
                Double(generator.integer(-1_000_000...1_000_000)) / Double(generator.pick([1, 2, 3, 10, 64, 1000]))
            for number in [bits, decimal] where number.isFinite {
                let text = JSONNumberFormat.text(number)
                guard parsed(text)?.value == number else { throw PropertyFailure("\(number) became \(text)") }
                guard text.utf8.count <= number.description.utf8.count else { throw PropertyFailure("\(text) is long") }
            }
        }
    }

    @Test("numbers are written in their shortest form")
    func shortest() {
        let forms: [(Double, String)] = [
            (16, "16"), (-16, "-16"), (0, "0"), (-0.0, "0"), (0.5, "0.5"), (1e20, "1e20"), (1e-5, "1e-5"),
            (123_456_789_012_345, "123456789012345"), (1.5e300, "1.5e300"), (1.0 / 3, "0.3333333333333333"),
        ]
        for (number, text) in forms { #expect(JSONNumberFormat.text(number) == text) }
    }
}
