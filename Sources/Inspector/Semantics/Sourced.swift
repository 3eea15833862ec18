import LayoutModel

/// A value and whether it is a guess: the source does not hold it, or its reader inferred it.
struct Sourced<Value> {
    var value: Value
    var isAssumed: Bool

    static func known(_ value: Value) -> Sourced { Sourced(value: value, isAssumed: false) }

    static func assumed(_ value: Value) -> Sourced { Sourced(value: value, isAssumed: true) }
}

/// The keys of a view that a reader may list under `inferred` and that rows rest on.
package enum InferableKey: String {
    case frame, intrinsicContentSize, layoutMargins, safeAreaInsets, alignmentRectInsets, baselineOffsets, isHidden
    case translatesAutoresizingMask
}

extension Layout.View {
    package func isInferred(_ key: InferableKey) -> Bool {
        !inferred.isEmpty && inferred.contains(key.rawValue)
    }

    /// The frame, where it is one: that of a transformed view is only a bounding box.
    package var recordedFrame: Rectangle? { isTransformed ? nil : frame }
}

/// Axes on which something is the case.
struct AxisSet: OptionSet {
    let rawValue: UInt8

    static let horizontal = AxisSet(rawValue: 1)
    static let vertical = AxisSet(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
