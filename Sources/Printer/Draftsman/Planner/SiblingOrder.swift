import LayoutModel

/// The order of subviews while `applyRemainder()` adds to them.
struct SiblingOrder {
    enum Position {
        case front
        case above(Int)
        case below(Int)
    }

    private let outline: Outline
    /// The current subviews, back to front.
    private var present: [Int: [Int]] = [:]
    /// The subviews whose plan is still to be applied.
    private var waiting: [Int: [Bool: [Int]]] = [:]

    init(outline: Outline, section: Outline.Section, views: [Int]) {
        self.outline = outline
        for view in views where !outline.subviews[view].isEmpty {
            let drafted = outline.subviews[view].filter { outline.roles[$0] == .drafted }
            let plain = drafted.filter { !outline.isArranged[$0] }
            let arranged = outline.arranged[view].filter { outline.roles[$0] == .drafted }
            if outline.roles[view] == .drafted {
                present[view] = plain + arranged
            } else if view == section.base {
                let isStack = section.kind == .stack
                present[view] = isStack ? arranged : plain
                waiting[view] = isStack ? [false: plain] : [true: arranged]
            } else {
                waiting[view] = [false: plain, true: arranged]
            }
        }
    }

    /// Inserts a view at its position among the current subviews, and returns how.
    mutating func insert(_ view: Int, into superview: Int) -> Position {
        // Views before it in the file were applied before it.
        fill(superview, before: view)
        var order = present[superview] ?? []
        defer { present[superview] = order }
        let target = outline.subviews[superview]
        let place = target.firstIndex(of: view) ?? target.endIndex
        if place > 0, order.last == target[place - 1] || order.isEmpty {
            order.append(view)
            return .front
        }
        if let previous = target[..<place].last(where: order.contains), let index = order.firstIndex(of: previous) {
            order.insert(view, at: index + 1)
            return index + 2 == order.count ? .front : .above(previous)
        }
        guard let first = order.first else {
            order.append(view)
            return .front
        }
        order.insert(view, at: 0)
        return .below(first)
    }

    /// The subviews to bring to the front, in order, to match the layout's order.
    mutating func misplaced(in superview: Int) -> ArraySlice<Int> {
        fill(superview, before: nil)
        let target = outline.subviews[superview]
        let order = present[superview] ?? []
        // The common beginning of both orders stays in place.
        var first = 0
        for view in order where first < target.count && view == target[first] { first += 1 }
        return target[first...]
    }

    /// Plans of a base are applied when the first view that they insert is needed.
    private mutating func fill(_ superview: Int, before view: Int?) {
        guard let groups = waiting[superview], !groups.isEmpty else { return }
        let heads = groups.compactMap { key, views in views.min().map { (first: $0, key: key) } }
        for head in heads.sorted(by: { $0.first < $1.first }) where view.map({ head.first < $0 }) ?? true {
            present[superview, default: []] += groups[head.key] ?? []
            waiting[superview]?[head.key] = nil
        }
    }
}
