/// Why a flow cannot express a constraint.
enum FlowReason: String, CaseIterable, Sendable {
    case distances = "it compares the distances of anchors"
    case guide = "its first item is a layout guide"
    case keepsMask = "a flow would turn off the autoresizing mask of its first item"
    case held = "a property holds it"
    case priority = "flows have no priorities"
    case identifier = "flows have no identifiers"
    case lonePosition = "it is a position without a second item"
    case secondGuide = "its second item is a layout guide"
    case missing = "one of its items is missing"
}
