import UIKit

/// Where a plan is while it is built.
@MainActor
public final class PlanContext {
    /// The planned object whose plan this is.
    let root: (any Planned)?
    private(set) var currentView: UIView
    private var previousView: UIView?

    init(root: (any Planned)? = nil, view: UIView) {
        self.root = root
        currentView = view
    }

    /// Comes to a view. The view before it, unless it is the same, is the previous one then.
    func move(to view: UIView) {
        if view === currentView { return }
        previousView = currentView
        currentView = view
    }

    /// What an anonymous layout is for the current view; `nil`, after UIKit's crash was reported, where it is nothing.
    func layout(_ anonymous: AnonymousLayout) -> (any LayoutWithAnchors)? {
        switch anonymous {
        case .mySelf: currentView
        case .parent: required(currentView.superview, "superview", anonymous)
        case .safeArea: required(currentView.superview, "superview", anonymous)?.safeAreaLayoutGuide
        case .keyboard: required(currentView.superview, "superview", anonymous)?.keyboardGuide(isSafe: false)
        case .keyboardSafeArea: required(currentView.superview, "superview", anonymous)?.keyboardGuide(isSafe: true)
        case .previous: required(previousView, "previous view", anonymous)
        case .previousSafeArea: required(previousView, "previous view", anonymous)?.safeAreaLayoutGuide
        }
    }

    /// Draftsman unwraps these by force.
    private func required(_ view: UIView?, _ what: String, _ anonymous: AnonymousLayout) -> UIView? {
        if view == nil {
            MisuseReport.report(
                Misuse(
                    severity: .exception(name: "Fatal error"),
                    reason: "\(currentView) has no \(what), which .\(anonymous) needs (Draftsman crashes here)"
                )
            )
        }
        return view
    }
}
