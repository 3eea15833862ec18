extension Rational {
    /// Numerator and denominator with a slash between them; the numerator alone where the denominator is 1.
    package var text: String {
        let (numerator, denominator) = parts
        return denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
    }

    /// The simplest fraction within 1e-9 of a double; 0 for infinity and NaN.
    ///
    /// The continued fraction of the number, cut where it is close enough.
    init(simplestNear value: Double) {
        self = .zero
        guard value.isFinite else { return }
        var rest = value.magnitude
        let limit = 1e-9 * max(1, rest)
        var numerators = (Rational.zero, Rational.one)
        var denominators = (Rational.one, Rational.zero)
        for _ in 0..<40 {
            guard let whole = Rational(exactly: rest.rounded(.down)) else { return }
            numerators = (numerators.1, whole * numerators.1 + numerators.0)
            denominators = (denominators.1, whole * denominators.1 + denominators.0)
            self = numerators.1 / denominators.1
            if abs(approximation - value.magnitude) <= limit || rest == rest.rounded(.down) { break }
            rest = 1 / (rest - rest.rounded(.down))
        }
        if value < 0 { self = -self }
    }
}
