/// A section of a list: what names it, and its items.
public protocol SectionCompatible {
    associatedtype Identifier: Hashable
    associatedtype Item: Hashable
    var identifier: Identifier { get }
    var items: [Item] { get }
}

public struct Sectioned<Identifier: Hashable, Item: Hashable>: SectionCompatible {
    public let identifier: Identifier
    public let items: [Item]

    public init<S: Sequence>(_ identifier: Identifier, items: S) where S.Element == Item {
        self.identifier = identifier
        self.items = Array(items)
    }
}
