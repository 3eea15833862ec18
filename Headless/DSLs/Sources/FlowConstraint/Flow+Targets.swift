import UIKit

/// The calls that make constraints and activate them, in the view hierarchy as it is. They turn off the mask of the flow's
/// view, also where nothing is queued.
///
/// Each returns a new flow with nothing queued. What was left out stays queued in the flow that the call was made on.
extension Flow {
    @discardableResult
    public func withSuperview() -> Flow {
        guard let view else { return Flow(nil) }
        guard let superview = view.superview else {
            MisuseReport.report(
                Misuse(severity: .exception(name: "Fatal error"), reason: "View has no superview")
            )
            return Flow(view)
        }
        make(queue.entries, with: superview)
        return Flow(view)
    }

    /// - Returns: A flow of the *other* view, as in 0.0.2: what is chained to it constrains that view.
    @discardableResult
    public func withView(_ view: UIView, exclude items: [ConstraintItem] = []) -> Flow {
        make(queue.entries(excluding: items), with: view)
        return Flow(view)
    }

    /// Makes the constraint of one attribute: as it is queued, or `item == item` where this flow has none.
    ///
    /// - Returns: A flow of the *other* view, as in 0.0.2.
    @discardableResult
    public func withView(
        _ view: UIView,
        for item: ConstraintItem,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        let origin = FlowQueue.Origin(fileID: fileID, line: line)
        let other = FlowQueue.Entry(
            constraint: Constraint(item),
            attributes: Constraint.Attributes(item),
            origin: origin
        )
        make([queue.entry(of: item) ?? other], with: view)
        return Flow(view)
    }

    @discardableResult
    public func withSelf() -> Flow {
        guard let view else { return Flow(nil) }
        make(queue.entries, with: view)
        return Flow(view)
    }

    /// Takes the entries off the queue.
    private func make(_ entries: [FlowQueue.Entry], with target: UIView) {
        guard let view else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        for entry in entries {
            let attributes = entry.attributes
            NSLayoutConstraint(
                item: view,
                attribute: entry.constraint.item,
                relatedBy: attributes.relation,
                toItem: attributes.targetItem == .notAnAttribute ? nil : target,
                attribute: attributes.targetItem,
                multiplier: attributes.multiplier,
                constant: attributes.constant,
                fileID: entry.origin.fileID,
                line: entry.origin.line
            ).isActive = true
            queue.remove(entry.constraint)
        }
    }
}
