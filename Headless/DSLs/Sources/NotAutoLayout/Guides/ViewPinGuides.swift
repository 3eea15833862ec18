import UIKit

/// The rectangles of another view. They have places, and no lengths. Without a guide's name its frame.
@MainActor
public enum ViewPinGuides {
    public struct Horizontal: HorizontalPinGuideRepresentable {
        let reference: PinReference

        public struct Guide: HorizontalPinGuideRepresentable {
            public let direction: UIUserInterfaceLayoutDirection
            let rect: Rect

            public func horizontal(at coordinate: Float) -> Float { rect.horizontalGeometry(at: coordinate) }
        }

        private func guide(_ rect: Rect) -> Guide { Guide(direction: reference.direction, rect: rect) }

        public var frameGuide: Guide { guide(reference.frame) }
        public var identityFrameGuide: Guide { guide(reference.identityFrame) }
        public var layoutMarginsGuide: Guide { guide(reference.layoutMargins) }
        public var readableGuide: Guide { guide(reference.readable) }
        public var safeAreaGuide: Guide { guide(reference.safeArea) }

        public var direction: UIUserInterfaceLayoutDirection { reference.direction }
        public func horizontal(at coordinate: Float) -> Float { frameGuide.horizontal(at: coordinate) }
    }

    public struct Vertical: VerticalPinGuideRepresentable {
        let reference: PinReference

        public struct Guide: VerticalPinGuideRepresentable {
            let rect: Rect

            public func vertical(at coordinate: Float) -> Float { rect.verticalGeometry(at: coordinate) }
        }

        public var frameGuide: Guide { Guide(rect: reference.frame) }
        public var identityFrameGuide: Guide { Guide(rect: reference.identityFrame) }
        public var layoutMarginsGuide: Guide { Guide(rect: reference.layoutMargins) }
        public var readableGuide: Guide { Guide(rect: reference.readable) }
        public var safeAreaGuide: Guide { Guide(rect: reference.safeArea) }

        public func vertical(at coordinate: Float) -> Float { frameGuide.vertical(at: coordinate) }
    }

    public struct Point: PointPinGuideRepresentable {
        let reference: PinReference

        public struct Guide: PointPinGuideRepresentable {
            public let direction: UIUserInterfaceLayoutDirection
            let rect: Rect

            public func pointAt(x: Float, y: Float) -> NotAutoLayout.Point { rect.pointGeometryAt(x: x, y: y) }
        }

        private func guide(_ rect: Rect) -> Guide { Guide(direction: reference.direction, rect: rect) }

        public var frameGuide: Guide { guide(reference.frame) }
        public var identityFrameGuide: Guide { guide(reference.identityFrame) }
        public var layoutMarginsGuide: Guide { guide(reference.layoutMargins) }
        public var readableGuide: Guide { guide(reference.readable) }
        public var safeAreaGuide: Guide { guide(reference.safeArea) }

        public var direction: UIUserInterfaceLayoutDirection { reference.direction }
        public func pointAt(x: Float, y: Float) -> NotAutoLayout.Point { frameGuide.pointAt(x: x, y: y) }
    }
}
