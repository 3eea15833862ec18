// Written by notautolayout.py.

import UIKit

public protocol LayoutPropertyCanStoreLeftType: LayoutMakerPropertyType {
    associatedtype WillSetLeftProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreLeftType {
    public func setLeft(to left: Float) -> LayoutMaker<Property.WillSetLeftProperty> {
        adding(.line(.left) { _ in left })
    }

    public func setLeft(
        by left: @escaping (_ property: ViewLayoutGuides) -> Float
    ) -> LayoutMaker<Property.WillSetLeftProperty> {
        adding(.line(.left) { left($0.guides) })
    }

    public func pinLeft(
        to referenceView: UIView?,
        with left: @escaping (ViewPinGuides.Horizontal) -> Float
    ) -> LayoutMaker<Property.WillSetLeftProperty> {
        pinLeft(by: { [weak referenceView] in referenceView }, with: left)
    }

    public func pinLeft(
        by referenceView: @escaping () -> UIView?,
        with left: @escaping (ViewPinGuides.Horizontal) -> Float
    ) -> LayoutMaker<Property.WillSetLeftProperty> {
        adding(.line(.left) { left(.init(reference: $0.reference(referenceView))) })
    }
}

public protocol LayoutPropertyCanStoreCenterType: LayoutMakerPropertyType {
    associatedtype WillSetCenterProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreCenterType {
    public func setCenter(to center: Float) -> LayoutMaker<Property.WillSetCenterProperty> {
        adding(.line(.center) { _ in center })
    }

    public func setCenter(
        by center: @escaping (_ property: ViewLayoutGuides) -> Float
    ) -> LayoutMaker<Property.WillSetCenterProperty> {
        adding(.line(.center) { center($0.guides) })
    }

    public func pinCenter(
        to referenceView: UIView?,
        with center: @escaping (ViewPinGuides.Horizontal) -> Float
    ) -> LayoutMaker<Property.WillSetCenterProperty> {
        pinCenter(by: { [weak referenceView] in referenceView }, with: center)
    }

    public func pinCenter(
        by referenceView: @escaping () -> UIView?,
        with center: @escaping (ViewPinGuides.Horizontal) -> Float
    ) -> LayoutMaker<Property.WillSetCenterProperty> {
        adding(.line(.center) { center(.init(reference: $0.reference(referenceView))) })
    }
}

public protocol LayoutPropertyCanStoreRightType: LayoutMakerPropertyType {
    associatedtype WillSetRightProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreRightType {
    public func setRight(to right: Float) -> LayoutMaker<Property.WillSetRightProperty> {
        adding(.line(.right) { _ in right })
    }

    public func setRight(
        by right: @escaping (_ property: ViewLayoutGuides) -> Float
    ) -> LayoutMaker<Property.WillSetRightProperty> {
        adding(.line(.right) { right($0.guides) })
    }

    public func pinRight(
        to referenceView: UIView?,
        with right: @escaping (ViewPinGuides.Horizontal) -> Float
    ) -> LayoutMaker<Property.WillSetRightProperty> {
        pinRight(by: { [weak referenceView] in referenceView }, with: right)
    }

    public func pinRight(
        by referenceView: @escaping () -> UIView?,
        with right: @escaping (ViewPinGuides.Horizontal) -> Float
    ) -> LayoutMaker<Property.WillSetRightProperty> {
        adding(.line(.right) { right(.init(reference: $0.reference(referenceView))) })
    }
}

public protocol LayoutPropertyCanStoreTopType: LayoutMakerPropertyType {
    associatedtype WillSetTopProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTopType {
    public func setTop(to top: Float) -> LayoutMaker<Property.WillSetTopProperty> {
        adding(.line(.top) { _ in top })
    }

    public func setTop(
        by top: @escaping (_ property: ViewLayoutGuides) -> Float
    ) -> LayoutMaker<Property.WillSetTopProperty> {
        adding(.line(.top) { top($0.guides) })
    }

    public func pinTop(
        to referenceView: UIView?,
        with top: @escaping (ViewPinGuides.Vertical) -> Float
    ) -> LayoutMaker<Property.WillSetTopProperty> {
        pinTop(by: { [weak referenceView] in referenceView }, with: top)
    }

    public func pinTop(
        by referenceView: @escaping () -> UIView?,
        with top: @escaping (ViewPinGuides.Vertical) -> Float
    ) -> LayoutMaker<Property.WillSetTopProperty> {
        adding(.line(.top) { top(.init(reference: $0.reference(referenceView))) })
    }
}

public protocol LayoutPropertyCanStoreMiddleType: LayoutMakerPropertyType {
    associatedtype WillSetMiddleProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleType {
    public func setMiddle(to middle: Float) -> LayoutMaker<Property.WillSetMiddleProperty> {
        adding(.line(.middle) { _ in middle })
    }

    public func setMiddle(
        by middle: @escaping (_ property: ViewLayoutGuides) -> Float
    ) -> LayoutMaker<Property.WillSetMiddleProperty> {
        adding(.line(.middle) { middle($0.guides) })
    }

    public func pinMiddle(
        to referenceView: UIView?,
        with middle: @escaping (ViewPinGuides.Vertical) -> Float
    ) -> LayoutMaker<Property.WillSetMiddleProperty> {
        pinMiddle(by: { [weak referenceView] in referenceView }, with: middle)
    }

    public func pinMiddle(
        by referenceView: @escaping () -> UIView?,
        with middle: @escaping (ViewPinGuides.Vertical) -> Float
    ) -> LayoutMaker<Property.WillSetMiddleProperty> {
        adding(.line(.middle) { middle(.init(reference: $0.reference(referenceView))) })
    }
}

public protocol LayoutPropertyCanStoreBottomType: LayoutMakerPropertyType {
    associatedtype WillSetBottomProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomType {
    public func setBottom(to bottom: Float) -> LayoutMaker<Property.WillSetBottomProperty> {
        adding(.line(.bottom) { _ in bottom })
    }

    public func setBottom(
        by bottom: @escaping (_ property: ViewLayoutGuides) -> Float
    ) -> LayoutMaker<Property.WillSetBottomProperty> {
        adding(.line(.bottom) { bottom($0.guides) })
    }

    public func pinBottom(
        to referenceView: UIView?,
        with bottom: @escaping (ViewPinGuides.Vertical) -> Float
    ) -> LayoutMaker<Property.WillSetBottomProperty> {
        pinBottom(by: { [weak referenceView] in referenceView }, with: bottom)
    }

    public func pinBottom(
        by referenceView: @escaping () -> UIView?,
        with bottom: @escaping (ViewPinGuides.Vertical) -> Float
    ) -> LayoutMaker<Property.WillSetBottomProperty> {
        adding(.line(.bottom) { bottom(.init(reference: $0.reference(referenceView))) })
    }
}
