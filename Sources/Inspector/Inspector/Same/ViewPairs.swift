import LayoutModel

/// Which views of two layouts are the same ones, and how sure that is.
public struct ViewPairs: Sendable {
    /// Why two views are taken for the same, surest first.
    public enum Reason: String, Sendable, CaseIterable {
        case asked, id, name, identifier, label, text, root, position
    }

    public struct Pair: Sendable, Equatable {
        /// The index in the first layout.
        public var old: Int
        /// The index in the second layout.
        public var new: Int
        public var reason: Reason

        /// Whether nothing that both sides say of the view pairs it.
        public var isGuessed: Bool { reason == .position }
    }

    /// By index in the first layout, ascending.
    public private(set) var pairs: [Pair] = []
    /// Views without a partner that draw nothing: their rows count, their frames do not.
    public private(set) var oldWrappers: [Int] = []
    public private(set) var newWrappers: [Int] = []
    /// Other views without a partner.
    public private(set) var missing: [Int] = []
    public private(set) var extra: [Int] = []
    /// By view of the first layout, the pair's number.
    package private(set) var pairOfOld: [Int?]
    package private(set) var pairOfNew: [Int?]

    /// The pairs that are guessed.
    public var guessed: [Pair] { pairs.filter(\.isGuessed) }

    /// Roots and content views of cells, with what is in them, that the other side does not have at all.
    public private(set) var oldScenesLeft: [Int] = []
    public private(set) var newScenesLeft: [Int] = []

    /// - Parameter asked: Pairs that are known, by index.
    /// - Complexity: O(views), with dictionaries.
    init(_ old: Layout, _ new: Layout, asked: [(old: Int, new: Int)] = []) {
        var matcher = PairMatcher(old, new)
        matcher.pairScenes(asked)
        for pair in asked { matcher.pair(pair.old, pair.new, .asked) }
        matcher.pairByNames()
        matcher.pairByPosition()
        for (index, partner) in matcher.partners[0].enumerated() {
            if let partner {
                pairs.append(Pair(old: index, new: partner.view, reason: partner.reason))
            } else if !matcher.isCompared(index, 0) {
                if old.startsScene(index) { oldScenesLeft.append(index) }
            } else if old.isWrapper(index) {
                oldWrappers.append(index)
            } else if !old.isStyleMember(index) {
                missing.append(index)
            }
        }
        for (index, partner) in matcher.partners[1].enumerated() where partner == nil {
            if !matcher.isCompared(index, 1) {
                if new.startsScene(index) { newScenesLeft.append(index) }
            } else if new.isWrapper(index) {
                newWrappers.append(index)
            } else if !new.isStyleMember(index) {
                extra.append(index)
            }
        }
        pairOfOld = Array(repeating: nil, count: old.views.count)
        pairOfNew = Array(repeating: nil, count: new.views.count)
        for (number, pair) in pairs.enumerated() {
            pairOfOld[pair.old] = number
            pairOfNew[pair.new] = number
        }
    }
}

extension Layout {
    /// The keys of settings that show on the screen, or that keep touches and other views away.
    private static let visibleSettings: Set<String> = [
        "backgroundColor", "clipsToBounds", "alpha", "isOpaque", "opaque", "layer", "cornerRadius", "borderWidth",
        "borderColor", "shadowOpacity", "mask", "gestureRecognizers", "image",
    ]

    /// Whether a view only holds others: it draws nothing, cuts nothing off and is not hidden.
    func isWrapper(_ index: Int) -> Bool {
        let view = views[index]
        guard view.parent != nil, view.className == "UIView" || view.className == "UIStackView", !view.isHidden else {
            return false
        }
        return !view.attributes.contains { attribute in
            Self.visibleSettings.contains { attribute.key == $0 || attribute.key.hasPrefix($0 + ".") }
        }
    }
}
