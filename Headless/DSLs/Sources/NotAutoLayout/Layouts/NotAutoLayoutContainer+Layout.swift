import UIKit

extension NotAutoLayoutContainer where Containee: UIView {
    public typealias Making = (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualProperty.Layout>
    public typealias SequentialMaking =
        (LayoutMaker<SequentialProperty.Initial>) -> LayoutMaker<SequentialProperty.Layout>

    /// The frame that the view has without its transform.
    public func layout(_ view: UIView, with frame: CGRect) {
        if view.transform.isIdentity {
            view.frame = frame
        } else {
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    public func layout(_ view: UIView, with layout: IndividualProperty.Layout) {
        self.layout(view, with: layout.frame(for: view, in: layoutGuides).cgValue)
    }

    public func layout(_ subview: UIView, by making: Making) { layout(subview, with: makeLayout(making)) }

    public func makeLayout(_ making: Making) -> IndividualProperty.Layout {
        making(LayoutMaker(parentView: body)).layout
    }

    public func makeSequentialLayout(_ making: SequentialMaking) -> SequentialProperty.Layout {
        SequentialProperty.Layout(steps: making(LayoutMaker(parentView: body)).steps)
    }

    public func layout(_ subviews: [UIView], with layout: SequentialProperty.Layout) {
        for (view, frame) in zip(subviews, layout.frames(for: subviews, in: layoutGuides)) {
            self.layout(view, with: frame.cgValue)
        }
    }

    public func layout(_ subviews: [UIView], by making: SequentialMaking) {
        layout(subviews, with: makeSequentialLayout(making))
    }
}
