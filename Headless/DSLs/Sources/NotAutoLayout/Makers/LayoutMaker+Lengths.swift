import UIKit

public protocol LayoutPropertyCanStoreWidthType: LayoutMakerPropertyType {
    associatedtype WillSetWidthProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreWidthType {
    public func setWidth(to width: Float) -> LayoutMaker<Property.WillSetWidthProperty> {
        adding(.length(.horizontal, .value { _ in width }))
    }

    public func setWidth(
        by width: @escaping (_ property: ViewLayoutGuides) -> Float
    ) -> LayoutMaker<Property.WillSetWidthProperty> {
        adding(.length(.horizontal, .value { width($0.guides) }))
    }

    public func fitWidth(by fittingWidth: Float = 0) -> LayoutMaker<Property.WillSetWidthProperty> {
        adding(.length(.horizontal, .fits(fittingWidth)))
    }
}

public protocol LayoutPropertyCanStoreHeightType: LayoutMakerPropertyType {
    associatedtype WillSetHeightProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreHeightType {
    public func setHeight(to height: Float) -> LayoutMaker<Property.WillSetHeightProperty> {
        adding(.length(.vertical, .value { _ in height }))
    }

    public func setHeight(
        by height: @escaping (_ property: ViewLayoutGuides) -> Float
    ) -> LayoutMaker<Property.WillSetHeightProperty> {
        adding(.length(.vertical, .value { height($0.guides) }))
    }

    public func fitHeight(by fittingHeight: Float = 0) -> LayoutMaker<Property.WillSetHeightProperty> {
        adding(.length(.vertical, .fits(fittingHeight)))
    }
}
