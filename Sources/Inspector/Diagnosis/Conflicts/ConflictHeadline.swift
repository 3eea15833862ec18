import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A conflict in one sentence: the needed space as a sum, against the available space.
///
/// The sentence depends on the shape of the set: parts that do not fit into a size, parts that do not fill one, two
/// sizes of one view, two positions of one edge. All of them end with ``ConflictStory/excess``.
struct ConflictHeadline {
    typealias Member = ConflictStory.Member

    let story: ConflictStory
    let examination: Examination
    /// The members as two paths between the same edges, where they are that.
    let ring: ConflictRing?
    /// What the recognised cause says first.
    let lead: ConflictLead?

    init(story: ConflictStory, cause: KnownCause?, examination: Examination) {
        self.story = story
        self.examination = examination
        ring = ConflictRing(story, in: examination)
        lead = cause?.lead(story, examination)
    }

    typealias Piece = ConflictSentence.Piece
    typealias Sum = ConflictSentence.Sum

    /// Columns for a sentence: with the severity and the rule before it, the line has at most 100.
    private var width: Int { story.cause.isCertain ? 83 : 70 }

    /// The sentence, as short as its line needs it, the difference that it ends with, in points, and what comes before it as a
    /// sentence by itself.
    func sentence() -> (words: ConflictSentence, excess: Double, lead: String?) {
        if let ledSentence { return (ConflictSentence(ledSentence.pieces, width: width), ledSentence.excess, nil) }
        let (words, excess) = arithmetic
        return (words, excess, lead?.words)
    }

    private var arithmetic: (words: ConflictSentence, excess: Double) {
        if let shared { return (ConflictSentence(shared.pieces, width: width), shared.excess) }
        if let pieces = sameSize ?? twoSizes ?? proportion {
            return (ConflictSentence(pieces, width: width), story.excess)
        }
        if let ring, let pieces = ringSentence {
            return (ConflictSentence(pieces, width: width), ring.excess)
        }
        // What is no ring of lengths: one length against what the other constraints leave for it, or the sums of the certificate.
        if ring == nil, zeroSize == nil, isUneven, let forced {
            return (ConflictSentence(forced.pieces, width: width), forced.excess)
        }
        if let pieces = container ?? alone ?? squeezedByEdges {
            return (ConflictSentence(pieces, width: width), story.excess)
        }
        if let position { return (ConflictSentence(position.pieces, width: width), position.excess) }
        return (ConflictSentence(plain, width: width), story.excess)
    }

    /// Two fixed sizes that nothing but other sizes and edges compares.
    private var twoSizes: [Piece]? {
        guard story.needs.count == 1, story.gives.count == 1, story.needs.allSatisfy(isMainSize),
            story.gives.allSatisfy(isMainSize), (story.needs + story.gives).allSatisfy(isPlain),
            !story.members.contains(where: { $0.isNonnegative || isScaled($0) })
        else { return nil }
        return container
    }

    private func isScaled(_ member: Member) -> Bool {
        member.constraint.second != nil && member.constraint.multiplier != 1
    }

    // MARK: Words

    var layout: Layout { examination.layout }

    /// As the constraints below the headline name it.
    func name(_ item: Layout.Item) -> String { examination.names[item] }

    private var dimension: String { story.mainAxis == .horizontal ? "width" : "height" }

    /// "wide" or "high".
    var adjective: String { story.mainAxis == .horizontal ? "wide" : "high" }

    var amount: String { PointsText.text(story.excess) }

    /// "16 points of width".
    private func points(_ sum: Sum) -> [Piece] {
        [.sum(sum), .words(sum.total == "1" ? " point of \(dimension)" : " points of \(dimension)")]
    }

    func points(_ value: String) -> String { value == "1" ? "1 point" : value + " points" }

    /// "200", "at most 200", "at least 200".
    func bounded(_ constraint: Layout.Constraint) -> String {
        let value = PointsText.text(constraint.constant)
        return switch constraint.relation {
        case .equal: value
        case .lessThanOrEqual: "at most " + value
        case .greaterThanOrEqual: "at least " + value
        }
    }

