import LayoutInspector

/// The frames of a layout beside those of the layout that its printed source makes.
///
/// Source makes views and constraints; texts, images and other content stay where they are. So the printed views get the
/// content of the originals, and keep their own constraints, hierarchy, masks and stacks.
struct FrameComparison {
    private let original: Layout
    private let printed: Layout
    /// By the index of the printed view.
    private let originals: [Int: Int]

    static let sizes = [
        Size(width: 320, height: 568), Size(width: 393, height: 852), Size(width: 1024, height: 768),
    ]

    init(
        _ original: Layout,
        printed path: String,
        pairs: [(original: String, printed: String)]
    ) throws(CommandFailure) {
        self.original = original.asBuilt
        var printed = try LoadedLayout(reading: [path], InputOptions()).reading.layout
        let places = Dictionary(
            original.views.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let others = Dictionary(printed.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var originals: [Int: Int] = [:]
        for pair in pairs {
            guard let place = places[pair.original], let other = others[pair.printed] else { continue }
            originals[other] = place
            printed.views[other].take(contentOf: original.views[place])
        }
        // Where it is shown is no more the source's matter than what is shown.
        printed.screen = original.screen
        printed.direction = original.direction
        printed.source.system = original.source.system
        self.originals = originals
        self.printed = printed
    }

    /// Adds the frames that differ by more than a hundredth of a point.
    func add(to result: inout Verification) throws(CommandFailure) {
        // A cell, say, that is printed as a root of its own has no size of a screen.
        let roots = printed.views.indices.filter { index in
            printed.views[index].parent == nil && originals[index].map { original.views[$0].parent == nil } ?? false
        }
        let compared = originals.keys.sorted().filter { index in
            var root = index
            while let parent = printed.views[root].parent { root = parent }
            return index != root && roots.contains(root)
        }
        if compared.isEmpty { return }
        for size in sizes(of: roots) {
            guard let mine = Self.solved(original, at: size), let theirs = Self.solved(printed, at: size) else {
                continue
            }
            let title = "\(Int(size.width)) × \(Int(size.height))"
            // Which of the constraints in a conflict breaks, and how many then do, is decided by their order, which source
            // does not keep. The constraints themselves were compared.
            if !mine.isSatisfied, !theirs.isSatisfied,
                !differences(mine.frames, theirs.frames, of: compared, at: title).isEmpty
            {
                result.conflictingSizes.append(title)
                continue
            }
            result.sizes.append(title)
            result.differences += differences(mine.frames, theirs.frames, of: compared, at: title)
        }
        result.frameCount = result.sizes.isEmpty ? 0 : compared.count
    }

    /// Those of screens; of a cell, which is never as large as one, its own.
    private func sizes(of roots: [Int]) -> [Size] {
        let own = roots.compactMap { root in
            originals[root].flatMap { original.views[$0].isCell ? original.views[$0].recordedFrame?.size : nil }
        }
        return own.count == roots.count ? Array(own.prefix(1)) : Self.sizes
    }

    /// The frames that differ by more than a hundredth of a point.
    private func differences(
        _ mine: [Rectangle],
        _ theirs: [Rectangle],
        of compared: [Int],
        at size: String
    ) -> [String] {
        compared.compactMap { index in
            guard let place = originals[index] else { return nil }
            let (a, b) = (mine[place], theirs[index])
            let distance = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].map(abs).max() ?? 0
            if distance <= 0.01 { return nil }
            return "frame: \(original.views[place].id) at \(size): \(a.text), printed \(b.text)"
        }
    }

    private static func solved(_ layout: Layout, at size: Size) -> SolvedLayout? {
        var options = DiagnosisOptions()
        options.conditions = LayoutConditions(size: size)
        options.exceptRules = RuleInfo.all.map(\.id)
        return (try? layout.diagnosed(places: Places(), readerFindings: [], options: options))?.solved()
    }
}

extension Layout.View {
    /// Takes what another view shows, and how hard it keeps to its size.
    fileprivate mutating func take(contentOf other: Layout.View) {
        var view = other
        view.id = id
        view.parent = parent
        view.firstSubview = firstSubview
        view.nextSibling = nextSibling
        view.depth = depth
        view.guides = guides
        view.statedTranslatesAutoresizingMask = statedTranslatesAutoresizingMask
        view.translatesAutoresizingMask = translatesAutoresizingMask
        view.stack = stack
        self = view
    }
}

extension Rectangle {
    fileprivate var text: String { "(\(x), \(y), \(width), \(height))" }
}
