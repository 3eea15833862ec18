import LayoutModel

/// Pairs the views of two layouts step by step.
struct PairMatcher {
    private let sides: [Layout]
    /// By side and view.
    private(set) var partners: [[(view: Int, reason: ViewPairs.Reason)?]]
    /// By side and view: the first view of the scene that it is in.
    private var scenes: [[Int]]

    init(_ old: Layout, _ new: Layout) {
        sides = [old, new]
        partners = sides.map { Array(repeating: nil, count: $0.views.count) }
        scenes = sides.map { layout in
            var scenes: [Int] = []
            scenes.reserveCapacity(layout.views.count)
            for (index, view) in layout.views.enumerated() {
                if !layout.startsScene(index), let parent = view.parent {
                    scenes.append(scenes[parent])
                } else {
                    scenes.append(index)
                }
            }
            return scenes
        }
    }

    mutating func pair(_ old: Int, _ new: Int, _ reason: ViewPairs.Reason) {
        guard partners[0].indices.contains(old), partners[1].indices.contains(new), partners[0][old] == nil,
            partners[1][new] == nil
        else { return }
        partners[0][old] = (new, reason)
        partners[1][new] = (old, reason)
    }

    /// Whether the other side has the scene that a view is in.
    func isCompared(_ view: Int, _ side: Int) -> Bool { partners[side][scenes[side][view]] != nil }

    // MARK: Scenes

    /// Pairs roots, and content views of cells, by what their views are called.
    mutating func pairScenes(_ asked: [(old: Int, new: Int)]) {
        var scores: [ScenePair: Int] = [:]
        for pair in asked where scenes[0].indices.contains(pair.old) && scenes[1].indices.contains(pair.new) {
            scores[ScenePair(old: scenes[0][pair.old], new: scenes[1][pair.new]), default: 0] += 1_000
        }
        addScoresOfWords(&scores)
        addScoresOfOrder(&scores)
        pairScenes(scores)
        // What cells contain goes with them, and the cells go with what they contain.
        var followers: [ScenePair: Int] = [:]
        for (old, partner) in partners[0].enumerated() {
            guard let new = partner?.view else { continue }
            if let outer = sides[0].views[old].parent, let other = sides[1].views[new].parent {
                followers[ScenePair(old: scenes[0][outer], new: scenes[1][other])] = 1
            }
            let contents = sides.indices.map { side in
                sides[side].subviews(of: side == 0 ? old : new).filter { sides[side].startsScene($0) }
            }
            if contents[0].count == 1, contents[1].count == 1 {
                followers[ScenePair(old: contents[0][0], new: contents[1][0])] = 2
            }
        }
        pairScenes(followers)
    }

    private mutating func pairScenes(_ scores: [ScenePair: Int]) {
        for (scene, _) in scores.sorted(by: { ($1.value, $0.key.old, $0.key.new) < ($0.value, $1.key.old, $1.key.new) })
        {
            let isRoot = sides[0].views[scene.old].parent == nil || sides[1].views[scene.new].parent == nil
            pair(scene.old, scene.new, isRoot ? .root : .name)
        }
    }

    private func addScoresOfWords(_ scores: inout [ScenePair: Int]) {
        var owners: [[String: Set<Int>]] = [[:], [:]]
        for side in 0...1 {
            for (index, view) in sides[side].views.enumerated() {
                let scene = scenes[side][index]
                for word in words(view, side) { owners[side][word, default: []].insert(scene) }
            }
        }
        for (word, scenes) in owners[0] {
            // A word that many scenes share says little.
            guard let others = owners[1][word], scenes.count * others.count <= 64 else { continue }
            for old in scenes { for new in others { scores[ScenePair(old: old, new: new), default: 0] += 4 } }
        }
        for old in Set(scenes[0]) {
            for new in Set(scenes[1]) {
                let (first, second) = (sides[0].views[old], sides[1].views[new])
                let isSameClass =
                    first.viewController != nil && first.shortViewController == second.shortViewController
                    || first.shortClassName == second.shortClassName && first.className != first.baseClass
                if isSameClass { scores[ScenePair(old: old, new: new), default: 0] += 6 }
            }
        }
    }

    /// Scenes in their order, where nothing else is known.
    private func addScoresOfOrder(_ scores: inout [ScenePair: Int]) {
        let all = sides.indices.map { side in sides[side].views.indices.filter { sides[side].startsScene($0) } }
        let roots = sides.indices.map { side in all[side].filter { sides[side].views[$0].parent == nil } }
        if all[0].count == all[1].count {
            for (old, new) in zip(all[0], all[1]) { scores[ScenePair(old: old, new: new), default: 0] += 1 }
        } else if let old = roots[0].first, let new = roots[1].first, roots[0].count == 1 || roots[1].count == 1 {
            scores[ScenePair(old: old, new: new), default: 0] += 1
        }
    }

    private struct ScenePair: Hashable {
        var old: Int
        var new: Int
    }

    // MARK: What both sides name

    /// All that a view is called, in one spelling.
    private func words(_ view: Layout.View, _ side: Int) -> Set<String> {
        var words = Set([view.name, view.identifier, view.label].compactMap { $0 }.map(Self.plain))
        if sides.allSatisfy(\.source.neverReusesIDs) { words.insert("id " + view.id) }
        if let text = view.text, !text.isEmpty {
            words.insert("text " + text)
            // How a property of the view would be called.
            let className = Self.plain(view.shortClassName)
            for noun in Self.nouns where className.hasSuffix(noun) { words.insert(Self.plain(text) + noun) }
            words.insert(Self.plain(text) + className)
        }
        words.remove("view")
        words.remove("contentview")
        words.remove("")
        return words
    }

