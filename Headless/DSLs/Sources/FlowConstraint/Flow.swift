import UIKit

/// Constraints of one view, queued by attribute, changed while they are queued, and made by the calls that name their
/// second item.
///
/// A flow does not keep its view alive. Use of one whose view is gone ends the process, as it does with the library.
@MainActor
public final class Flow {
    private weak var heldView: UIView?
    var queue = FlowQueue()

    init(_ view: UIView?) {
        heldView = view
    }

    /// The view, or `nil` with a report if it is gone.
    var view: UIView? {
        if heldView == nil {
            MisuseReport.report(
                Misuse(
                    severity: .exception(name: "Fatal error"),
                    reason: "A flow was used after its view was deallocated"
                )
            )
        }
        return heldView
    }
}

extension UIView {
    /// A flow with nothing queued.
    public func flow() -> Flow { Flow(self) }
}
