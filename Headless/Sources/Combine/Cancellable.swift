/// What can be ended.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }

    public func store<List: RangeReplaceableCollection>(in collection: inout List)
    where List.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }
}

/// Ends what it stands for when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
    private var end: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) {
        end = cancel
    }

    public init<Other: Cancellable>(_ canceller: Other) {
        end = { canceller.cancel() }
    }

    deinit {
        cancel()
    }

    public func cancel() {
        let end = end
        self.end = nil
        end?()
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public func store<List: RangeReplaceableCollection>(in collection: inout List)
    where List.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
