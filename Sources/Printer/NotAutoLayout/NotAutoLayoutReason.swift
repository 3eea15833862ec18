/// Why a layout maker does not express a constraint.
enum NotAutoLayoutReason: String, CaseIterable, Sendable {
    case distances = "it compares the distances of anchors"
    case inequality = "NotAutoLayout has no inequalities"
    case optional = "NotAutoLayout has no priorities"
    case range = "its constant is too large to be added exactly"
    case baseline = "NotAutoLayout has no baselines"
    case arranged = "a stack arranges its view"
    case elsewhere = "it relates views of different superviews"
    case guide = "NotAutoLayout knows no such layout guide"
    case surplus = "other constraints already determine its view"
    case refused = "its view is not laid out"
}
