/// How the two sides of a row compare.
public enum RowRelation: UInt8, Sendable, BitwiseCopyable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual

    /// The relation after both sides change their sign.
    package var mirrored: RowRelation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

/// A coefficient and the index of its variable.
public struct LinearTerm: Sendable, Equatable, BitwiseCopyable {
    public var variable: Int
    public var coefficient: Double

    public init(_ variable: Int, _ coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// Linear constraints over free variables, each with a relation, a constant and a priority.
///
/// A row says: the sum of its terms  relation  constant. Rows of priority 1000 are required; the others are satisfied
/// as well as possible, higher priorities first, strictly lexicographically: at each priority the sum of the errors is
/// minimised without giving up anything above. Variables have no bounds of their own.
///
/// Terms are in one flat array (compressed rows), so that a row costs no allocation.
public struct LinearSystem: Sendable {
    public static let required = 1000.0

    public let variableCount: Int
    /// The terms of row `r` are `terms[rowStarts[r]..<rowStarts[r + 1]]`, with no variable twice and no zero.
    public private(set) var terms: [LinearTerm] = []
    public private(set) var rowStarts: [Int] = [0]
    public private(set) var relations: [RowRelation] = []
    public private(set) var constants: [Double] = []
    /// In (0, 1000].
    public private(set) var priorities: [Double] = []
    /// Among required rows that have no solution together, those of lower rank are kept first; within a rank, the row
    /// that was added first.
    public private(set) var keepRanks: [UInt8] = []
    /// Rows that depend on a guess: a conflict without them is looked for first.
    public private(set) var isAssumed: [Bool] = []
    public private(set) var isEnabled: [Bool] = []
    /// Rows added or changed since a solver last looked: what it has to look at again. Nothing is noted before the first
    /// time.
    private(set) var touchedRows: [Int] = []
    /// Whether anything but constants has changed since.
    private(set) var isReshaped = false
    private var isWatched = false

    public init(variableCount: Int) {
        self.variableCount = variableCount
    }

    public var rowCount: Int { relations.count }

    public func terms(of row: Int) -> ArraySlice<LinearTerm> {
        terms[rowStarts[row]..<rowStarts[row + 1]]
    }

    public mutating func reserveCapacity(rows: Int, terms termCount: Int) {
        terms.reserveCapacity(termCount)
        rowStarts.reserveCapacity(rows + 1)
        relations.reserveCapacity(rows)
        constants.reserveCapacity(rows)
        priorities.reserveCapacity(rows)
        keepRanks.reserveCapacity(rows)
        isAssumed.reserveCapacity(rows)
        isEnabled.reserveCapacity(rows)
    }

    /// Adds a row. Terms of one variable are added up; those that cancel out, but for rounding, are left out.
    ///
    /// - Returns: The index of the row.
    /// - Complexity: Linear in the terms, of which few belong to one variable; long rows are sorted first.
    @discardableResult
    public mutating func addRow(
        _ newTerms: some Sequence<LinearTerm>,
        _ relation: RowRelation,
        _ constant: Double,
        priority: Double = required,
        keepRank: UInt8 = 0,
        isAssumed assumed: Bool = false
    ) -> Int {
        let start = terms.count
        terms.append(contentsOf: newTerms)
        simplifyTerms(from: start)
        return endRow(relation, constant, priority, keepRank, assumed)
    }

    /// Adds a row whose terms are of different variables, none of them 0.
    ///
    /// - Complexity: Linear in the terms.
    @discardableResult
    package mutating func addRow(
        distinct newTerms: [LinearTerm],
        _ relation: RowRelation,
        _ constant: Double,
        priority: Double = required,
        keepRank: UInt8 = 0,
        isAssumed assumed: Bool = false
    ) -> Int {
        terms.append(contentsOf: newTerms)
        return endRow(relation, constant, priority, keepRank, assumed)
    }

    /// Adds the row of the terms that were added last.
    private mutating func endRow(
        _ relation: RowRelation,
        _ constant: Double,
        _ priority: Double,
        _ keepRank: UInt8,
        _ assumed: Bool
    ) -> Int {
        rowStarts.append(terms.count)
        relations.append(relation)
        constants.append(constant)
        priorities.append(priority)
        keepRanks.append(keepRank)
        isAssumed.append(assumed)
        isEnabled.append(true)
        touch(relations.count - 1)
        return relations.count - 1
    }

    /// Up to this many terms, looking for a variable one by one beats sorting.
    private static let fewTerms = 16

    /// Adds up the terms of each variable and leaves out those that cancel. Long rows are sorted on the way.
    private mutating func simplifyTerms(from start: Int) {
        let isShort = terms.count - start <= Self.fewTerms
        if !isShort { terms[start...].sort { $0.variable < $1.variable } }
        var kept = start
        for index in start..<terms.count {
            let term = terms[index]
            let candidates = isShort ? start : max(start, kept - 1)
            if let known = terms[candidates..<kept].firstIndex(where: { $0.variable == term.variable }) {
                let sum = terms[known].coefficient + term.coefficient
                // What 0.1 + 0.2 - 0.3 leaves is rounding, and must not become a coefficient.
                let isCancelled = abs(sum) <= 4 * max(abs(term.coefficient), abs(terms[known].coefficient)).ulp
                terms[known].coefficient = isCancelled ? 0 : Self.asWritten(sum, of: term.coefficient)
            } else {
                terms[kept] = term
                kept += 1
            }
        }
        terms.removeSubrange(kept...)
        if terms[start...].contains(where: { $0.coefficient == 0 }) {
            let nonzero = terms[start...].filter { $0.coefficient != 0 }
            terms.replaceSubrange(start..., with: nonzero)
        }
    }

    /// A sum as it would be written: 0.1 + 0.2 is 0.3, and not the number after it, which would make rows all but parallel
    /// that are meant to be so.
    private static func asWritten(_ sum: Double, of part: Double) -> Double {
        let written = (sum * 1e12).rounded() / 1e12
        return abs(written - sum) <= 4 * max(abs(sum), abs(part)).ulp ? written : sum
    }

    /// - Complexity: O(1); solving again touches what the constant moves, where nothing else is changed.
    public mutating func setConstant(_ constant: Double, ofRow row: Int) {
        let isNumber = constants[row].isFinite && constant.isFinite
        constants[row] = constant
        touch(row, reshapes: !isNumber)
    }

    public mutating func setRelation(_ relation: RowRelation, ofRow row: Int) {
        relations[row] = relation
        touch(row)
    }

    public mutating func setPriority(_ priority: Double, ofRow row: Int) {
        priorities[row] = priority
        touch(row)
    }

    public mutating func setEnabled(_ enabled: Bool, row: Int) {
        isEnabled[row] = enabled
        touch(row)
    }

    private mutating func touch(_ row: Int, reshapes: Bool = true) {
        if !isWatched { return }
        touchedRows.append(row)
        isReshaped = isReshaped || reshapes
    }

    /// Starts to note anew what changes.
    mutating func watchChanges() {
        touchedRows.removeAll()
        isReshaped = false
        isWatched = true
    }

    /// By how much the row fails at a point, in the units of its constant; 0 where it holds.
    public func error(ofRow row: Int, at values: [Double]) -> Double {
        var difference = -constants[row]
        for term in terms(of: row) { difference += term.coefficient * values[term.variable] }
        switch relations[row] {
        case .equal: return abs(difference)
        case .lessThanOrEqual: return max(0, difference)
        case .greaterThanOrEqual: return max(0, -difference)
        }
    }
}