    /// By side and id.
    private func allWords() -> [[String: Set<String>]] {
        sides.indices.map { side in
            Dictionary(sides[side].views.map { ($0.id, words($0, side)) }) { first, _ in first }
        }
    }

    private static let nouns = ["label", "button", "field", "imageview"]

    /// Letters and digits alone, in lower case: `Title Label` is `titleLabel`.
    private static func plain(_ word: String) -> String {
        String(String.UnicodeScalarView(word.lowercased().unicodeScalars.filter(\.properties.isAlphabeticOrDigit)))
    }

    mutating func pairByNames() {
        let reusesIDs = !sides.allSatisfy(\.source.neverReusesIDs)
        for isWithinScene in [true, false] {
            pairUnique(.id, isWithinScene) { view, _ in
                StableNames.holdsAddress(view.id) ? [] : [reusesIDs ? view.className + " " + view.id : view.id]
            }
            pairUnique(.name, isWithinScene) { view, _ in Set([view.name].compactMap { $0 }) }
            pairUnique(.identifier, isWithinScene) { view, _ in Set([view.identifier].compactMap { $0 }) }
            // What one side calls a property, the other may call an identifier or a label.
            let all = allWords()
            pairUnique(.label, isWithinScene) { view, side in all[side][view.id] ?? [] }
        }
    }

    private struct Word: Hashable {
        /// The scene, by its index in the second layout.
        var scene: Int
        var word: String
    }

    /// Pairs views without a partner that alone have a word on both sides.
    private mutating func pairUnique(
        _ reason: ViewPairs.Reason,
        _ isWithinScene: Bool,
        _ words: (Layout.View, Int) -> Set<String>
    ) {
        var owners: [[Word: Int]] = [[:], [:]]
        var several: [Set<Word>] = [[], []]
        for side in 0...1 {
            for (index, view) in sides[side].views.enumerated() where partners[side][index] == nil {
                guard let partner = partners[side][scenes[side][index]] else { continue }
                let scene = isWithinScene ? (side == 0 ? partner.view : scenes[side][index]) : -1
                for word in words(view, side) where !word.isEmpty {
                    let word = Word(scene: scene, word: word)
                    if owners[side].updateValue(index, forKey: word) != nil { several[side].insert(word) }
                }
            }
        }
        var found: [(old: Int, new: Int)] = []
        for (word, old) in owners[0] where !several[0].contains(word) && !several[1].contains(word) {
            if let new = owners[1][word] { found.append((old, new)) }
        }
        for (old, new) in found.sorted(by: <) { pair(old, new, reason) }
    }

    // MARK: Where they are

    private struct Position: Hashable {
        /// The nearest superview with a partner, by its index in the second layout.
        var parent: Int
        var className: String
    }

    /// Views of the same class in the same superview, in their order: first direct subviews, then those in views without a
    /// partner.
    mutating func pairByPosition() {
        for isDirect in [true, false] {
            for className in [\Layout.View.shortClassName, \Layout.View.baseClass] {
                pairByPosition(isDirect, className)
            }
        }
    }

    private mutating func pairByPosition(_ isDirect: Bool, _ className: KeyPath<Layout.View, String>) {
        var open: [Position: [Int]] = [:]
        for index in sides[1].views.indices.reversed() where partners[1][index] == nil {
            guard let parent = pairedParent(of: index, 1, isDirect) else { continue }
            let name = sides[1].views[index][keyPath: className]
            open[Position(parent: parent, className: name), default: []].append(index)
        }
        for index in sides[0].views.indices where partners[0][index] == nil {
            guard let parent = pairedParent(of: index, 0, isDirect) else { continue }
            let name = sides[0].views[index][keyPath: className]
            let position = Position(parent: parent, className: name)
            var next = open[position]?.popLast()
            while let other = next, partners[1][other] != nil { next = open[position]?.popLast() }
            guard let other = next else { continue }
            pair(index, other, .position)
            // What is in it can be paired now.
            for inner in sides[1].subviews(of: other).reversed() where partners[1][inner] == nil {
                let name = sides[1].views[inner][keyPath: className]
                open[Position(parent: other, className: name), default: []].append(inner)
            }
        }
    }

    private func pairedParent(of view: Int, _ side: Int, _ isDirect: Bool) -> Int? {
        if sides[side].startsScene(view) { return nil }
        var parent = sides[side].views[view].parent
        if !isDirect {
            while let next = parent, partners[side][next] == nil, !sides[side].startsScene(next) {
                parent = sides[side].views[next].parent
            }
        }
        guard let parent, let partner = partners[side][parent] else { return nil }
        return side == 0 ? partner.view : parent
    }
}

extension Unicode.Scalar.Properties {
    fileprivate var isAlphabeticOrDigit: Bool { isAlphabetic || numericType != nil }
}

extension Layout {
    /// Whether a view is laid out by itself: a root, a cell, or what a cell contains. Tables place cells, and size what is in
    /// them.
    func startsScene(_ index: Int) -> Bool {
        guard let parent = views[index].parent else { return true }
        if views[index].isCell || isContentViewOfCell(index) { return true }
        if views[parent].baseClass == "UIVisualEffectView", views[parent].firstSubview == index {
            return true
        }
        // In statements for a cell nothing says that it is one; classes and documents do.
        return views[index].name == "contentView" && views[index].className == "UIView"
            && !source.framesAreOfCanvas && views[parent].parent == nil && views[parent].className == "UIView"
            && subviews(of: parent).count == 1
    }
}
