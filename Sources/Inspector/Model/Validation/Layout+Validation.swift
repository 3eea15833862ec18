extension Layout {
    /// Looks for faults in all constraints: sets ``Constraint/fault`` of each, and returns the faults.
    ///
    /// - Parameter places: The places of the constraints in their file.
    /// - Returns: One finding for each faulty constraint, in the order of the constraints.
    /// - Complexity: O(constraints x log roots).
    public mutating func validate(places: Places = Places()) -> [Finding] {
        let faults = constraintFaults()
        var findings: [Finding] = []
        for index in constraints.indices {
            let fault = faults?[index]
            // Writing nothing where nothing changes leaves the array shared.
            if fault != constraints[index].fault { constraints[index].fault = fault }
            guard let fault else { continue }
            var finding = Finding(ruleID: fault.rule, severity: .error, message: fault.message)
            finding.constraints = [constraints[index].id]
            finding.views = relatedIDs(of: constraints[index])
            finding.place = places.constraints.indices.contains(index) ? places.constraints[index] : nil
            finding.source = constraints[index].location
            findings.append(finding)
        }
        return findings
    }

    /// - Returns: `nil` where no constraint has a fault.
    private func constraintFaults() -> [Int: Fault]? {
        let context = ValidationContext(self)
        var faults: [Int: Fault] = [:]
        constraints.withUnsafeBufferPointer { constraints in
            for index in constraints.indices where !context.isSound(constraints, index) {
                if let fault = Self.fault(of: constraints[index], in: context) { faults[index] = fault }
            }
        }
        return faults.isEmpty ? nil : faults
    }

    /// Why a constraint could not participate in this layout; `nil` where it can.
    public func fault(of constraint: Constraint) -> Fault? {
        Self.fault(of: constraint, in: ValidationContext(self))
    }

    private static func fault(of constraint: Constraint, in context: ValidationContext) -> Fault? {
        for rule in ConstraintRules.all {
            if let fault = rule.fault(of: constraint, in: context) {
                return Fault(rule.info, message: "the constraint \"\(constraint.id)\" \(fault)")
            }
        }
        return nil
    }

    private func relatedIDs(of constraint: Constraint) -> [String] {
        var ids: [String] = []
        for anchor in constraint.anchors {
            if case .missing = anchor.item { continue }
            let id = id(of: anchor.item)
            if !ids.contains(id) { ids.append(id) }
        }
        return ids
    }
}

extension [Finding] {
    /// Sorted by place, those without one last; equal ones stay as they are.
    package func inOrderOfPlaces() -> [Finding] {
        enumerated().sorted { left, right in
            switch (left.element.place, right.element.place) {
            case (let a?, let b?) where a != b: a < b
            case (_?, nil): true
            case (nil, _?): false
            default: left.offset < right.offset
            }
        }.map(\.element)
    }
}