    /// Behind everything else: the views that come out with a negative size.
    private var squeezed: [Piece] {
        let items = story.members.filter(\.isNonnegative).compactMap(\.constraint.first?.item).filter { item in
            // "X has 0" and "X's margins need 44 points" say it already.
            if zeroSize != nil { return false }
            if case .guide(let guide) = item { return layout.guides[guide].kind != .layoutMargins }
            return true
        }
        return items.isEmpty ? [] : [.aside("no space for \(PointsText.list(items.map(name), limit: 3))")]
    }

    func ending(_ word: String, by amount: String? = nil) -> [Piece] {
        [.words(" (\(amount ?? self.amount) \(word))")] + squeezed
    }

    // MARK: One size

    /// Two constraints on the size of one view alone.
    private var sameSize: [Piece]? {
        let members = story.members
        guard members.count == 2, members.allSatisfy({ $0.constraint.isOwnSize }),
            let first = members[0].constraint.first, first == members[1].constraint.first
        else { return nil }
        let name = name(first.item)
        let isWidth = first.attribute.axis == .horizontal
        let adjective = isWidth ? "wide" : "high"
        if story.isNegativeByItself, let member = members.first(where: { !$0.isNonnegative }) {
            return [
                .words("\(name) has a negative \(isWidth ? "width" : "height"), \(points(bounded(member.constraint)))")
            ]
        }
        // What is said outright first, then the higher bound.
        let ordered = members.sorted { left, right in
            func key(_ member: Member) -> (Int, Double, Int) {
                let constraint = member.constraint
                return (constraint.relation == .equal ? 0 : 1, -constraint.constant, member.row)
            }
            return key(left) < key(right)
        }
        let values = ordered.map { bounded($0.constraint) }
        if ordered.allSatisfy({ $0.constraint.relation == .equal }) {
            return [.words("\(name) is both \(values[1]) and \(values[0]) points \(adjective) (\(amount) apart)")]
        }
        // What a priority of 1000 makes of the content's size.
        if let content = ordered.first(where: \.isContentSize), let other = ordered.first(where: { !$0.isContentSize })
        {
            let (what, verb) =
                content.constraint.relation == .lessThanOrEqual
                ? ("hugging", "allows") : ("compression resistance", "needs")
            return [
                .words("\(name) is \(points(bounded(other.constraint))) \(adjective), "),
                .words("its required \(what) \(verb) \(bounded(content.constraint)) (\(amount) apart)"),
            ]
        }
        return [.words("\(name) is \(points(values[0])) \(adjective) and \(values[1]) (\(amount) apart)")]
    }

    /// A share of a known length, where the others make the two equal.
    private var shared: (pieces: [Piece], excess: Double)? {
        guard let share = story.shareOfEqualSize, let item = share.constraint.first?.item,
            let fixed = story.members.first(where: {
                isMainSize($0) && $0.constraint.relation == .equal && $0.constraint.constant > 0
            }), share.constraint.relation == .equal, share.constraint.constant == 0, share.multiplier != 0
        else { return nil }
        let whole = fixed.constraint.constant
        let part = share.constraint.multiplier * whole
        let excess = abs(whole - part)
        // Changing the share by so much has to resolve the conflict.
        guard abs(abs(story.excess / share.multiplier) - excess) < 1e-6 * max(1, excess) else { return nil }
        let factor = PointsText.text(share.constraint.multiplier)
        let (text, total) = (PointsText.text(whole), PointsText.text(part))
        return (
            [
                .words("\(name(item)) is "), .sum(Sum(parts: "\(factor) × \(text)", total: total)),
                .words(" points \(adjective), "),
                isStackEqualizer
                    ? .either("the stack view makes it ", shorter: "the stack makes it ")
                    : .words("the other constraints make it "),
                .words("\(text) (\(PointsText.text(excess)) apart)"),
            ], excess
        )
    }

