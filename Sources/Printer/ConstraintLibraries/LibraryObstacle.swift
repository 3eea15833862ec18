/// Why a library cannot express a constraint: it is then made with UIKit's own calls.
///
/// What several libraries have in common is here; each folder of a library declares its own.
struct LibraryObstacle: Hashable, Sendable {
    /// The comment above the constraint: "it has an identifier".
    let reason: String
    init(_ reason: String) {
        self.reason = reason
    }

    static let keepsMask = LibraryObstacle("its first item keeps its autoresizing mask")
    static let foreign = LibraryObstacle("its first item is made by another class")
    static let layoutSupport = LibraryObstacle("its first item is a top or bottom layout guide")
    static let layoutSupportAttribute = LibraryObstacle(
        "its second item is a top or bottom layout guide, with an attribute that it lacks"
    )
    static let guideFirst = LibraryObstacle("its first item is a layout guide")
    static let firstBaseline = LibraryObstacle("its first attribute is a baseline")
    static let margin = LibraryObstacle("one of its attributes is a margin")
    static let missingAnchor = LibraryObstacle("its second item is a layout guide without such an anchor")
    static let distances = LibraryObstacle("it compares the distances of anchors")
    /// A position without a second item, or an item without a name: UIKit has no call for it either.
    static let inexpressible = LibraryObstacle("no source can make it")
}
