import BigInt

/// An exact fraction.
///
/// Dyadic numbers alone would hold every double, but not the quotients that elimination needs; and fraction-free
/// elimination on them grows faster than reduced fractions do. Layouts have small numbers: a fraction of two machine words
/// serves until an operation overflows, big integers from there on.
package struct Rational: Sendable, Hashable, Comparable {
    private enum Storage: Sendable, Hashable {
        /// In lowest terms, the denominator positive.
        case small(Int, Int)
        case big(BigInt, BigInt)
    }

    private var storage: Storage

    static let zero = Rational(0)
    static let one = Rational(1)

    init(_ value: Int) {
        // The most negative integer has no negative of its own size.
        storage = value == .min ? .big(BigInt(value), 1) : .small(value, 1)
    }

    /// The value of a finite double, exactly; `nil` for others.
    init?(exactly value: Double) {
        guard value.isFinite else { return nil }
        if let integer = Int(exactly: value) {
            self.init(integer)
            return
        }
        let exponent = Int(value.exponent) - Double.significandBitCount
        let implicitBit = value.isNormal ? BigInt(1) << Double.significandBitCount : 0
        let mantissa = BigInt(value.significandBitPattern) + implicitBit
        let scale = value.isNormal ? exponent : -1_074
        let signed = value < 0 ? -mantissa : mantissa
        self.init(scale >= 0 ? signed << scale : signed, scale >= 0 ? 1 : BigInt(1) << -scale)
    }

    /// The number that a person would write for a finite double: the shortest decimal that denotes it; `nil` for others.
    ///
    /// 0.1 + 0.2 + 0.7 is 1 in these numbers, and a little less in doubles.
    init?(asWritten value: Double) {
        guard value.isFinite else { return nil }
        if let integer = Int(exactly: value) {
            self.init(integer)
            return
        }
        var digits: [UInt8] = []
        var exponent = 0
        var isFraction = false
        let text = Array(value.magnitude.description.utf8)
        for (place, character) in text.enumerated() {
            switch character {
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "e"):
                guard let power = Int(String(decoding: text[(place + 1)...], as: UTF8.self)) else { return nil }
                exponent += power
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                // Digits after the "e" have been read with it.
                if text[..<place].contains(UInt8(ascii: "e")) { continue }
                digits.append(character - UInt8(ascii: "0"))
                if isFraction { exponent -= 1 }
            default: continue
            }
        }
        var number = BigInt(0)
        for digit in digits { number = number * 10 + BigInt(digit) }
        if value < 0 { number = -number }
        let power = BigInt(10).power(exponent.magnitude > 400 ? 400 : Int(exponent.magnitude))
        self.init(exponent >= 0 ? number * power : number, exponent >= 0 ? 1 : power)
    }

    private init(_ numerator: BigInt, _ denominator: BigInt) {
        let divisor = numerator.greatestCommonDivisor(with: denominator)
        var top = numerator / divisor
        var bottom = denominator / divisor
        if bottom < 0 {
            top = -top
            bottom = -bottom
        }
        if let small = Int(exactly: top), let smallBottom = Int(exactly: bottom), small != .min {
            storage = .small(small, smallBottom)
        } else {
            storage = .big(top, bottom)
        }
    }

    private init(small numerator: Int, _ denominator: Int) {
        let divisor = Int(Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude))
        storage = .small(numerator / divisor, denominator / divisor)
    }

    private static func greatestCommonDivisor(_ first: UInt, _ second: UInt) -> UInt {
        var (first, second) = (first, second)
        while second != 0 { (first, second) = (second, first % second) }
        return first
    }

    var parts: (numerator: BigInt, denominator: BigInt) {
        switch storage {
        case .small(let numerator, let denominator): (BigInt(numerator), BigInt(denominator))
        case .big(let numerator, let denominator): (numerator, denominator)
        }
    }

    var isZero: Bool { storage == .small(0, 1) }

    /// -1, 0 or 1.
    var sign: Int {
        switch storage {
        case .small(let numerator, _): numerator.signum()
        case .big(let numerator, _): Int(numerator.signum())
        }
    }

    var magnitude: Rational { sign < 0 ? -self : self }

    /// The nearest double, but for the last place.
    package var approximation: Double {
        switch storage {
        case .small(let numerator, let denominator): return Double(numerator) / Double(denominator)
        case .big(let numerator, let denominator):
            // Both are cut to 64 bits, so that neither overflows.
            let topShift = max(0, numerator.magnitude.bitWidth - 64)
            let bottomShift = max(0, denominator.magnitude.bitWidth - 64)
            let quotient = Double(numerator >> topShift) / Double(denominator >> bottomShift)
            return Double(sign: .plus, exponent: topShift - bottomShift, significand: 1) * quotient
        }
    }

    static func + (left: Rational, right: Rational) -> Rational {
        if case .small(let a, let b) = left.storage, case .small(let c, let d) = right.storage {
            let (ad, overflow1) = a.multipliedReportingOverflow(by: d)
            let (cb, overflow2) = c.multipliedReportingOverflow(by: b)
            let (bd, overflow3) = b.multipliedReportingOverflow(by: d)
            let (sum, overflow4) = ad.addingReportingOverflow(cb)
            if !(overflow1 || overflow2 || overflow3 || overflow4), sum != .min { return Rational(small: sum, bd) }
        }
        let (a, b) = left.parts
        let (c, d) = right.parts
        return Rational(a * d + c * b, b * d)
    }

    static func * (left: Rational, right: Rational) -> Rational {
        if case .small(let a, let b) = left.storage, case .small(let c, let d) = right.storage {
            let (ac, overflow1) = a.multipliedReportingOverflow(by: c)
            let (bd, overflow2) = b.multipliedReportingOverflow(by: d)
            if !(overflow1 || overflow2), ac != .min { return Rational(small: ac, bd) }
        }
        let (a, b) = left.parts
        let (c, d) = right.parts
        return Rational(a * c, b * d)
    }

    static prefix func - (value: Rational) -> Rational {
        var result = value
        switch value.storage {
        case .small(let numerator, let denominator): result.storage = .small(-numerator, denominator)
        case .big(let numerator, let denominator): result.storage = .big(-numerator, denominator)
        }
        return result
    }

    static func - (left: Rational, right: Rational) -> Rational { left + -right }

    /// - Precondition: `right` is not zero.
    static func / (left: Rational, right: Rational) -> Rational {
        switch right.storage {
        case .small(let numerator, let denominator):
            left * (numerator < 0 ? Rational(small: -denominator, -numerator) : Rational(small: denominator, numerator))
        case .big(let numerator, let denominator): left * Rational(denominator, numerator)
        }
    }

    package static func < (left: Rational, right: Rational) -> Bool { (left - right).sign < 0 }
}