    /// A size as a share of another, where the others make the two equal: both are 0 then.
    private var proportion: [Piece]? {
        guard let share = story.shareOfEqualSize else { return nil }
        return [.words(examination.texts.text(of: share.constraint))]
            + [
                isStackEqualizer
                    ? .either(", the stack view makes the two equal", shorter: ", the stack makes them equal")
                    : .either(", other constraints make the two equal", shorter: ", others make them equal")
            ]
            + ending("short")
    }

    /// Whether a stack view alone is why two sizes are equal.
    private var isStackEqualizer: Bool {
        let equalities = story.members.filter { $0.constraint.second != nil && !$0.isShare }
        return !equalities.isEmpty
            && equalities.allSatisfy { $0.constraint.hasStackIdentifier || $0.constraint.origin == .stack }
    }

    /// What makes two sizes equal.
    var equalized: Piece {
        isStackEqualizer
            ? .either("the stack view makes them equal", shorter: "the stack makes them equal")
            : .either("other constraints make them equal", shorter: "others make them equal")
    }

    /// One size, where the other constraints leave 0.
    private var alone: [Piece]? {
        guard story.gives.isEmpty, story.needs.count == 1, isMainSize(story.needs[0]),
            let item = story.needs[0].constraint.first?.item, isPlain(story.needs[0])
        else { return nil }
        return [.words("\(name(item)) needs ")] + points(sum(story.needs))
            + [.either(", other constraints allow 0", shorter: ", others allow 0")] + ending("short")
    }

    // MARK: A container and its parts

    /// Parts that do not fit into a size, or do not fill it.
    private var container: [Piece]? {
        let outer = outermost
        let given = story.gives.filter(isMainSize)
        let needed = story.needs.filter(isMainSize)
        if let outer, outer.contribution <= 0 { return overfull(outer) }
        if let outer { return unfilled(outer, given) }
        if needed.count == 1, given.count == 1, story.needs.count == 1, story.gives.count == 1 {
            return unequal(needed[0], given[0])
        }
        if given.count == 1 { return overfull(given[0]) }
        if given.isEmpty, let zero = zeroSize, !story.needs.isEmpty, isAround(zero) { return overfull(zero) }
        if needed.count == 1, !story.gives.isEmpty { return unfilled(needed[0], given) }
        return nil
    }

    /// What is needed inside of a view, where that is more than the view has.
    var needed: (subject: Layout.Item, parts: String, sum: Sum, excess: Double)? {
        if let ring, let container = ring.container, let (size, parts) = ring.sizeAndParts, size.length < parts.length,
            size.length == 0 || size.ways.contains(where: { story.member(of: $0)?.row == lead?.row })
        {
            return needed(ring, container, parts)
        }
        if ring != nil, ringSentence != nil { return nil }
        guard let zero = zeroSize, story.gives.allSatisfy({ $0.row == zero.row }), !story.needs.isEmpty,
            let item = zero.constraint.first?.item, isPlain(zero) || zero.contribution == 0, isAround(zero)
        else { return nil }
        let wants = wants(of: item)
        guard let parts = wants.parts else { return nil }
        return (wants.item, parts, sum(story.needs), story.excess)
    }

    /// Whether the view of a size is not within what needs the space.
    private func isAround(_ size: Member) -> Bool {
        guard let item = size.constraint.first?.item, case .view(let inner) = item,
            case .view(let outer)? = subject(of: story.needs.flatMap(\.constraint.items))
        else { return true }
        return inner == outer || !holds(outer, inner)
    }

