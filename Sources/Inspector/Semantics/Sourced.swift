import LayoutModel

/// A value, and whether it is assumed: missing in the source, or inferred by its reader.
struct Sourced<Value> {
    var value: Value
    var isAssumed: Bool

    static func known(_ value: Value) -> Sourced { Sourced(value: value, isAssumed: false) }

    static func assumed(_ value: Value) -> Sourced { Sourced(value: value, isAssumed: true) }
}

/// The keys of a view that a reader can list under `inferred` and that rows depend on. A text that is inferred is not the one that
/// the frame was recorded with; where there is none, it shows one that only the run of the app knows.
package enum InferableKey: String {
    case frame, text, intrinsicContentSize, layoutMargins, safeAreaInsets, alignmentRectInsets, baselineOffsets,
        isHidden
    case translatesAutoresizingMask
}

extension Layout.View {
    package func isInferred(_ key: InferableKey) -> Bool {
        !inferred.isEmpty && inferred.contains(key.rawValue)
    }

    /// The frame, unless the view is transformed: its frame is then only a bounding box.
    package var recordedFrame: Rectangle? { isTransformed ? nil : frame }
}

/// A set of axes.
struct AxisSet: OptionSet {
    let rawValue: UInt8

    static let horizontal = AxisSet(rawValue: 1)
    static let vertical = AxisSet(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
