import UIKit

public protocol LayoutPropertyCanStoreSizeType: LayoutMakerPropertyType {
    associatedtype WillSetSizeProperty: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreSizeType {
    public func setSize(to size: Size) -> LayoutMaker<Property.WillSetSizeProperty> { adding(.size { _ in size }) }

    public func setSize(
        by size: @escaping (_ property: ViewLayoutGuides) -> Size
    ) -> LayoutMaker<Property.WillSetSizeProperty> {
        adding(.size { size($0.guides) })
    }

    public func fitSize(by fittingSize: Size = .zero) -> LayoutMaker<Property.WillSetSizeProperty> {
        adding(.size { Size($0.targetView.sizeThatFits(fittingSize.cgValue)) })
    }

    public func aspectFit(
        ratio: Float? = nil,
        in layoutGuideGetter: @escaping (ViewLayoutGuides) -> any LayoutGuideRepresentable = { $0 }
    ) -> LayoutMaker<Property.WillSetSizeProperty> {
        aspect(ratio, in: layoutGuideGetter, isFit: true)
    }

    public func aspectFill(
        ratio: Float? = nil,
        in layoutGuideGetter: @escaping (ViewLayoutGuides) -> any LayoutGuideRepresentable = { $0 }
    ) -> LayoutMaker<Property.WillSetSizeProperty> {
        aspect(ratio, in: layoutGuideGetter, isFit: false)
    }

    /// Within the safe area, also without `safeAreaOnly`: the library does not read it.
    public func aspectFit(
        ratio: Float? = nil,
        safeAreaOnly: Bool
    ) -> LayoutMaker<Property.WillSetSizeProperty> {
        aspect(ratio, in: { $0.safeAreaGuide }, isFit: true)
    }

    /// Within the safe area, also without `safeAreaOnly`: the library does not read it.
    public func aspectFill(
        ratio: Float? = nil,
        safeAreaOnly: Bool
    ) -> LayoutMaker<Property.WillSetSizeProperty> {
        aspect(ratio, in: { $0.safeAreaGuide }, isFit: false)
    }

    /// Without a ratio that of the view's content.
    private func aspect(
        _ ratio: Float?,
        in guide: @escaping (ViewLayoutGuides) -> any LayoutGuideRepresentable,
        isFit: Bool
    ) -> LayoutMaker<Property.WillSetSizeProperty> {
        adding(
            .size { context in
                let canvas = guide(context.guides).size
                let ratio = ratio ?? Size(context.targetView.sizeThatFits(.zero)).ratio
                if ratio.isNaN || canvas.ratio.isNaN { return canvas }
                return canvas.aspect(ratio, isFit: isFit)
            }
        )
    }
}
