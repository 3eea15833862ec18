extension Layout.Constraint {
    /// The equivalent constraint from the second item; `nil` if the reciprocal of the multiplier is not exact.
    package var swapped: Layout.Constraint? {
        guard let first, let second else { return nil }
        let factor = 1 / multiplier
        // Only powers of two have an exact reciprocal, and dividing by them changes no digit of the constant.
        guard multiplier.significand == 1, factor.isNormal, constant == 0 || (constant * factor).isNormal else {
            return nil
        }
        var other = self
        other.first = second
        other.second = first
        other.multiplier = factor
        other.constant = 0 - constant * factor
        // `a <= m * b + c` is `b >= (a - c) / m`, for a negative m `b <= (a - c) / m`.
        if multiplier > 0 { other.relation = relation.mirrored }
        return other
    }
}
