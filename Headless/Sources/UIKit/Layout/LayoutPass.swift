/// One pass over a hierarchy: constraints are updated, solved, frames set, and subclasses place what they place.
@MainActor
enum LayoutPass {
    /// Texts whose lines break elsewhere, and what `layoutSubviews()` changes, lead to another round, at most this many.
    private static let mostRounds = 16
    /// Roots whose pass runs: code that is called in it can ask for another.
    private static var running: Set<ObjectIdentifier> = []

    /// Lays out everything below a root, whose own frame stays.
    ///
    /// - Complexity: A solution of the whole hierarchy for each round; one round, and a second look, where
    ///   `layoutSubviews()` changes nothing.
    static func run(_ root: UIView) {
        let key = ObjectIdentifier(root)
        guard running.insert(key).inserted else { return }
        defer { running.remove(key) }
        for _ in 0..<mostRounds {
            root.updateConstraintsIfNeeded()
            let before = state(of: root)
            guard let solved = SolvedHierarchy(root) else {
                MisuseReport.log("The layout of \(root) cannot be solved: a number in it is not finite.")
                return
            }
            report(solved.conflicts, of: root)
            for (view, frame) in solved.frames where view !== root { place(view, frame) }
            for view in root.subtree() { layoutSubviews(of: view) }
            if state(of: root) == before { return }
        }
        MisuseReport.log(
            "The layout of \(root) does not come to rest: layoutSubviews() changed something in each of \(mostRounds) passes."
        )
    }

    /// All that a pass depends on.
    private static func state(of root: UIView) -> String {
        LayoutDump.text(of: DumpInventory([root]), .solving(rooms: root.textRooms, fitted: nil), fitting: nil)
    }

    private static func report(_ conflicts: [ConflictReport], of root: UIView) {
        for conflict in conflicts where root.loggedConflicts.insert(conflict.members).inserted {
            MisuseReport.log(conflict.message)
        }
    }

    /// Both edges go to the nearest pixel, halves up, and the size is their difference (measured on iOS 26).
    private static func place(_ view: UIView, _ frame: CGRect) {
        let scale = UIScreen.main.scale
        func pixel(_ length: CGFloat) -> CGFloat { (length * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let x = pixel(frame.minX)
        let y = pixel(frame.minY)
        let rounded = CGRect(x: x, y: y, width: pixel(frame.maxX) - x, height: pixel(frame.maxY) - y)
        if view.frame != rounded { view.frame = rounded }
    }

    private static func layoutSubviews(of view: UIView) {
        view.controller?.placeShownChild()
        view.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.controller?.viewDidLayoutSubviews()
    }
}
