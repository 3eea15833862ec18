import UIKit

/// A clear view around another one, with space between their edges.
public final class Margined: LayoutDraft<UIView> {
    // The closures of the initializers differ by what they give; this one must not be among them.
    private init(containing plans: [any ViewDraft]) {
        let container = UIView()
        container.backgroundColor = .clear
        super.init(view: container, plans: plans)
    }

    public convenience init<Inner: UIView>(by margins: UIEdgeInsets, _ draft: () -> LayoutDraft<Inner>) {
        self.init(containing: draft().fillParent().offsetted(using: margins).insertablePlans)
    }

    public convenience init<Inner: UIView>(
        by margins: UIEdgeInsets,
        _ relation: () -> DraftRelation<LayoutDraft<Inner>>
    ) {
        self.init(containing: relation().fillParent().offsetted(using: margins).insertablePlans)
    }

    public convenience init<Inner: UIView>(by margins: UIEdgeInsets, _ view: () -> Inner) {
        self.init(containing: view().drf.fillParent().offsetted(using: margins).insertablePlans)
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
