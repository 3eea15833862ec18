/// Why a layout cannot express a constraint.
enum SwiftLayoutReason: String, CaseIterable, Sendable {
    case distances = "it compares the distances of anchors"
    case missing = "one of its items is missing"
    case guide = "its first item is a layout guide, which has no anchors before SwiftLayout 5"
    case layoutSupport = "a top or bottom layout guide is not an item of SwiftLayout"
    case held = "a property holds it"
    case priority = "SwiftLayout 1 has no priorities"
    case identifier = "it has an identifier, which SwiftLayout has since 5"
    case lonePosition = "it is a position without a second item"
    case kinds = "its attributes are of different kinds"
    case margin = "its attribute is a margin, which AppKit lacks"
    case repeated = "a layout keeps one of several equal constraints"
}
