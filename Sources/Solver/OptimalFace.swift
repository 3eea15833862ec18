/// The optimal points of one component, where there is more than one: a polyhedron of dimension at least 1.
public struct OptimalFace: Sendable {
    /// The variables that are not determined, ascending.
    public internal(set) var variables: [Int]
    /// The number of degrees of freedom.
    public internal(set) var dimension: Int

    /// A direction in which one can go from an interior point without leaving the face.
    public struct Direction: Sendable, Equatable {
        /// The variable that leads: coefficient 1 here, 0 in the other directions of the same basis.
        public var pivot: Int
        /// By variable, ascending; no zeros.
        public var terms: [LinearTerm]
    }

    /// A basis of the face's directions in which each pivot is the first variable in `order` that is independent of the
    /// pivots before it. Variables that `order` leaves out follow, ascending.
    public func basis(order: [Int]) -> [Direction] { [] }

    /// The values of a point in the relative interior, one for each of `variables`.
    public func interiorPoint() -> [Double] { [] }

    /// The lowest and highest value of a linear functional over the face; `nil` where it is unbounded.
    ///
    /// Variables that are no variables of the face count with their values in the solution.
    public func range(of functional: [LinearTerm]) -> (lowest: Double?, highest: Double?) { (nil, nil) }

    /// How far one can go from `point` (values of `variables`) against and along a direction before leaving the face;
    /// `nil`: without end.
    public func reach(from point: [Double], along direction: [LinearTerm]) -> (backward: Double?, forward: Double?) {
        (nil, nil)
    }

    /// The variables that still vary when some are held fixed at an interior point.
    public func freeVariables(holding fixed: [Int]) -> [Int] { [] }

    /// The point of the face whose sum of |difference| to the targets is smallest; what that leaves open goes to the
    /// lexicographically smallest, by variable (a variable without a lowest value: nearest to 0).
    ///
    /// - Returns: The values of `variables`.
    public func nearestPoint(to targets: [(variable: Int, value: Double)]) -> [Double] { [] }
}
