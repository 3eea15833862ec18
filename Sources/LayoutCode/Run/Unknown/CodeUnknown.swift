import LayoutSyntax

/// Something that a tolerant run does not know: an expression that depends on the run of the app, or on code that is not
/// there.
package struct CodeUnknown: Sendable {
    /// The expression as the code has it, shortened.
    package var text: String
    package var token: Int
    /// Why it is not known.
    package var reason: String
    /// The unknown value that it is a part of.
    var origin: Int?
    /// The view whose member it is, if no class at hand declares that.
    var receiver: Int?
    /// The number that counts for it, where one is as likely as others.
    var assumed: Double?
    /// The view that stands for it, once it is used as one.
    var view: Int?

    // MARK: Numbers

    /// An unknown number among numbers: it is not a number, and keeps which unknown it is through arithmetic.
    static func number(_ unknown: Int) -> Double { Double(nan: Double.RawSignificand(unknown + 1), signaling: false) }

    /// Which unknown a number is; `nil` for a known one.
    static func unknown(_ number: Double) -> Int? {
        guard number.isNaN else { return nil }
        // Below the bit that makes it quiet.
        return max(0, Int(number.significandPattern & 0x3_FFFF_FFFF_FFFF) - 1)
    }
}

extension Double {
    fileprivate var significandPattern: UInt64 { significandBitPattern }
}

/// A condition that a tolerant run does not know.
package struct CodeDecision: Sendable {
    /// Its text, which names it wherever it occurs.
    package var text: String
    package var token: Int
    /// How many branches there are, an absent `else` included.
    package var branches: Int
    /// The code of each branch, where it is a block.
    package var bodies: [Range<Int>] = []
    /// The branch that was taken.
    package var taken: Int
}

/// A statement that a tolerant run could not run, or a call within one.
package struct CodeUnread: Sendable {
    package var token: Int
    package var reason: String
}
