import UIKit

/// Views in a row with equal gaps between them and at both ends.
public enum SequentialProperty {
    public enum Initial: LayoutPropertyCanStoreMiddleType {
        public typealias WillSetMiddleProperty = Middle
    }

    public enum Middle: LayoutPropertyCanStoreSizeType {
        public typealias WillSetSizeProperty = MiddleSize
    }

    public enum MiddleSize: LayoutPropertyCanStoreHorizontalInsetsType {
        public typealias WillSetHorizontalInsetsType = Layout
    }

    @MainActor
    public struct Layout: LayoutMakerPropertyType {
        let steps: [FrameStep]

        /// Gaps are measured in the superview's width; the row begins at 0 whatever the origin of its bounds.
        func frames(for views: [UIView], in guides: ViewLayoutGuides) -> [Rect] {
            var middle: Float = 0
            var sizes: [Size] = []
            for view in views {
                let context = FrameContext(targetView: view, guides: guides)
                for step in steps {
                    if case .line(_, let value) = step { middle = value(context) }
                    if case .size(let size) = step { sizes.append(size(context)) }
                }
            }
            let widths = sizes.reduce(0) { $0 + $1.width }
            let gap = (guides.width - widths) / Float(views.count + 1)
            var x: Float = 0
            return sizes.map { size in
                x += gap
                defer { x += size.width }
                return Rect(origin: Point(x: x, y: middle - size.height.half), size: size)
            }
        }
    }
}

public protocol LayoutPropertyCanStoreHorizontalInsetsType: LayoutMakerPropertyType {
    associatedtype WillSetHorizontalInsetsType: LayoutMakerPropertyType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreHorizontalInsetsType {
    public func setHorizontalInsetsEqualingToMargin() -> LayoutMaker<Property.WillSetHorizontalInsetsType> {
        LayoutMaker<Property.WillSetHorizontalInsetsType>(parentView: parentView, steps: steps)
    }
}
