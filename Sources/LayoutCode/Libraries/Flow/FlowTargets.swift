import LayoutModel
import LayoutSyntax

/// What makes queued constraints (`Flow+TargetView.swift`).
extension CodeRun {
    /// What makes the queued constraints, and returns a new flow (`Flow+TargetView.swift`).
    mutating func flowTarget(
        _ name: String,
        _ flow: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        let view = flows[flow].view
        let all = flows[flow].queue.map(\.attribute)
        switch (name, arguments.map { $0.label ?? "" }) {
        case ("withSuperview", []):
            guard let superview = objects[view].parent else {
                throw fault("the view has no superview here, so FlowConstraint would stop", token)
            }
            try make(all, of: flow, with: superview, token)
        case ("withSelf", []): try make(all, of: flow, with: view, token)
        case ("withView", [""]), ("withView", ["", "exclude"]), ("withView", ["", "for"]):
            let other = try object(arguments[0].value)
            if arguments.last?.label == "for" {
                let attribute = try flowAttribute(arguments[1].value)
                if flows[flow][attribute] == nil {
                    flows[flow][attribute] = FlowQueue.Queued(target: attribute, token: token)
                }
                try make([attribute], of: flow, with: other, token)
            } else {
                var excluded: [LayoutAttribute?] = []
                if arguments.count == 2 {
                    for value in try list(arguments[1].value) {
                        excluded.append(try flowItem(value, arguments[1].value.token))
                    }
                }
                try make(all.filter { !excluded.contains($0) }, of: flow, with: other, token)
            }
            // Its argument hides the property of the same name: the new flow is the other view's.
            return self.flow(of: other)
        default: return nil
        }
        return self.flow(of: view)
    }

    /// The queued constraints are made and active at once.
    private mutating func make(
        _ attributes: [LayoutAttribute],
        of flow: Int,
        with other: Int,
        _ token: Int
    ) throws(ReadError) {
        let view = flows[flow].view
        objects[view].view.statedTranslatesAutoresizingMask = false
        for attribute in attributes {
            guard let queued = flows[flow][attribute] else { continue }
            flows[flow][attribute] = nil
            var constraint = Layout.Constraint(id: "")
            constraint.first = .init(.view(view), attribute)
            constraint.relation = queued.relation
            constraint.constant = queued.constant
            if let target = queued.target {
                constraint.second = .init(.view(other), target)
                constraint.multiplier = queued.multiplier
                if queued.multiplier == 0 { throw fault("a multiplier of 0 stops the program", queued.token) }
            }
            constraints[try make(constraint, queued.token)].constraint.isActive = true
        }
    }

    /// `edges(8)`: two groups with the superview, the first of which takes along what was queued before.
    mutating func flowEdges(_ flow: Int, _ arguments: [SwiftCode.Argument], _ token: Int)
        throws(ReadError) -> CodeValue?
    {
        guard arguments.count <= 1, arguments.first?.label == nil else {
            throw fault("expected edges() or edges(8)", token)
        }
        let inset = try arguments.first.map { (argument) throws(ReadError) in try number(argument.value) } ?? 0
        var value: CodeValue? = .library(FlowValue.flow(flow))
        for (attributes, constant) in [([LayoutAttribute.left, .top], inset), ([.right, .bottom], 0 - inset)] {
            guard case .flow(let flow)? = value?.flow else { break }
            for attribute in attributes {
                flows[flow][attribute] = FlowQueue.Queued(target: attribute, token: token)
            }
            flows[flow].change({ _ in true }) { $0.constant = constant }
            value = try flowTarget("withSuperview", flow, [], token)
        }
        return value
    }
}
