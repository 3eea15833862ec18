/// The two sides of a constraint. Layouts have hundreds of thousands of constraints: each side is stored in six bytes.
extension Layout.Constraint {
    /// `nil` if the constraint has `terms`.
    public var first: Layout.Anchor? {
        @inlinable @inline(__always) get { anchor(storedFirst, at: 0) }
        @inlinable @inline(__always) set { storedFirst = stored(newValue, at: 0, insteadOf: storedFirst) }
    }

    /// `nil`: the first anchor is compared with the constant alone.
    public var second: Layout.Anchor? {
        @inlinable @inline(__always) get { anchor(storedSecond, at: 1) }
        @inlinable @inline(__always) set { storedSecond = stored(newValue, at: 1, insteadOf: storedSecond) }
    }

    /// An anchor, or none. Ids that match no object are rare, and are in ``Details``.
    @usableFromInline
    package struct StoredAnchor: Sendable, Equatable {
        @usableFromInline
        package enum Kind: UInt8, Sendable { case none, view, guide, missing }

        @usableFromInline package var index: Int32
        @usableFromInline package var kind: Kind
        @usableFromInline package var attribute: LayoutAttribute

        @inlinable @inline(__always)
        package init(_ kind: Kind, _ index: Int, _ attribute: LayoutAttribute) {
            self.kind = kind
            self.index = Int32(truncatingIfNeeded: index)
            self.attribute = attribute
        }

        @inlinable package static var none: Self { Self(.none, 0, .left) }
    }

    @inlinable @inline(__always)
    package func anchor(_ stored: StoredAnchor, at side: Int) -> Layout.Anchor? {
        switch stored.kind {
        case .none: nil
        case .view: Layout.Anchor(.view(Int(stored.index)), stored.attribute)
        case .guide: Layout.Anchor(.guide(Int(stored.index)), stored.attribute)
        case .missing: Layout.Anchor(.missing(missingID(at: side)), stored.attribute)
        }
    }

    @inlinable @inline(__always)
    package mutating func stored(
        _ anchor: Layout.Anchor?,
        at side: Int,
        insteadOf old: StoredAnchor
    ) -> StoredAnchor {
        if old.kind == .missing { setMissingID(nil, at: side) }
        guard let anchor else { return .none }
        switch anchor.item {
        case .view(let view): return StoredAnchor(.view, view, anchor.attribute)
        case .guide(let guide): return StoredAnchor(.guide, guide, anchor.attribute)
        case .missing(let id):
            setMissingID(id, at: side)
            return StoredAnchor(.missing, 0, anchor.attribute)
        }
    }

    @usableFromInline package func missingID(at side: Int) -> String {
        let ids = details.value.missingIDs
        return side < ids.count ? ids[side] : ""
    }

    @usableFromInline package mutating func setMissingID(_ id: String?, at side: Int) {
        var ids = details.value.missingIDs
        if ids.isEmpty { ids = ["", ""] }
        ids[side] = id ?? ""
        details.value.missingIDs = ids == ["", ""] ? [] : ids
    }
}