    /// The parts need more than the container has.
    private func overfull(_ provider: Member) -> [Piece]? {
        guard let item = provider.constraint.first?.item else { return nil }
        let others = story.gives.filter { $0.row != provider.row }
        let need = sum(story.needs, less: others)
        if !isPlain(provider), provider.contribution != 0 {
            return [.words(text(wants(of: item)))] + points(need)
                + [.words(", \(name(item)) has "), .sum(sum([provider]))] + ending("short")
        }
        if isCell(item) {
            let has = points(bounded(provider.constraint))
            return [.words("content needs "), .sum(need), .words(need.total == "1" ? " point" : " points")]
                + [.words(", \(name(item)) is \(has) \(adjective)")] + ending("short")
        }
        let wants = wants(of: item)
        let has = bounded(provider.constraint)
        if wants.item != item {
            return [.words(text(wants))] + points(need) + [.words(", \(name(item)) has \(has)")] + ending("short")
        }
        // A long name is not said twice.
        let again =
            wants.parts == nil
            ? Piece.words(", but") : .either(name(item).count > 16 ? ", it" : ", \(name(item))", shorter: ", it")
        return [.words(text(wants))] + points(need) + [again, .words(" has \(has)")] + ending("short")
    }

    private func wants(of container: Layout.Item) -> Wants {
        let items = story.needs.flatMap(\.constraint.items)
        if let margins = marginsOwner { return Wants(item: margins, parts: "margins need") }
        let subject = subject(of: items) ?? container
        guard case .view(let view) = subject else { return Wants(item: subject) }
        let isSubview = items.contains { layout.view(of: $0).map { $0 != view && holds(view, $0) } ?? false }
        if isSubview {
            return Wants(item: subject, parts: isStack(view) ? "arranged subviews need" : "subviews need")
        }
        // A log need not show what is in what; a view between the edges of another is part of its content.
        let isPinned = story.members.contains { member in
            member.constraint.items.count > 1
                && member.constraint.anchors.contains { $0.item == subject && !$0.attribute.isSize }
        }
        return Wants(item: subject, parts: isPinned && subject == container ? "content needs" : nil)
    }

    /// What the needed sizes are of: "header's subviews need", "title needs".
    private struct Wants {
        var item: Layout.Item
        /// "subviews need"; `nil`: the item itself.
        var parts: String?
    }

    private func text(_ wants: Wants) -> String {
        name(wants.item) + (wants.parts.map { "'s \($0) " } ?? " needs ")
    }

    /// The view whose margins alone take up the space.
    var marginsOwner: Layout.Item? {
        var owner: Int?
        for member in story.needs {
            guard
                let guide = member.constraint.items.lazy.compactMap({ item -> Int? in
                    if case .guide(let guide) = item { guide } else { nil }
                }).first, layout.guides[guide].kind == .layoutMargins,
                owner == nil || owner == layout.guides[guide].owner
            else { return nil }
            owner = layout.guides[guide].owner
        }
        return owner.map { .view($0) }
    }

    /// The container has more than its parts can fill.
    private func unfilled(_ holder: Member, _ sizes: [Member]) -> [Piece]? {
        guard let item = holder.constraint.first?.item, isPlain(holder), !story.gives.isEmpty else { return nil }
        let has = points(bounded(holder.constraint))
        let others = story.needs.filter { $0.row != holder.row }
        if let inner = sizes.first, sizes.count == 1, isPlain(inner), let part = inner.constraint.first?.item,
            part != item
        {
            let gaps = story.gives.filter { $0.row != inner.row }
            if gaps.isEmpty && others.isEmpty {
                return [
                    .words(
                        "\(name(item)) is \(has) \(adjective), \(its(part, in: item)) is \(bounded(inner.constraint))"
                    )
                ] + ending("apart")
            }
            let size = points(bounded(inner.constraint))
            return [.words("\(name(part)) is \(size) \(adjective), its pinned edges leave ")]
                + [.sum(sum([holder] + others, less: gaps))] + ending("apart")
        }
        let fill = sum(story.gives, less: others)
        let parts = story.gives.flatMap(\.constraint.items)
        let subject = subject(of: parts) ?? item
        guard case .view(let view) = item, subject == item || sizes.contains(where: { isInside($0, view) }) else {
            return [.words("\(name(item)) is \(has) \(adjective), \(name(subject)) fills ")]
                + [.sum(fill)] + ending("apart")
        }
        let word = isStack(view) ? "arranged subviews" : "subviews"
        return [.words("\(name(item)) is \(has) \(adjective), its \(word) fill "), .sum(fill)] + ending("apart")
    }

