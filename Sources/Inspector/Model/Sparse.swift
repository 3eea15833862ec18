/// A value that most objects do not have: one word where it is its default, and storage of its own elsewhere, which
/// copies share until one of them is changed.
@usableFromInline
package struct Sparse<Value: SparseValue>: Sendable, Equatable {
    /// `nil`: the default.
    @usableFromInline var storage: SparseStorage<Value>?

    @inlinable package init() {}

    /// Whether the value is its default, so that reading it can be saved. It may be its default nonetheless.
    @inlinable package var isEmpty: Bool { storage == nil }

    /// Changing it makes storage for it.
    @inlinable package var value: Value {
        // Not a getter, which would copy the whole value for one of its properties.
        @inline(__always) _read {
            if let storage { yield storage.value } else { yield Value() }
        }
        @inline(__always) _modify {
            if storage == nil {
                storage = SparseStorage(Value())
            } else if !isKnownUniquelyReferenced(&storage), let shared = storage {
                storage = SparseStorage(shared.value)
            }
            // There is one by now.
            if let storage {
                yield &storage.value
            } else {
                var value = Value()
                yield &value
            }
        }
    }

    @inlinable package static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage || left.value == right.value
    }
}

/// Storage of such a value. Changed only while one ``Sparse`` alone refers to it.
@usableFromInline
final class SparseStorage<Value: SparseValue>: @unchecked Sendable {
    // Reads are so frequent that exclusivity checks would be measurable; nobody else can write.
    @usableFromInline @exclusivity(unchecked) var value: Value

    @inlinable init(_ value: Value) { self.value = value }
}

/// What can be stored in a ``Sparse``.
@usableFromInline
package protocol SparseValue: Sendable, Equatable {
    /// The default.
    init()
}
