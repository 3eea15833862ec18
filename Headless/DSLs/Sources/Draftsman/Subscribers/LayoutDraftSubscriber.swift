import Combine
import UIKit

extension LayoutDraft {
    /// Takes the properties' values from publishers. The library spells it so.
    public var subcriber: LayoutDraftSubscriber<View> { LayoutDraftSubscriber(self) }

    func assign<Property, P: Publisher>(
        _ keyPath: ReferenceWritableKeyPath<View, Property>,
        _ publisher: P
    ) -> LayoutDraftSubscriber<View> where P.Output == Property, P.Failure == Never {
        subcriber.assign(keyPath, publisher)
    }
}

/// Properties that follow publishers, as long as their subscriptions are kept: by ``stored()`` with the view, by
/// ``storeAll(in:)`` with whoever has the set. Each gives the draft back.
@dynamicMemberLookup
@MainActor
public final class LayoutDraftSubscriber<View: UIView> {
    private let draft: LayoutDraft<View>
    private var subscriptions: Set<AnyCancellable> = []

    init(_ draft: LayoutDraft<View>) {
        self.draft = draft
    }

    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<View, Property>
    ) -> Assigner<Property> {
        Assigner(subscriber: self, keyPath: keyPath)
    }

    /// One property that a publisher is still to be given for.
    @dynamicCallable
    @MainActor
    public struct Assigner<Property> {
        let subscriber: LayoutDraftSubscriber
        let keyPath: ReferenceWritableKeyPath<View, Property>

        public func dynamicallyCall<P: Publisher>(
            withKeywordArguments arguments: KeyValuePairs<String, P>
        ) -> LayoutDraftSubscriber where P.Output == Property, P.Failure == Never {
            for argument in arguments { _ = subscriber.assign(keyPath, argument.value) }
            return subscriber
        }
    }

    func assign<Property, P: Publisher>(
        _ keyPath: ReferenceWritableKeyPath<View, Property>,
        _ publisher: P
    ) -> Self where P.Output == Property, P.Failure == Never {
        publisher.assign(to: keyPath, on: draft.underlyingView).store(in: &subscriptions)
        return self
    }

    public func storeAll(in cancellables: inout Set<AnyCancellable>) -> LayoutDraft<View> {
        cancellables.formUnion(subscriptions)
        return draft
    }

    public func stored() -> LayoutDraft<View> {
        ViewSubscriptions.keep(subscriptions, for: draft.underlyingView)
        return draft
    }
}

/// Subscriptions that live as long as a view. The view is in them, so that they keep it alive until they end, as in the
/// library.
@MainActor
private enum ViewSubscriptions {
    private static var kept = AttachedValues<Set<AnyCancellable>>()

    static func keep(_ subscriptions: Set<AnyCancellable>, for view: UIView) {
        kept[view] = (kept[view] ?? []).union(subscriptions)
    }
}
