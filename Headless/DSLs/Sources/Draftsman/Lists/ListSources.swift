import Combine
import UIKit

/// What lists keep for their views: the data source, which a list holds weakly, and the subscription that changes it.
@MainActor
enum ListSources {
    private static var sources = AttachedValues<AnyObject>()
    private static var subscriptions = AttachedValues<AnyCancellable>()

    /// Instead of the one before it.
    static func keep(_ source: AnyObject, for list: UIView) {
        sources[list] = source
    }

    /// Instead of the one before it.
    static func keep(_ subscription: AnyCancellable, for list: UIView) {
        subscriptions[list] = subscription
    }
}

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == Int {
    /// One section with these items; those that were there before are made again.
    @MainActor
    func snapshot<S: Sequence>(fromItems items: S) -> Self where S.Element == ItemIdentifierType {
        snapshot(fromSections: [Sectioned(0, items: items)])
    }
}

extension NSDiffableDataSourceSnapshot {
    /// These sections; items that were there before are made again.
    @MainActor
    func snapshot<S: Sequence>(fromSections sections: S) -> Self
    where
        S.Element: SectionCompatible, S.Element.Identifier == SectionIdentifierType,
        S.Element.Item == ItemIdentifierType
    {
        var snapshot = Self()
        for section in sections {
            snapshot.appendSections([section.identifier])
            snapshot.appendItems(section.items, toSection: section.identifier)
        }
        let former = Set(itemIdentifiers)
        snapshot.reloadItems(snapshot.itemIdentifiers.filter(former.contains))
        return snapshot
    }
}
