import LayoutModel
import LayoutSemantics
import LayoutSolver

extension AmbiguityStory {
    /// Two optimal layouts that differ in every attribute of the finding: each the items in which they differ, in file
    /// order. All else is as ``Examination/point`` has it.
    ///
    /// Unbounded directions are cut at 1,000 points.
    func witnesses(in examination: Examination) -> [[Finding.Ambiguity.WitnessFrame]] {
        var first = examination.point
        var second = examination.point
        for (face, wanted) in wantedVariables(in: examination) {
            let ends = Self.ends(
                of: examination.solution.faces[face],
                around: examination.point,
                moving: wanted,
                along: pivots.filter { $0.face == face }.map(\.direction)
                    + companions.filter { $0.face == face }.map(\.direction)
            )
            for (variable, value) in ends.first { first[variable] = value }
            for (variable, value) in ends.second { second[variable] = value }
        }
        let faces = Set(wantedVariables(in: examination).map(\.face))
        var nodes: [Int] = []
        for face in faces {
            for variable in examination.solution.faces[face].variables where first[variable] != second[variable] {
                let node = VariableIndex(rawValue: variable).node
                if nodes.last != node { nodes.append(node) }
            }
        }
        if faces.count > 1 { nodes = Set(nodes).sorted() }
        var items = nodes.map { examination.lowered.item(ofNode: $0) }
        // Views are in order already.
        if let last = nodes.last, last >= examination.lowered.viewCount { items.sort(by: examination.isOrderedBefore) }
        return [first, second].map { point in
            items.map { item in
                Finding.Ambiguity.WitnessFrame(
                    item: examination.layout.id(of: item),
                    frame: examination.frame(of: item, at: point)
                )
            }
        }
    }

    /// The variables that the finding names, by face, faces ascending.
    private func wantedVariables(in examination: Examination) -> [(face: Int, variables: [Int])] {
        var wanted: [Int: [Int]] = [:]
        for (item, attributes) in [(root, attributes)] + dependents {
            for attribute in attributes {
                guard let variable = examination.lowered.variable(attribute, of: item),
                    let face = examination.freedom.face(of: variable)
                else { continue }
                wanted[face, default: []].append(variable)
            }
        }
        return wanted.keys.sorted().map { ($0, wanted[$0] ?? []) }
    }

    private typealias Ends = (first: [(variable: Int, value: Double)], second: [(variable: Int, value: Double)])

    private static let cut = 1000.0

    private static func ends(
        of face: OptimalFace,
        around point: [Double],
        moving wanted: [Int],
        along directions: [OptimalFace.Direction]
    ) -> Ends {
        let base = face.variables.map { point[$0] }
        for signs in 0..<4 {
            guard let combined = combination(of: directions, moving: wanted, variant: signs) else { continue }
            let reach = face.reach(from: base, along: combined)
            let backward = min(reach.backward ?? cut, cut)
            let forward = min(reach.forward ?? cut, cut)
            if backward + forward > 1e-6 {
                return (
                    combined.map { ($0.variable, point[$0.variable] - backward * $0.coefficient) },
                    combined.map { ($0.variable, point[$0.variable] + forward * $0.coefficient) }
                )
            }
        }
        return throughTheInterior(of: face, from: base, point: point, moving: wanted)
    }

    /// A sum of directions that moves every wanted variable; variants differ in signs and sizes.
    private static func combination(
        of directions: [OptimalFace.Direction],
        moving wanted: [Int],
        variant: Int
    ) -> [LinearTerm]? {
        if variant > 0 && directions.count == 1 { return nil }
        for attempt in 0..<4 {
            var sum: [LinearTerm] = []
            for (index, direction) in directions.enumerated() {
                let isNegative = variant == 1 && index % 2 == 1 || variant == 2 && index > 0
                let size = variant == 3 ? 1 / Double(index + 2) : 1 / Double(1 + index * attempt)
                sum = self.sum(of: sum, direction.terms, times: isNegative ? -size : size)
            }
            if wanted.allSatisfy({ abs(coefficient(of: $0, in: sum)) > 1e-9 }) {
                return sum.filter { $0.coefficient != 0 }
            }
        }
        return nil
    }

    /// Of terms by variable, ascending.
    private static func sum(of terms: [LinearTerm], _ others: [LinearTerm], times factor: Double) -> [LinearTerm] {
        var sum: [LinearTerm] = []
        sum.reserveCapacity(terms.count + others.count)
        var index = 0
        for other in others {
            while index < terms.count, terms[index].variable < other.variable {
                sum.append(terms[index])
                index += 1
            }
            var term = LinearTerm(other.variable, factor * other.coefficient)
            if index < terms.count, terms[index].variable == other.variable {
                term.coefficient += terms[index].coefficient
                index += 1
            }
            sum.append(term)
        }
        sum.append(contentsOf: terms[index...])
        return sum
    }

    private static func coefficient(of variable: Int, in terms: [LinearTerm]) -> Double {
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low < terms.count && terms[low].variable == variable ? terms[low].coefficient : 0
    }

    /// The point itself and an inner point of the face, moved on where the two agree in a wanted variable.
    private static func throughTheInterior(
        of face: OptimalFace,
        from base: [Double],
        point: [Double],
        moving wanted: [Int]
    ) -> Ends {
        var inner = face.interiorPoint()
        var place: [Int: Int] = [:]
        for (index, variable) in face.variables.enumerated() { place[variable] = index }
        for variable in wanted {
            guard let index = place[variable], abs(inner[index] - base[index]) <= 1e-6 else { continue }
            guard let direction = face.basis(order: [variable]).first(where: { $0.pivot == variable }) else { continue }
            let reach = face.reach(from: inner, along: direction.terms)
            let forward = min(reach.forward ?? cut, cut) / 2
            let step = forward > 1e-9 ? forward : -min(reach.backward ?? cut, cut) / 2
            for term in direction.terms {
                if let index = place[term.variable] { inner[index] += step * term.coefficient }
            }
        }
        return (
            zip(face.variables, base).map { ($0, $1) },
            zip(face.variables, inner).map { ($0, $1) }
        )
    }
}

extension Examination {
    /// The frame of an item at a point of the variables. The origin of a root is 0, 0.
    func frame(of item: Layout.Item, at point: [Double]) -> Rectangle {
        var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
        var isRoot = false
        if case .view(let view) = item { isRoot = layout.views[view].parent == nil }
        for attribute in FrameAttribute.allCases where !isRoot || attribute.isSize {
            if let variable = lowered.variable(attribute, of: item) { frame[attribute] = point[variable] }
        }
        return frame
    }
}
