import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A solved layout in which lengths that contents ask for are parameters: how long a content can get before its view clips it.
///
/// `view.length >= content` becomes `view.length - parameter >= 0`, with the parameter fixed by a required row of its own, so that
/// what the layout does with a longer content is piecewise linear in it (``ParametricPart``) and its limit exact.
struct ContentParameters {
    /// The length of one view's content.
    struct Parameter {
        let view: Int
        let axis: Axis
        /// The row by which the content resists compression; it has the same index in the layout's own system.
        let row: Int
        /// The row that fixes the parameter.
        fileprivate let fixed: Int
    }

    /// In the order of the layout's rows.
    let parameters: [Parameter]
    private let system: LinearSystem
    private let isBroken: Set<Int>

    /// No content is longer, in points.
    static let longest = 100_000.0
    /// What is not seen, in points.
    private static let tolerance = 1e-6

    /// - Parameters:
    ///   - lowered: The layout, at the size asked about.
    ///   - broken: The required rows that are broken there.
    ///   - views: Whose contents are parameters, along which axis.
    init(_ lowered: LoweredLayout, broken: [Int], of isAsked: (_ view: Int, _ axis: Axis) -> Bool) {
        let own = lowered.system
        var rows: [(view: Int, axis: Axis, row: Int)] = []
        var places: [Int: Int] = [:]
        var hugging: [Int: Int] = [:]
        for row in 0..<own.rowCount where own.participates(row) {
            guard let (view, axis, isHugging) = lowered.content(ofRow: row), isAsked(view, axis),
                let variable = own.terms(of: row).first?.variable
            else { continue }
            if isHugging {
                hugging[variable] = row
            } else {
                places[row] = rows.count
                rows.append((view, axis, row))
            }
        }
        for (place, asked) in rows.enumerated() {
            let variable = own.terms(of: asked.row).first?.variable
            if let row = variable.flatMap({ hugging[$0] }) { places[row] = place }
        }
        var system = LinearSystem(variableCount: own.variableCount + rows.count)
        system.reserveCapacity(rows: own.rowCount + rows.count, terms: own.terms.count + 3 * rows.count)
        for row in 0..<own.rowCount {
            var terms = Array(own.terms(of: row))
            if let place = places[row] { terms.append(LinearTerm(own.variableCount + place, -1)) }
            system.addRow(
                distinct: terms,
                own.relations[row],
                places[row] == nil ? own.constants[row] : 0,
                priority: own.priorities[row],
                keepRank: own.keepRanks[row],
                isAssumed: own.isAssumed[row]
            )
            if !own.isEnabled[row] { system.setEnabled(false, row: row) }
        }
        parameters = rows.enumerated().map { place, asked in
            let term = LinearTerm(own.variableCount + place, 1)
            let fixed = system.addRow(distinct: [term], .equal, own.constants[asked.row])
            return Parameter(view: asked.view, axis: asked.axis, row: asked.row, fixed: fixed)
        }
        self.system = system
        isBroken = Set(broken)
    }

    /// How long a content can get.
    enum Limit {
        /// Points of the frame.
        case length(Double)
        case none
        /// Required constraints conflict, so that it depends on what is broken; or the work was not enough.
        case unknown

        func map(_ body: (Double) -> Double) -> Double? {
            if case .length(let length) = self { body(length) } else { nil }
        }
    }

