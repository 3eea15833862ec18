import LayoutModel

/// A frequent cause of findings: its page, how it is recognized, and the fix that an engineer tries first.
///
/// Each is a file of this folder and an entry of ``Causes/all``.
struct KnownCause: Sendable {
    /// How findings with this cause are recognized.
    enum Recogniser: Sendable {
        case conflict(@Sendable (ConflictStory, Examination) -> Bool)
        case ambiguity(Finding.Ambiguity.Kind)
    }

    /// The kind of fix that is listed first, if it works.
    enum Remedy: Sendable {
        /// A priority of 999, then the others in their usual order.
        case priority
        /// The view no longer translates its autoresizing mask.
        case mask
        /// One of the constraints is redundant.
        case removal
        /// A constant is wrong.
        case constant
        /// The hugging or the compression resistance of a view is lowered.
        case contentPriority
        /// The size of the superview takes the place of a constant.
        case superview
        /// No constraint of the set can be changed.
        case none
    }

    var info: CauseInfo
    var recogniser: Recogniser
    var remedy = Remedy.priority
    /// Whether changing a constant can be a fix: not if a size is temporary.
    var allowsConstants = true
    /// The members that an engineer would change first; the others follow.
    var isCulprit: @Sendable (ConflictStory.Member, ConflictStory) -> Bool = { _, _ in false }
    /// What the headline begins with, instead of the line below it; `nil`: the arithmetic is the headline.
    var lead: @Sendable (ConflictStory, Examination) -> ConflictLead? = { _, _ in nil }
    /// The line below the headline; `nil` if the headline says it already.
    var hint: @Sendable (ConflictStory, Examination) -> String? = { _, _ in nil }
}

/// Every cause that is recognised.
package enum Causes {
    /// In the order in which they are looked for: the first that a finding shows is its cause.
    static let all: [KnownCause] = [
        .systemOnly,
        .oppositeEdges,
        .autoresizingMask,
        .zeroWidthPass,
        .zeroHeightPass,
        .cellSeparator,
        .encapsulatedSize,
        .hiddenInStack,
        .collapsedSize,
        .temporarySize,
        .requiredContentSize,
        .negativeConstant,
        .sizeKnownTwice,
        .minimumAgainstMaximum,
        .edgePinnedTwice,
        .marginsChanged,
        .aspectRatioAgainstEdges,
        .negativeSize,
        .shareOfEqualSize,
        .placedBySystem,
        .fixedSizeAgainstEdges,
        .contentTie,
    ]

    /// The facts about them.
    package static var infos: [CauseInfo] { all.map(\.info) }
}

extension ConflictStory {
    /// The first of the known causes that the set shows.
    func recognisedCause(in examination: Examination) -> KnownCause? {
        Causes.all.first { cause in
            if case .conflict(let shows) = cause.recogniser { shows(self, examination) } else { false }
        }
    }
}
