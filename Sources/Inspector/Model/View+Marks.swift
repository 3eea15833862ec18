/// What is true of a view or not, in one byte for all of it: inputs have hundreds of thousands of views.
extension Layout.View {
    @usableFromInline
    struct Marks: OptionSet, Sendable {
        @usableFromInline let rawValue: UInt8
        @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable static var isTransformed: Marks { Marks(rawValue: 1 << 0) }
        @inlinable static var insetsMarginsFromSafeArea: Marks { Marks(rawValue: 1 << 1) }
        @inlinable static var preservesSuperviewMargins: Marks { Marks(rawValue: 1 << 2) }
        @inlinable static var translatesAutoresizingMask: Marks { Marks(rawValue: 1 << 3) }
        @inlinable static var isHidden: Marks { Marks(rawValue: 1 << 4) }

        @inlinable @inline(__always)
        mutating func set(_ mark: Marks, _ isTrue: Bool) {
            if isTrue { formUnion(mark) } else { subtract(mark) }
        }
    }

    public var isTransformed: Bool {
        @inlinable @inline(__always) get { marks.contains(.isTransformed) }
        @inlinable @inline(__always) set { marks.set(.isTransformed, newValue) }
    }

    public var insetsMarginsFromSafeArea: Bool {
        @inlinable @inline(__always) get { marks.contains(.insetsMarginsFromSafeArea) }
        @inlinable @inline(__always) set { marks.set(.insetsMarginsFromSafeArea, newValue) }
    }

    public var preservesSuperviewMargins: Bool {
        @inlinable @inline(__always) get { marks.contains(.preservesSuperviewMargins) }
        @inlinable @inline(__always) set { marks.set(.preservesSuperviewMargins, newValue) }
    }

    /// Whether the view is placed by its autoresizing mask. Resolved once, when the layout is read.
    public var translatesAutoresizingMask: Bool {
        @inlinable @inline(__always) get { marks.contains(.translatesAutoresizingMask) }
        @inlinable @inline(__always) set { marks.set(.translatesAutoresizingMask, newValue) }
    }

    public var isHidden: Bool {
        @inlinable @inline(__always) get { marks.contains(.isHidden) }
        @inlinable @inline(__always) set { marks.set(.isHidden, newValue) }
    }
}
