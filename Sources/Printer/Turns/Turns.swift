/// How source says the margins of a view.
enum MarginStyle: Sendable {
    /// By `layoutMarginsGuide`, which has anchors.
    case guides
    /// By attributes of the view, for libraries that have no guides.
    case attributes
}

/// The constraints that source says in another way than the layout, with the same solutions whatever the frames.
///
/// A turned constraint starts from its other item (child first), or names an equal anchor: the guide of a margin, the
/// safe area in place of the layout guides of iOS 7.
struct Turns: Sendable {
    /// Why a constraint keeps its items although others would read better.
    enum Obstacle: Sendable {
        /// A property refers to it: code that sets its constant would mean the opposite direction.
        case held
        /// Its multiplier has no exact reciprocal.
        case multiplier
    }

    /// By index, as in the layout.
    private(set) var turned: Set<Int> = []
    private(set) var obstacles: [Int: Obstacle] = [:]

    mutating func turn(_ constraint: Int) { turned.insert(constraint) }

    mutating func keep(_ constraint: Int, because obstacle: Obstacle) { obstacles[constraint] = obstacle }
}
