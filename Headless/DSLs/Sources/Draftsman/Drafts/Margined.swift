import UIKit

/// A clear view around another one, with space between their edges.
public final class Margined: LayoutDraft<UIView> {
    private init(by margins: UIEdgeInsets, plan: () -> any PlanComponent) {
        let container = UIView()
        container.backgroundColor = .clear
        super.init(view: container, plans: plan().insertablePlans)
    }

    public convenience init<Inner: UIView>(by margins: UIEdgeInsets, _ draft: () -> LayoutDraft<Inner>) {
        self.init(by: margins, plan: { draft().fillParent().offsetted(using: margins) })
    }

    public convenience init<Inner: UIView>(
        by margins: UIEdgeInsets,
        _ relation: () -> DraftRelation<LayoutDraft<Inner>>
    ) {
        self.init(by: margins, plan: { relation().fillParent().offsetted(using: margins) })
    }

    public convenience init<Inner: UIView>(by margins: UIEdgeInsets, _ view: () -> Inner) {
        self.init(by: margins) { view().drf }
    }

    public convenience init<Inner: UIView>(by margin: CGFloat, _ draft: () -> LayoutDraft<Inner>) {
        self.init(by: UIEdgeInsets(insets: margin), draft)
    }

    public convenience init<Inner: UIView>(by margin: CGFloat, _ relation: () -> DraftRelation<LayoutDraft<Inner>>) {
        self.init(by: UIEdgeInsets(insets: margin), relation)
    }

    public convenience init<Inner: UIView>(by margin: CGFloat, _ view: () -> Inner) {
        self.init(by: UIEdgeInsets(insets: margin), view)
    }
}