    /// Two sizes that the others make equal, neither inside the other.
    func unequal(_ larger: Member, _ smaller: Member) -> [Piece]? {
        guard let first = larger.constraint.first?.item, let second = smaller.constraint.first?.item,
            isPlain(larger), isPlain(smaller)
        else { return nil }
        if arranges(first, second) {
            return [
                .words("\(name(first)) is \(points(bounded(larger.constraint))) \(adjective), "),
                .words("its arranged \(name(second)) is \(bounded(smaller.constraint))"),
            ] + ending("apart")
        }
        return [
            .words("\(name(first)) is \(points(bounded(larger.constraint))) \(adjective), "),
            .words("\(name(second)) is \(bounded(smaller.constraint)), "),
            story.members.contains { $0.constraint.relation != .equal && !$0.constraint.isOwnSize }
                ? .either(
                    "other constraints make the second at least as \(adjective)",
                    shorter: "others make it at least as \(adjective)"
                ) : equalized,
        ] + ending("apart")
    }

    /// The size of the view that contains all other views whose size is in the set.
    private var outermost: Member? {
        let sizes = story.members.compactMap { member -> (member: Member, view: Int)? in
            guard isMainSize(member), !member.isNonnegative, member.multiplier != 0,
                let item = member.constraint.first?.item, let view = layout.view(of: item)
            else { return nil }
            return (member, view)
        }
        guard let outer = sizes.min(by: { $0.view < $1.view }), sizes.count(where: { $0.view == outer.view }) == 1,
            sizes.allSatisfy({ holds(outer.view, $0.view) })
        else { return nil }
        // A lone size is a container only if the set has something inside it.
        if sizes.count == 1 {
            let others = story.members.lazy.filter { $0.row != outer.member.row }.flatMap(\.constraint.items)
            guard
                others.contains(where: {
                    layout.view(of: $0).map { $0 != outer.view && holds(outer.view, $0) } ?? false
                })
            else { return nil }
        }
        return outer.member
    }

    /// A size of 0.
    var zeroSize: Member? {
        // UIKit also asks for the smallest number above 0.
        story.members.first { member in
            guard abs(member.contribution) < 1e-9, isMainSize(member), member.constraint.constant < 1e-9 else {
                return false
            }
            // The guides of bars are views of height 0 where there is no bar, and contain nothing.
            guard case .view(let view)? = member.constraint.first?.item else { return true }
            return !layout.views[view].shortClassName.hasSuffix("LayoutGuide")
        }
    }

    func isMainSize(_ member: Member) -> Bool {
        member.constraint.isOwnSize && member.constraint.axis == story.mainAxis && !member.isNonnegative
    }

    /// Whether the member counts once in the sum.
    private func isPlain(_ member: Member) -> Bool { abs(abs(member.multiplier) - 1) < 1e-9 }

    private func isInside(_ member: Member, _ view: Int) -> Bool {
        member.constraint.items.contains { layout.view(of: $0).map { $0 != view && holds(view, $0) } ?? false }
    }

    private func holds(_ outer: Int, _ inner: Int) -> Bool {
        (outer..<examination.subtreeEnds[outer]).contains(inner)
    }

    func isStack(_ view: Int) -> Bool {
        layout.views[view].stack != nil || layout.views[view].traits.contains(.stack)
    }

    /// Whether the item is a cell of a table or a collection, or its content view.
    func isCell(_ item: Layout.Item) -> Bool {
        guard case .view(let view) = item else { return false }
        return layout.views[view].isCell || layout.isContentViewOfCell(view)
            || layout.isNamedAsContentOfCell(view)
    }

    /// Whether the set has constraints of a stack view for what it arranges.
    private func arranges(_ container: Layout.Item, _ part: Layout.Item) -> Bool {
        guard case .view(let view) = container, isStack(view) else { return false }
        let stack = story.members.filter { $0.constraint.hasStackIdentifier || $0.constraint.origin == .stack }
        return stack.contains { $0.constraint.items.contains(container) }
            && stack.contains { $0.constraint.items.contains(part) }
    }

