/// The sections and items of a list at one moment.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var itemsBySection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var numberOfSections: Int { sectionIdentifiers.count }
    public var numberOfItems: Int { sectionIdentifiers.reduce(0) { $0 + numberOfItems(inSection: $1) } }
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { itemsBySection[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemsBySection[identifier]?.count ?? 0
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        itemsBySection[identifier] ?? []
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionIdentifiers.first { itemsBySection[$0]?.contains(identifier) == true }
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    /// Sections that are there already stay where they are.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where itemsBySection[identifier] == nil {
            sectionIdentifiers.append(identifier)
            itemsBySection[identifier] = []
        }
    }

    /// Adds items to a section, or to the last one; without any section UIKit's message is raised.
    @MainActor
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, itemsBySection[section] != nil else {
            MisuseReport.raise(
                .internalInconsistency,
                "There are currently no sections in the data source. Please add a section first."
            )
            return
        }
        var known = Set(itemIdentifiers)
        itemsBySection[section, default: []] += identifiers.filter { known.insert($0).inserted }
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let deleted = Set(identifiers)
        for section in sectionIdentifiers { itemsBySection[section]?.removeAll { deleted.contains($0) } }
    }

    public mutating func deleteAllItems() {
        (sectionIdentifiers, itemsBySection) = ([], [:])
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sectionIdentifiers.removeAll { identifiers.contains($0) }
        for identifier in identifiers { itemsBySection[identifier] = nil }
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType) {
        insert(identifiers, beside: other, offset: 0)
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType) {
        insert(identifiers, beside: other, offset: 1)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
        guard let section = sectionIdentifier(containingItem: other),
            let index = itemsBySection[section]?.firstIndex(of: other)
        else { return }
        itemsBySection[section]?.insert(contentsOf: identifiers, at: index + offset)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { reloadedItemIdentifiers += itemIdentifiers(inSection: identifier) }
    }

    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
        let items = itemIdentifiers(inSection: sectionIdentifiers[indexPath.section])
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    func indexPath(for item: ItemIdentifierType) -> IndexPath? {
        for (section, identifier) in sectionIdentifiers.enumerated() {
            if let index = itemsBySection[identifier]?.firstIndex(of: item) {
                return IndexPath(item: index, section: section)
            }
        }
        return nil
    }
}
