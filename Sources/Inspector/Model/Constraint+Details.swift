/// Properties that few constraints have.
extension Layout.Constraint {
    /// The rare properties with their defaults.
    @usableFromInline
    package struct Details: Sendable, Equatable, SparseValue {
        @usableFromInline package var terms: [Layout.Term] = []
        @usableFromInline package var className = Layout.Constraint.plainClassName
        @usableFromInline package var identifier: String?
        @usableFromInline package var name: String?
        @usableFromInline package var owner: String?
        @usableFromInline package var location: Layout.SourceLocation?
        @usableFromInline package var fault: Layout.Fault?
        @usableFromInline package var multiplier = 1.0
        /// The priority, where it is not whole.
        @usableFromInline package var brokenPriority = 1000.0
        /// Of the first and the second anchor, the id that matches no object; empty where there is none.
        @usableFromInline package var missingIDs: [String] = []

        @inlinable package init() {}
    }

    /// The class of constraints that code and documents make.
    @usableFromInline package static let plainClassName = "NSLayoutConstraint"
    /// The class of the constraints that Masonry makes.
    package static let masonryClassName = "MASLayoutConstraint"

    /// Applies to the second item.
    public var multiplier: Double {
        @inlinable @inline(__always) get { details.isEmpty ? 1 : details.value.multiplier }
        @inlinable @inline(__always) set { if multiplier != newValue { details.value.multiplier = newValue } }
    }

    public var className: String {
        @inlinable @inline(__always) get { details.isEmpty ? Self.plainClassName : details.value.className }
        set { if className != newValue { details.value.className = newValue } }
    }

    public var identifier: String? {
        @inlinable @inline(__always) get { details.isEmpty ? nil : details.value.identifier }
        set { if identifier != newValue { details.value.identifier = newValue } }
    }

    /// The terms of an anchor difference, in place of `first` and `second`.
    public var terms: [Layout.Term] {
        @inlinable @inline(__always) get { details.isEmpty ? [] : details.value.terms }
        set { if terms != newValue { details.value.terms = newValue } }
    }

    /// The outlet that refers to the constraint.
    public var name: String? {
        @inlinable @inline(__always) get { details.isEmpty ? nil : details.value.name }
        set { if name != newValue { details.value.name = newValue } }
    }

    /// The class that declares the property `name`.
    public var owner: String? {
        @inlinable @inline(__always) get { details.isEmpty ? nil : details.value.owner }
        set { if owner != newValue { details.value.owner = newValue } }
    }

    public var location: Layout.SourceLocation? {
        @inlinable @inline(__always) get { details.isEmpty ? nil : details.value.location }
        set { if location != newValue { details.value.location = newValue } }
    }

    /// Why the constraint was skipped as invalid, if it was. It then has no effect, but keeps its position.
    public package(set) var fault: Layout.Fault? {
        @inlinable @inline(__always) get { details.isEmpty ? nil : details.value.fault }
        set { if fault != newValue { details.value.fault = newValue } }
    }
}
