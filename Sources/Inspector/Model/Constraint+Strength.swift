/// How strongly a constraint holds. Nearly all priorities are whole: they and the activity take two bytes.
extension Layout.Constraint {
    /// In (0, 1000]; 1000 = required.
    public var priority: Double {
        @inlinable @inline(__always) get {
            let whole = storedStrength.wholePriority
            return whole > 0 ? Double(whole) : details.value.brokenPriority
        }
        @inlinable @inline(__always) set {
            if storedStrength.wholePriority == 0 { details.value.brokenPriority = 1000 }
            if newValue >= 1, newValue <= 1000, newValue == newValue.rounded(.towardZero) {
                storedStrength.wholePriority = UInt16(newValue)
            } else {
                storedStrength.wholePriority = 0
                details.value.brokenPriority = newValue
            }
        }
    }

    public var isActive: Bool {
        @inlinable @inline(__always) get { storedStrength.isActive }
        @inlinable @inline(__always) set { storedStrength.isActive = newValue }
    }

    /// A priority and whether it applies at all.
    @usableFromInline
    package struct Strength: Sendable, Equatable {
        /// The priority in the lower bits, and one bit for constraints that are not active.
        @usableFromInline var bits: UInt16

        @inlinable init(bits: UInt16) { self.bits = bits }

        @inlinable package static var required: Self { Self(bits: 1000) }

        @inlinable static var inactive: UInt16 { 1 << 15 }

        /// In 1...1000; 0 where the priority is not whole and therefore in ``Details``.
        @usableFromInline var wholePriority: UInt16 {
            @inlinable @inline(__always) get { bits & ~Self.inactive }
            @inlinable @inline(__always) set { bits = bits & Self.inactive | newValue }
        }

        @usableFromInline var isActive: Bool {
            @inlinable @inline(__always) get { bits & Self.inactive == 0 }
            @inlinable @inline(__always) set {
                bits = newValue ? bits & ~Self.inactive : bits | Self.inactive
            }
        }
    }
}
