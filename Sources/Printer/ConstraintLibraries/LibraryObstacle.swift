/// Why a library cannot express a constraint: it is then made with UIKit's own calls.
enum LibraryObstacle: String, Sendable, CaseIterable {
    case keepsMask = "its first item keeps its autoresizing mask"
    case foreign = "its first item is made by another class"
    case layoutSupport = "its first item is a top or bottom layout guide"
    case layoutSupportAttribute = "its second item is a top or bottom layout guide, with an attribute that it lacks"
    case distances = "it compares the distances of anchors"
    /// A position without a second item, or an item without a name: UIKit has no call for it either.
    case unsayable = "no source can make it"
}