    /// The length up to which a content is not clipped.
    ///
    /// Where a view has more room for a longer content than for a shorter one, the first length counts beyond which one is clipped.
    ///
    /// - Parameter work: See ``ParametricPart/pieces(in:work:isCancelled:)``.
    func limit(
        of parameter: Parameter,
        work: inout Int,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> Limit {
        guard var part = part(around: parameter.fixed, with: parameter.row),
            !part.rows.contains(where: isBroken.contains),
            let holds = try part.feasibleRange(isCancelled: isCancelled)
        else { return .unknown }
        let most = max(0, min(Self.longest, holds.highest ?? .infinity))
        guard let pieces = try part.pieces(in: 0...most, work: &work, isCancelled: isCancelled) else {
            return .unknown
        }
        var last: (length: Double, error: Double)?
        for length in [0] + pieces.map(\.range.upperBound) {
            let errors = try part.errors(ofRows: [parameter.row], at: length, isCancelled: isCancelled)
            let error = (errors.first ?? nil) ?? 0
            if let last, last.error <= Self.tolerance, error > Self.tolerance {
                return .length(length - error / (error - last.error) * (length - last.length))
            }
            last = (length, error)
        }
        // Not even the longest is clipped, or every one is.
        guard let last, last.error <= Self.tolerance else { return .length(0) }
        return most < Self.longest ? .length(most) : .none
    }

    /// The length that a view has where its content is longer than any, in points of the frame.
    ///
    func greatestLength(
        of parameter: Parameter,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> Limit {
        guard var part = part(around: parameter.fixed, with: parameter.row),
            !part.rows.contains(where: isBroken.contains),
            let holds = try part.feasibleRange(isCancelled: isCancelled)
        else { return .unknown }
        let most = max(0, min(Self.longest, holds.highest ?? .infinity))
        let errors = try part.errors(ofRows: [parameter.row], at: most, isCancelled: isCancelled)
        guard let error = errors.first ?? nil, error > Self.tolerance || most < Self.longest else { return .none }
        return .length(most - error)
    }

    /// Where over a range of one row's constant, such as the width of a root, a content of some length lacks most.
    ///
    /// - Parameters:
    ///   - length: Of the content, in points of the frame.
    ///   - row: A required equality on a single variable.
    /// - Returns: `nil` where it lacks nothing, or the work was not enough.
    func worst(
        of parameter: Parameter,
        length: Double,
        overConstants range: ClosedRange<Double>,
        ofRow row: Int,
        work: inout Int,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> Double? {
        var copy = self
        copy.setLength(length, of: parameter)
        guard var part = copy.part(around: row, with: parameter.row) else { return nil }
        guard let holds = try part.feasibleRange(isCancelled: isCancelled) else { return nil }
        let low = max(range.lowerBound, holds.lowest ?? -.infinity)
        let high = min(range.upperBound, holds.highest ?? .infinity)
        guard low <= high, let pieces = try part.pieces(in: low...high, work: &work, isCancelled: isCancelled) else {
            return nil
        }
        var worst: (constant: Double, error: Double)?
        for constant in [low] + pieces.map(\.range.upperBound) {
            let errors = try part.errors(ofRows: [parameter.row], at: constant, isCancelled: isCancelled)
            if let error = errors.first ?? nil, error > max(Self.tolerance, worst?.error ?? 0) {
                worst = (constant, error)
            }
        }
        return worst?.constant
    }

    private mutating func setLength(_ length: Double, of parameter: Parameter) {
        var changed = system
        changed.setConstant(length, ofRow: parameter.fixed)
        self = Self(parameters: parameters, system: changed, isBroken: isBroken)
    }

    private init(parameters: [Parameter], system: LinearSystem, isBroken: Set<Int>) {
        self.parameters = parameters
        self.system = system
        self.isBroken = isBroken
    }

    private func part(around fixed: Int, with row: Int) -> ParametricPart? {
        ParametricPart.parts(of: system, around: fixed, broken: isBroken.sorted()).first { $0.rows.binarySearch(row) }
    }
}

extension LoweredLayout {
    /// Of which view's content, along which axis, a row is; `nil` for any other row.
    func content(ofRow row: Int) -> (view: Int, axis: Axis, isHugging: Bool)? {
        let item: Layout.Item
        let axis: Axis
        let isHugging: Bool
        switch sources[row] {
        case .made(let index):
            guard case .content(let attribute, let hugging) = made[index].role else { return nil }
            (item, axis, isHugging) = (made[index].item, attribute.axis, hugging)
        case .constraint(let index):
            let constraint = layout.constraints[index]
            guard constraint.origin == .contentSize, constraint.terms.isEmpty, constraint.second == nil,
                let first = constraint.first, constraint.relation != .equal
            else { return nil }
            (item, axis, isHugging) = (first.item, first.attribute.axis, constraint.relation == .lessThanOrEqual)
        }
        guard case .view(let view) = item else { return nil }
        return (view, axis, isHugging)
    }
}
