// Written by notautolayout.py.

import UIKit

public protocol LayoutPropertyCanStoreTopLeftType: LayoutMakerPropertyType {
    associatedtype WillSetTopLeftProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTopLeftType {
    public func setTopLeft(to topLeft: Point) -> LayoutMaker<Property.WillSetTopLeftProperty> {
        adding(.point(.left, .top) { _ in topLeft })
    }

    public func setTopLeft(
        by topLeft: @escaping (_ property: ViewLayoutGuides) -> Point
    ) -> LayoutMaker<Property.WillSetTopLeftProperty> {
        adding(.point(.left, .top) { topLeft($0.guides) })
    }

    public func pinTopLeft(
        to referenceView: UIView?,
        with topLeft: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetTopLeftProperty> {
        pinTopLeft(by: { [weak referenceView] in referenceView }, with: topLeft)
    }

    public func pinTopLeft(
        by referenceView: @escaping () -> UIView?,
        with topLeft: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetTopLeftProperty> {
        adding(.point(.left, .top) { topLeft(.init(reference: $0.reference(referenceView))) })
    }
}

public protocol LayoutPropertyCanStoreTopCenterType: LayoutMakerPropertyType {
    associatedtype WillSetTopCenterProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTopCenterType {
    public func setTopCenter(to topCenter: Point) -> LayoutMaker<Property.WillSetTopCenterProperty> {
        adding(.point(.center, .top) { _ in topCenter })
    }

    public func setTopCenter(
        by topCenter: @escaping (_ property: ViewLayoutGuides) -> Point
    ) -> LayoutMaker<Property.WillSetTopCenterProperty> {
        adding(.point(.center, .top) { topCenter($0.guides) })
    }

    public func pinTopCenter(
        to referenceView: UIView?,
        with topCenter: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetTopCenterProperty> {
        pinTopCenter(by: { [weak referenceView] in referenceView }, with: topCenter)
    }

    public func pinTopCenter(
        by referenceView: @escaping () -> UIView?,
        with topCenter: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetTopCenterProperty> {
        adding(.point(.center, .top) { topCenter(.init(reference: $0.reference(referenceView))) })
    }
}

public protocol LayoutPropertyCanStoreTopRightType: LayoutMakerPropertyType {
    associatedtype WillSetTopRightProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTopRightType {
    public func setTopRight(to topRight: Point) -> LayoutMaker<Property.WillSetTopRightProperty> {
        adding(.point(.right, .top) { _ in topRight })
    }

    public func setTopRight(
        by topRight: @escaping (_ property: ViewLayoutGuides) -> Point
    ) -> LayoutMaker<Property.WillSetTopRightProperty> {
        adding(.point(.right, .top) { topRight($0.guides) })
    }

    public func pinTopRight(
        to referenceView: UIView?,
        with topRight: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetTopRightProperty> {
        pinTopRight(by: { [weak referenceView] in referenceView }, with: topRight)
    }

    public func pinTopRight(
        by referenceView: @escaping () -> UIView?,
        with topRight: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetTopRightProperty> {
        adding(.point(.right, .top) { topRight(.init(reference: $0.reference(referenceView))) })
    }
}

public protocol LayoutPropertyCanStoreMiddleLeftType: LayoutMakerPropertyType {
    associatedtype WillSetMiddleLeftProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleLeftType {
    public func setMiddleLeft(to middleLeft: Point) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
        adding(.point(.left, .middle) { _ in middleLeft })
    }

    public func setMiddleLeft(
        by middleLeft: @escaping (_ property: ViewLayoutGuides) -> Point
    ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
        adding(.point(.left, .middle) { middleLeft($0.guides) })
    }

    public func pinMiddleLeft(
        to referenceView: UIView?,
        with middleLeft: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
        pinMiddleLeft(by: { [weak referenceView] in referenceView }, with: middleLeft)
    }

    public func pinMiddleLeft(
        by referenceView: @escaping () -> UIView?,
        with middleLeft: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
        adding(.point(.left, .middle) { middleLeft(.init(reference: $0.reference(referenceView))) })
    }
}

public protocol LayoutPropertyCanStoreMiddleCenterType: LayoutMakerPropertyType {
    associatedtype WillSetMiddleCenterProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleCenterType {
    public func setMiddleCenter(to middleCenter: Point) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
        adding(.point(.center, .middle) { _ in middleCenter })
    }

    public func setMiddleCenter(
        by middleCenter: @escaping (_ property: ViewLayoutGuides) -> Point
    ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
        adding(.point(.center, .middle) { middleCenter($0.guides) })
    }

    public func pinMiddleCenter(
        to referenceView: UIView?,
        with middleCenter: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
        pinMiddleCenter(by: { [weak referenceView] in referenceView }, with: middleCenter)
    }

    public func pinMiddleCenter(
        by referenceView: @escaping () -> UIView?,
        with middleCenter: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
        adding(.point(.center, .middle) { middleCenter(.init(reference: $0.reference(referenceView))) })
    }
}

public protocol LayoutPropertyCanStoreMiddleRightType: LayoutMakerPropertyType {
    associatedtype WillSetMiddleRightProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleRightType {
    public func setMiddleRight(to middleRight: Point) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
        adding(.point(.right, .middle) { _ in middleRight })
    }

    public func setMiddleRight(
        by middleRight: @escaping (_ property: ViewLayoutGuides) -> Point
    ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
        adding(.point(.right, .middle) { middleRight($0.guides) })
    }

    public func pinMiddleRight(
        to referenceView: UIView?,
        with middleRight: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
        pinMiddleRight(by: { [weak referenceView] in referenceView }, with: middleRight)
    }

    public func pinMiddleRight(
        by referenceView: @escaping () -> UIView?,
        with middleRight: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
        adding(.point(.right, .middle) { middleRight(.init(reference: $0.reference(referenceView))) })
    }
}

public protocol LayoutPropertyCanStoreBottomLeftType: LayoutMakerPropertyType {
    associatedtype WillSetBottomLeftProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomLeftType {
    public func setBottomLeft(to bottomLeft: Point) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
        adding(.point(.left, .bottom) { _ in bottomLeft })
    }

    public func setBottomLeft(
        by bottomLeft: @escaping (_ property: ViewLayoutGuides) -> Point
    ) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
        adding(.point(.left, .bottom) { bottomLeft($0.guides) })
    }

    public func pinBottomLeft(
        to referenceView: UIView?,
        with bottomLeft: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
        pinBottomLeft(by: { [weak referenceView] in referenceView }, with: bottomLeft)
    }

    public func pinBottomLeft(
        by referenceView: @escaping () -> UIView?,
        with bottomLeft: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
        adding(.point(.left, .bottom) { bottomLeft(.init(reference: $0.reference(referenceView))) })
    }
}

public protocol LayoutPropertyCanStoreBottomCenterType: LayoutMakerPropertyType {
    associatedtype WillSetBottomCenterProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomCenterType {
    public func setBottomCenter(to bottomCenter: Point) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
        adding(.point(.center, .bottom) { _ in bottomCenter })
    }

    public func setBottomCenter(
        by bottomCenter: @escaping (_ property: ViewLayoutGuides) -> Point
    ) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
        adding(.point(.center, .bottom) { bottomCenter($0.guides) })
    }

    public func pinBottomCenter(
        to referenceView: UIView?,
        with bottomCenter: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
        pinBottomCenter(by: { [weak referenceView] in referenceView }, with: bottomCenter)
    }

    public func pinBottomCenter(
        by referenceView: @escaping () -> UIView?,
        with bottomCenter: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
        adding(.point(.center, .bottom) { bottomCenter(.init(reference: $0.reference(referenceView))) })
    }
}

public protocol LayoutPropertyCanStoreBottomRightType: LayoutMakerPropertyType {
    associatedtype WillSetBottomRightProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomRightType {
    public func setBottomRight(to bottomRight: Point) -> LayoutMaker<Property.WillSetBottomRightProperty> {
        adding(.point(.right, .bottom) { _ in bottomRight })
    }

    public func setBottomRight(
        by bottomRight: @escaping (_ property: ViewLayoutGuides) -> Point
    ) -> LayoutMaker<Property.WillSetBottomRightProperty> {
        adding(.point(.right, .bottom) { bottomRight($0.guides) })
    }

    public func pinBottomRight(
        to referenceView: UIView?,
        with bottomRight: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetBottomRightProperty> {
        pinBottomRight(by: { [weak referenceView] in referenceView }, with: bottomRight)
    }

    public func pinBottomRight(
        by referenceView: @escaping () -> UIView?,
        with bottomRight: @escaping (ViewPinGuides.Point) -> Point
    ) -> LayoutMaker<Property.WillSetBottomRightProperty> {
        adding(.point(.right, .bottom) { bottomRight(.init(reference: $0.reference(referenceView))) })
    }
}
