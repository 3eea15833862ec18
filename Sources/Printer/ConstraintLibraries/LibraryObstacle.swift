/// Why a library cannot express a constraint: it is then made with UIKit's own calls.
enum LibraryObstacle: String, Sendable, CaseIterable {
    case keepsMask = "its first item keeps its autoresizing mask"
    case foreign = "its first item is made by another class"
    case layoutSupport = "its first item is a top or bottom layout guide"
    case layoutSupportAttribute = "its second item is a top or bottom layout guide, with an attribute that it lacks"
    case firstBaseline = "its first attribute is a baseline"
    case margin = "one of its attributes is a margin"
    case multipliedPosition = "it is a position with a multiplier"
    case centerInequality = "it is an inequality between centers"
    case missingAnchor = "its second item is a layout guide without such an anchor"
    case guideFirst = "its first item is a layout guide"
    case guideRelation = "it compares with a layout guide in another way than a required equality of edges or centers"
    case otherGuide = "its second item is a layout guide other than the same edge of its superview's safe area"
    case enclosing = "its first item is the superview of the second"
    case outside = "its second item is outside the superview of the first"
    case identified = "it has an identifier"
    case held = "a property holds it"
    case distances = "it compares the distances of anchors"
    /// A position without a second item, or an item without a name: UIKit has no call for it either.
    case unsayable = "no source can make it"
}
