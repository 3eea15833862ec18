/// The optional rows of one system as errors: for each level the functions `max(0, form)` whose weighted sum is minimised.
struct WishLevels {
    /// An error function with what it counts and the rows that it comes from.
    struct Wish {
        var priority: Double
        /// Scaled so that its first coefficient of a variable is 1 or -1.
        var form: LinearForm
        var weight: Rational
        var row: Int
        /// Whether it is the error of being too large.
        var isAbove: Bool
    }

    private(set) var wishes: [Wish] = []

    /// - Parameter reduced: Brings a form into the variables that required equalities leave.
    init(_ rows: [EquivalenceSide.Row], isParameter: (Int) -> Bool, reduced: (LinearForm) -> LinearForm) {
        for row in rows {
            let form = reduced(row.form)
            // What depends on parameters alone is a number: it decides nothing.
            guard let first = form.terms.first(where: { !isParameter($0.variable) }) else { continue }
            let size = first.coefficient.magnitude
            let scaled = form.times(.one / size)
            func add(_ form: LinearForm, isAbove: Bool) {
                wishes.append(
                    Wish(priority: row.priority, form: form, weight: size, row: row.index, isAbove: isAbove)
                )
            }
            if row.relation != .greaterThanOrEqual { add(scaled, isAbove: true) }
            if row.relation != .lessThanOrEqual { add(scaled.times(-.one), isAbove: false) }
        }
    }

    /// Leaves out errors that are 0 wherever the required rows hold.
    mutating func drop(where isNeverPositive: (LinearForm) -> Bool) {
        wishes.removeAll { isNeverPositive($0.form) }
    }

    /// The levels of a component, highest first, each with its errors: uniform weights do not matter.
    static func levels(_ wishes: [Wish]) -> [[LinearForm: Rational]] {
        var byPriority: [Double: [LinearForm: Rational]] = [:]
        for wish in wishes {
            byPriority[wish.priority, default: [:]][wish.form, default: .zero] =
                (byPriority[wish.priority]?[wish.form] ?? .zero) + wish.weight
        }
        return byPriority.sorted { $0.key > $1.key }.map(\.value)
    }

    /// Whether two levels have the same minima everywhere: the same errors, but for one factor.
    static func isSame(_ first: [LinearForm: Rational], _ second: [LinearForm: Rational]) -> Bool {
        guard first.count == second.count else { return false }
        var ratio: Rational?
        for (form, weight) in first {
            guard let other = second[form] else { return false }
            let own = other / weight
            if let ratio, ratio != own { return false }
            ratio = own
        }
        return true
    }
}
