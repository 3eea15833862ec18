/// Finds the views and guides that the texts of an answer name: `UILabel(title)`, `UILabel`,
/// `UIView.layoutGuide(UIViewSafeAreaLayoutGuide)`.
///
/// A text can fit several views. UIKit installs a constraint on the nearest common ancestor of its views
/// (NSLayoutConstraint.isActive), which leaves few of them; only where one is left is it taken.
struct PepperNames {
    struct Guide: Hashable {
        /// By node.
        var owner: Int
        var identifier: String
    }

    enum Found: Hashable {
        case node(Int)
        case guide(Guide)

        /// The view, or the one that owns the guide.
        var node: Int {
            switch self {
            case .node(let node): node
            case .guide(let guide): guide.owner
            }
        }
    }

    enum Search<Item> {
        case one(Item)
        /// The text that nothing fits.
        case none(String)
        /// The text that fits too much.
        case several(String)
    }

    private let nodes: [PepperAnswer.Node]
    /// The nodes that a text can mean, in order.
    private var nodesByText: [String: [Int]] = [:]
    private var nodesByClass: [String: [Int]] = [:]
    /// By node: its subviews, in order.
    private var subviews: [[Int]]

    init(_ nodes: [PepperAnswer.Node]) {
        self.nodes = nodes
        subviews = Array(repeating: [], count: nodes.count)
        for (index, node) in nodes.enumerated() {
            if let parent = node.parent { subviews[parent].append(index) }
            nodesByText[PepperNames.text(of: node), default: []].append(index)
            nodesByClass[node.className ?? "", default: []].append(index)
        }
    }

    private static func text(of node: PepperAnswer.Node) -> String {
        (node.className ?? "") + (node.identifier.map { "(" + $0 + ")" } ?? "")
    }

    /// Pairs that are tried before a text counts as one that fits too much.
    private static let mostCandidates = 64

    /// What a text can mean at a view or below it; `nil` where that is too much to try.
    private func candidates(_ text: String, below node: Int) -> [Found]? {
        let mark = ".layoutGuide("
        var owners = nodesByText[text] ?? []
        var identifier: String?
        if owners.isEmpty, text.hasSuffix(")"), let range = text.firstRange(of: mark) {
            owners = nodesByClass[String(text[..<range.lowerBound])] ?? []
            identifier = String(text[range.upperBound...].dropLast())
        }
        let start = owners.partitioningIndex { $0 >= node }
        let end = owners.partitioningIndex { $0 >= nodes[node].end }
        guard end - start <= PepperNames.mostCandidates else { return nil }
        return owners[start..<max(start, end)].map { owner in
            identifier.map { .guide(Guide(owner: owner, identifier: $0)) } ?? .node(owner)
        }
    }

    /// A constraint with one item is held by that view.
    func holder(_ text: String, node: Int) -> Search<Found> {
        guard let all = candidates(text, below: node) else { return .several(text) }
        let own = all.filter { $0.node == node }
        if own.count == 1, !isUnnamed(own[0]) { return .one(own[0]) }
        return own.isEmpty ? .none(text) : .several(text)
    }

    /// The two items of a constraint that a view holds.
    func pair(_ first: String, _ second: String, below node: Int) -> Search<(Found, Found)> {
        guard let firsts = candidates(first, below: node) else { return .several(first) }
        guard let seconds = candidates(second, below: node) else { return .several(second) }
        if firsts.isEmpty { return .none(first) }
        if seconds.isEmpty { return .none(second) }
        // The holder is the nearest common ancestor of two views unless both are in the same of its subviews.
        let branches = (
            firsts.map { branch(of: $0.node, below: node) }, seconds.map { branch(of: $0.node, below: node) }
        )
        var pairs: [(Found, Found)] = []
        for (one, branch) in zip(firsts, branches.0) {
            for (other, otherBranch) in zip(seconds, branches.1)
            where one != other && (branch == nil || branch != otherBranch) {
                pairs.append((one, other))
                if pairs.count > 1 { return .several(firsts.count > 1 ? first : second) }
            }
        }
        guard let pair = pairs.first else { return .none(first) }
        if isUnnamed(pair.0) { return .several(first) }
        if isUnnamed(pair.1) { return .several(second) }
        return .one(pair)
    }

    /// A view can own several guides without an identifier.
    private func isUnnamed(_ found: Found) -> Bool {
        if case .guide(let guide) = found { guide.identifier.isEmpty } else { false }
    }

    /// The subview of `node` that is or contains a view at or below it; `nil` for `node` itself.
    private func branch(of view: Int, below node: Int) -> Int? {
        let position = subviews[node].partitioningIndex { $0 > view }
        return view == node || position == 0 ? nil : subviews[node][position - 1]
    }
}

extension [Int] {
    /// The first position whose element is to the right of a boundary; the array is sorted by it.
    fileprivate func partitioningIndex(_ isRight: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isRight(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