    /// "its arranged title", "its subview title", "title".
    func its(_ part: Layout.Item, in container: Layout.Item) -> String {
        guard case .view(let inner) = part, case .view(let outer) = container, layout.views[inner].parent == outer
        else { return name(part) }
        return "its \(isStack(outer) ? "arranged" : "subview") \(name(part))"
    }

    /// The view that contains all of the items, or the only one of them.
    private func subject(of items: [Layout.Item]) -> Layout.Item? {
        guard let first = items.first else { return nil }
        if items.allSatisfy({ $0 == first }) { return first }
        var common: Int?
        for item in items {
            guard let view = layout.view(of: item) else { continue }
            common = common.map { layout.nearestCommonAncestor($0, view) ?? $0 } ?? view
        }
        return common.flatMap { layout.views[$0].isUnseen ? nil : .view($0) }
    }

    /// The sums alone, where no other sentence applies.
    private var plain: [Piece] {
        let views = PointsText.list(story.items.map(name), limit: 3)
        let (need, have) = (sum(story.needs), sum(story.gives))
        return [.words("constraints of \(views) add up to "), .sum(need), .words(" and to "), .sum(have)]
            + [.words(" points")] + ending("apart")
    }

    // MARK: Sums

    /// The size of a view that has no space, from what gives it some and what takes it: "30 - 32 = -2".
    var negativeSize: [Double] {
        (story.gives.map { abs($0.contribution) } + story.needs.map { -$0.contribution }).filter { $0 != 0 }
    }

    /// That a view has no space, with the size that it would have.
    func noSpace(for item: Layout.Item, size: Sum, adjective: String, excess: Double) -> [Piece] {
        // Gaps alone, on one side of nothing: "its gaps need 20 + 20 = 40 points, there are 0".
        if size.parts.hasPrefix("-"), !size.parts.contains("+"), size.parts != size.total {
            let gaps = Sum(
                parts: String(size.parts.dropFirst()).replacing(" - ", with: " + "),
                total: String(size.total.dropFirst())
            )
            return [.words("no space for \(name(item)): its gaps need "), .sum(gaps), .words(" points, there are 0")]
                + [.words(" (\(PointsText.text(excess)) short)")]
        }
        let unit = size.total == "-1" ? " point " : " points "
        return [.words("no space for \(name(item)): it would be "), .sum(size)]
            + [.words("\(unit)\(adjective) (\(PointsText.text(excess)) short)")]
    }

    /// As many parts as a reader can take in, and the number of the others.
    func sum(_ members: [Member], less others: [Member] = []) -> Sum {
        let total =
            members.reduce(0) { $0 + abs($1.contribution) } - others.reduce(0) { $0 + abs($1.contribution) }
        let text = PointsText.text(total)
        var parts =
            members.map { (sign: " + ", text: Self.part($0)) } + others.map { (sign: " - ", text: Self.part($0)) }
        if parts.isEmpty { return Sum(parts: text, total: text) }
        let more = parts.count > 12 ? " + … (\(parts.count - 10) more)" : ""
        if parts.count > 12 { parts = Array(parts.prefix(10)) }
        var shown = ""
        for part in parts { shown += (shown.isEmpty ? (part.sign == " - " ? "-" : "") : part.sign) + part.text }
        return Sum(parts: shown + more, total: text)
    }

    /// A member in the sum: its constant, with a factor if it counts more than once.
    private static func part(_ member: Member) -> String {
        let constant = abs(member.constraint.constant)
        let value = PointsText.text(abs(member.contribution))
        let times = PointsText.text(abs(member.multiplier))
        guard times != "1", constant != 0, constant != 1, let factor = Double(times) else { return value }
        // The space on both sides of a centre.
        if factor == 2 { return PointsText.sum([constant, constant]) }
        // A factor that is rounded to be shown must not show another product.
        return PointsText.text(factor * constant) == value ? "\(times) × \(PointsText.text(constant))" : value
    }
}
