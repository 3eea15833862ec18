/// On which sides of their constants the rows of a system have to be, wherever the levels so far are at their optimum.
struct RowSides {
    /// By row: whether its terms may not make less than the constant, or not more.
    private(set) var isBoundBelow: [Bool]
    private(set) var isBoundAbove: [Bool]

    /// Nothing but the required rows, those that are not broken.
    init(_ exact: ExactRows, broken: Set<Int>) {
        let system = exact.system
        isBoundBelow = Array(repeating: false, count: system.rowCount)
        isBoundAbove = isBoundBelow
        for row in exact.rows where system.priorities[row] >= LinearSystem.required && !broken.contains(row) {
            isBoundBelow[row] = system.relations[row] != .lessThanOrEqual
            isBoundAbove[row] = system.relations[row] != .greaterThanOrEqual
        }
    }

    func isFixed(_ row: Int) -> Bool { isBoundBelow[row] && isBoundAbove[row] }
    func isBound(_ row: Int) -> Bool { isBoundBelow[row] || isBoundAbove[row] }

    /// What a row says of all points on the sides; `nil`: nothing.
    func relation(ofRow row: Int) -> RowRelation? {
        if isFixed(row) { return .equal }
        return isBoundBelow[row] ? .greaterThanOrEqual : isBoundAbove[row] ? .lessThanOrEqual : nil
    }

    /// Takes to their constants the rows that a multiplier holds there.
    mutating func fix(_ row: Int) {
        isBoundBelow[row] = true
        isBoundAbove[row] = true
    }

    /// Keeps a row of a level on the sides on which its error has the slope of its multiplier.
    mutating func keep(_ row: Int, _ relation: RowRelation, multiplier: Rational) {
        let (least, most) = relation.slopes
        if multiplier < most { isBoundAbove[row] = true }
        if least < multiplier { isBoundBelow[row] = true }
    }
}

extension RowRelation {
    /// The slopes of the error of a row below and above its constant.
    var slopes: (least: Rational, most: Rational) {
        switch self {
        case .equal: (-.one, .one)
        case .lessThanOrEqual: (.zero, .one)
        case .greaterThanOrEqual: (-.one, .zero)
        }
    }
}
