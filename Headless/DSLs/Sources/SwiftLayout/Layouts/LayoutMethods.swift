import UIKit

/// What has layout methods, below `sl`.
@MainActor
public protocol LayoutMethodAccessible {}

extension LayoutMethodAccessible {
    public var sl: LayoutMethodWrapper<Self> { LayoutMethodWrapper(base: self) }
}

extension UIView: LayoutMethodAccessible {}
extension UILayoutGuide: LayoutMethodAccessible {}

@MainActor
public struct LayoutMethodWrapper<Base: LayoutMethodAccessible> {
    let base: Base
}

extension LayoutMethodWrapper where Base: UIView {
    public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> ViewLayout<Base, EmptyLayout> {
        ViewLayout(base, EmptyLayout(), anchors: build())
    }

    public func sublayout<Sublayout: Layout>(
        @LayoutBuilder _ build: () -> Sublayout
    ) -> ViewLayout<Base, Sublayout> {
        ViewLayout(base, build())
    }

    public func onActivate(_ perform: @escaping @MainActor (Base) -> Void) -> ViewLayout<Base, EmptyLayout> {
        ViewLayout(base, EmptyLayout(), onActivate: perform)
    }

    public func identifying(_ accessibilityIdentifier: String) -> ViewLayout<Base, EmptyLayout> {
        ViewLayout(base, EmptyLayout()).identifying(accessibilityIdentifier)
    }

    public func eraseToAnyLayout() -> AnyLayout { AnyLayout(ViewLayout(base, EmptyLayout())) }
}

extension LayoutMethodWrapper where Base: UILayoutGuide {
    public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> GuideLayout<Base> {
        GuideLayout(base, anchors: build())
    }

    public func identifying(_ identifier: String) -> GuideLayout<Base> { GuideLayout(base).identifying(identifier) }

    public func eraseToAnyLayout() -> AnyLayout { AnyLayout(GuideLayout(base)) }
}
