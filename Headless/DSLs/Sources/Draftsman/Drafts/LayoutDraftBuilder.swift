import UIKit

/// Sets properties of the view, each at once; `drf` goes back to the draft.
@MainActor
@dynamicMemberLookup
public final class LayoutDraftBuilder<View: UIView>: PlanComponent {
    public let drf: LayoutDraft<View>

    init(_ draft: LayoutDraft<View>) {
        drf = draft
    }

    public var insertablePlans: [any ViewDraft] { drf.insertablePlans }

    public subscript<Property>(
        dynamicMember keyPath: KeyPath<View, Property>
    ) -> PropertyAssigner<View, Property> {
        PropertyAssigner(self, keyPath)
    }
}

/// A property, possibly of a property, that is set by calling it.
@MainActor
@dynamicMemberLookup
public struct PropertyAssigner<View: UIView, Property> {
    private let builder: LayoutDraftBuilder<View>
    private let keyPath: KeyPath<View, Property>

    init(_ builder: LayoutDraftBuilder<View>, _ keyPath: KeyPath<View, Property>) {
        self.builder = builder
        self.keyPath = keyPath
    }

    /// Without effect on constants, as in Draftsman.
    public func callAsFunction(_ value: Property) -> LayoutDraftBuilder<View> {
        if let writable = keyPath as? ReferenceWritableKeyPath<View, Property> {
            builder.drf.underlyingView[keyPath: writable] = value
        }
        return builder
    }

    public subscript<Member>(
        dynamicMember member: KeyPath<Property, Member>
    ) -> PropertyAssigner<View, Member> {
        PropertyAssigner<View, Member>(builder, keyPath.appending(path: member))
    }
}

extension LayoutDraft {
    public var builder: LayoutDraftBuilder<View> { LayoutDraftBuilder(self) }
}
