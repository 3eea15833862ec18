/// The properties that few views have.
extension Layout.View {
    /// They and their defaults: those that labels and fields have, and apart from them those that few views have at all.
    @usableFromInline
    package struct Details: Sendable, Equatable, SparseValue {
        @usableFromInline package var statedBaseClass: String?
        @usableFromInline package var identifier: String?
        @usableFromInline package var guides: [Int] = []
        @usableFromInline package var owner: String?
        @usableFromInline package var intrinsicContentSize: PerAxis<Double?>?
        @usableFromInline package var contentHugging = PerAxis(250.0, 250.0)
        @usableFromInline package var compressionResistance = PerAxis(750.0, 750.0)
        @usableFromInline package var baselineOffsets: Layout.BaselineOffsets?
        @usableFromInline package var inferred: [String] = []
        @usableFromInline package var rare = Sparse<RareDetails>()

        @inlinable package init() {}
    }

    /// The rest of them.
    @usableFromInline
    package struct RareDetails: Sendable, Equatable, SparseValue {
        @usableFromInline package var label: String?
        @usableFromInline package var layoutMargins: DirectionalEdgeInsets?
        @usableFromInline package var authoredMargins: DirectionalEdgeInsets?
        @usableFromInline package var safeAreaInsets: EdgeInsets?
        @usableFromInline package var alignmentRectInsets = EdgeInsets.zero
        @usableFromInline package var viewController: String?
        @usableFromInline package var controllerName: String?
        @usableFromInline package var stack: Layout.Stack?
        @usableFromInline package var scroll: Layout.Scroll?
        @usableFromInline package var attributes: [Layout.Attribute] = []
        @usableFromInline package var location: Layout.SourceLocation?

        @inlinable package init() {}
    }

    /// Whether all of ``RareDetails`` have their defaults, for sure.
    @inlinable @inline(__always) var hasNoRareDetails: Bool { details.isEmpty || details.value.rare.isEmpty }

    /// The nearest framework class, where the source contains it.
    public var statedBaseClass: String? {
        @inlinable @inline(__always) get { details.isEmpty ? nil : details.value.statedBaseClass }
        set { if statedBaseClass != newValue { details.value.statedBaseClass = newValue } }
    }

    public var identifier: String? {
        @inlinable @inline(__always) get { details.isEmpty ? nil : details.value.identifier }
        set { if identifier != newValue { details.value.identifier = newValue } }
    }

    /// The view's listed guides and the standard ones that constraints name, as indices into `guides`.
    public package(set) var guides: [Int] {
        @inlinable @inline(__always) get { details.isEmpty ? [] : details.value.guides }
        set { if guides != newValue { details.value.guides = newValue } }
        _modify { yield &details.value.guides }
    }

    /// The class of the object that has the property `name`.
    public var owner: String? {
        @inlinable @inline(__always) get { details.isEmpty ? nil : details.value.owner }
        set { if owner != newValue { details.value.owner = newValue } }
    }

    /// Interface Builder's user label.
    public var label: String? {
        @inlinable @inline(__always) get { hasNoRareDetails ? nil : details.value.rare.value.label }
        set { if label != newValue { details.value.rare.value.label = newValue } }
    }

    /// `nil`: unknown. On an axis, `nil` is `UIView.noIntrinsicMetric`.
    public var intrinsicContentSize: PerAxis<Double?>? {
        @inlinable @inline(__always) get { details.isEmpty ? nil : details.value.intrinsicContentSize }
        set { if intrinsicContentSize != newValue { details.value.intrinsicContentSize = newValue } }
    }

    /// Priorities 0...1000, 0 = none.
    public var contentHugging: PerAxis<Double> {
        @inlinable @inline(__always) get { details.isEmpty ? PerAxis(250.0, 250.0) : details.value.contentHugging }
        set { if contentHugging != newValue { details.value.contentHugging = newValue } }
    }

