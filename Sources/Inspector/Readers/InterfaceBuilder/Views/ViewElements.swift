/// Which views the elements of a document are.
struct ViewElements {
    /// By element: the view that the element is or belongs to; -1 none, -2 a skipped view.
    var enclosing: [Int32]
    /// By view.
    var elementOfView: [Int] = []
    /// By view: whether the traits exclude the view or one of its ancestors.
    var isUninstalled: [Bool] = []

    init(elementCount: Int) { enclosing = [Int32](repeating: -1, count: elementCount) }
}
