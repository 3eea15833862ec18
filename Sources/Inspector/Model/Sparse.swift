/// A value that most objects do not have: one word where it is its default, and storage of its own elsewhere, which
/// copies share until one of them is changed.
@usableFromInline
package struct Sparse<Value: SparseValue>: Sendable, Equatable {
    /// None or one.
    @usableFromInline var storage: [Value] = []

    @inlinable package init() {}

    /// Whether the value is its default, so that reading it can be saved. It may be its default nonetheless.
    @inlinable package var isEmpty: Bool { storage.isEmpty }

    /// Changing it makes storage for it.
    @inlinable package var value: Value {
        // Not a getter, which would copy the whole value for one of its properties.
        @inline(__always) _read {
            if storage.isEmpty { yield Value() } else { yield storage[0] }
        }
        @inline(__always) _modify {
            if storage.isEmpty { storage.append(Value()) }
            yield &storage[0]
        }
    }

    @inlinable package static func == (left: Self, right: Self) -> Bool {
        left.isEmpty && right.isEmpty || left.value == right.value
    }
}

/// What can stand in a ``Sparse``.
@usableFromInline
package protocol SparseValue: Sendable, Equatable {
    /// The default.
    init()
}