    /// Priorities 0...1000, 0 = none.
    public var compressionResistance: PerAxis<Double> {
        @inlinable @inline(__always) get {
            details.isEmpty ? PerAxis(750.0, 750.0) : details.value.compressionResistance
        }
        set { if compressionResistance != newValue { details.value.compressionResistance = newValue } }
    }

    public var baselineOffsets: Layout.BaselineOffsets? {
        @inlinable @inline(__always) get { details.isEmpty ? nil : details.value.baselineOffsets }
        set { if baselineOffsets != newValue { details.value.baselineOffsets = newValue } }
    }

    /// Effective margins, safe area counted in.
    public var layoutMargins: DirectionalEdgeInsets? {
        @inlinable @inline(__always) get { hasNoRareDetails ? nil : details.value.rare.value.layoutMargins }
        set { if layoutMargins != newValue { details.value.rare.value.layoutMargins = newValue } }
    }

    /// The margins that code or file set.
    public var authoredMargins: DirectionalEdgeInsets? {
        @inlinable @inline(__always) get { hasNoRareDetails ? nil : details.value.rare.value.authoredMargins }
        set { if authoredMargins != newValue { details.value.rare.value.authoredMargins = newValue } }
    }

    public var safeAreaInsets: EdgeInsets? {
        @inlinable @inline(__always) get { hasNoRareDetails ? nil : details.value.rare.value.safeAreaInsets }
        set { if safeAreaInsets != newValue { details.value.rare.value.safeAreaInsets = newValue } }
    }

    /// Frame minus alignment rect.
    public var alignmentRectInsets: EdgeInsets {
        @inlinable @inline(__always) get {
            hasNoRareDetails ? EdgeInsets.zero : details.value.rare.value.alignmentRectInsets
        }
        set { if alignmentRectInsets != newValue { details.value.rare.value.alignmentRectInsets = newValue } }
    }

    /// The class of the controller whose `view` this is.
    public var viewController: String? {
        @inlinable @inline(__always) get { hasNoRareDetails ? nil : details.value.rare.value.viewController }
        set { if viewController != newValue { details.value.rare.value.viewController = newValue } }
    }

    /// The property of the parent controller that holds this view's controller.
    public var controllerName: String? {
        @inlinable @inline(__always) get { hasNoRareDetails ? nil : details.value.rare.value.controllerName }
        set { if controllerName != newValue { details.value.rare.value.controllerName = newValue } }
    }

    public var stack: Layout.Stack? {
        @inlinable @inline(__always) get { hasNoRareDetails ? nil : details.value.rare.value.stack }
        set { if stack != newValue { details.value.rare.value.stack = newValue } }
    }

    /// Whether it is a stack view, without a copy of what the stack is.
    @inlinable @inline(__always) package var isStack: Bool {
        if hasNoRareDetails { return false }
        if case .some = details.value.rare.value.stack { return true }
        return false
    }

    public var scroll: Layout.Scroll? {
        @inlinable @inline(__always) get { hasNoRareDetails ? nil : details.value.rare.value.scroll }
        set { if scroll != newValue { details.value.rare.value.scroll = newValue } }
    }

    /// The keys of this view whose values the reader inferred rather than read, in the dump format's spelling.
    public var inferred: [String] {
        @inlinable @inline(__always) get { details.isEmpty ? [] : details.value.inferred }
        set { if inferred != newValue { details.value.inferred = newValue } }
        _modify { yield &details.value.inferred }
    }

    /// Other configuration worth printing, in file order.
    public var attributes: [Layout.Attribute] {
        @inlinable @inline(__always) get { hasNoRareDetails ? [] : details.value.rare.value.attributes }
        set { if attributes != newValue { details.value.rare.value.attributes = newValue } }
        _modify { yield &details.value.rare.value.attributes }
    }

    public var location: Layout.SourceLocation? {
        @inlinable @inline(__always) get { hasNoRareDetails ? nil : details.value.rare.value.location }
        set { if location != newValue { details.value.rare.value.location = newValue } }
    }
}
