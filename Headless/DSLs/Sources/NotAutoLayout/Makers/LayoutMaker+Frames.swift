import UIKit

public protocol LayoutPropertyCanStoreFrameType: LayoutMakerPropertyType {
    associatedtype WillSetFrameProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreFrameType {
    public func setFrame(to frame: Rect) -> LayoutMaker<Property.WillSetFrameProperty> { adding(.frame { _ in frame }) }

    public func setFrame(
        by frame: @escaping (_ property: ViewLayoutGuides) -> Rect
    ) -> LayoutMaker<Property.WillSetFrameProperty> {
        adding(.frame { frame($0.guides) })
    }

    public func stickOnParent(withInsets insets: Insets = .zero) -> LayoutMaker<Property.WillSetFrameProperty> {
        adding(.frame { $0.guides.boundsGuide.frame(inside: insets) })
    }

    public func stickOnParentSafeArea(withInsets insets: Insets = .zero) -> LayoutMaker<Property.WillSetFrameProperty> {
        adding(.frame { $0.guides.safeAreaGuide.frame(inside: insets) })
    }
}
