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
    var width: Int { story.cause.isCertain ? 83 : 70 }

    /// The sentence, as short as its line needs it, the difference that it ends with, in points, and what comes before it as a
    /// sentence by itself.
    func sentence() -> (words: ConflictSentence, excess: Double, lead: String?) {
        if let ledSentence { return (ConflictSentence(ledSentence.pieces, width: width), ledSentence.excess, nil) }
        let (words, excess) = arithmetic
        return (words, excess, lead?.words)
    }

    var arithmetic: (words: ConflictSentence, excess: Double) {
        let said = Self.shapes.lazy.compactMap { $0(self) }.first ?? (plain, story.excess)
        return (ConflictSentence(said.pieces, width: width), said.excess)
    }

    /// Pieces of a sentence, and the difference that it ends with, in points.
    typealias Said = (pieces: [Piece], excess: Double)

    /// The sentences by shape of the set, in the order in which they are tried: the first that applies is said.
    ///
    /// What names a mistake comes before what only adds up, and what can be seen on the screen before the sums of the
    /// certificate.
    private static let shapes: [@Sendable (ConflictHeadline) -> Said?] = [
        { $0.clipped },
        { $0.jumping },
        { $0.centeredUnevenly },
        { $0.shared },
        { $0.whole($0.sameSize ?? $0.twoSizes ?? $0.proportion) },
        { headline in headline.ring.flatMap { ring in headline.ringSentence.map { ($0, ring.excess) } } },
        // What is no ring of lengths: one length against what the other constraints leave for it.
        { $0.ring == nil && $0.zeroSize == nil && $0.isUneven ? $0.forced : nil },
        { $0.whole($0.container ?? $0.alone ?? $0.squeezedByEdges) },
        { $0.position },
    ]

    /// A sentence that ends with the whole difference of the set.
    private func whole(_ pieces: [Piece]?) -> Said? { pieces.map { ($0, story.excess) } }

    // MARK: Words

    var layout: Layout { examination.layout }

    /// As the constraints below the headline name it.
    func name(_ item: Layout.Item) -> String { examination.names[item] }

    var dimension: String { story.mainAxis == .horizontal ? "width" : "height" }

    /// "wide" or "high".
    var adjective: String { story.mainAxis == .horizontal ? "wide" : "high" }

    var amount: String { PointsText.text(story.excess) }

    /// "16 points of width".
    func points(_ sum: Sum) -> [Piece] {
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
    var squeezed: [Piece] {
        let items = story.members.filter(\.isNonnegative).compactMap(\.constraint.first?.item).filter { item in
            // "X has 0" and "X's margins need 44 points" say it already.
            if zeroSize != nil { return false }
            if case .guide(let guide) = item { return layout.guides[guide].kind != .layoutMargins }
            return true
        }
        return items.isEmpty ? [] : [.aside("no space for \(PointsText.list(items.map(name), limit: 3))")]
    }

    func ending(_ ending: ConflictEnding, by amount: String? = nil) -> [Piece] {
        [.words(" (\(ending.text(amount ?? self.amount)))")] + squeezed
    }
}
