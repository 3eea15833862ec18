import LayoutModel

/// A cause that findings often have: the facts for people, how it is recognised and what an engineer tries first.
///
/// Each is a file of this folder and an entry of ``Causes/all``.
struct KnownCause: Sendable {
    /// How findings of the cause are told from others.
    enum Recogniser: Sendable {
        case conflict(@Sendable (ConflictStory, Examination) -> Bool)
        case ambiguity(Finding.Ambiguity.Kind)
    }

    /// What goes first among the fixes that work.
    enum Remedy: Sendable {
        /// A priority of 999, then the others in their usual order.
        case priority
        /// The view stops to translate its autoresizing mask.
        case mask
        /// One of the constraints is superfluous.
        case removal
        /// A constant is wrong.
        case constant
        /// The hugging or the compression resistance of a view gives way.
        case contentPriority
        /// The size of the superview takes the place of a constant.
        case superview
        /// Nobody can change what takes part.
        case none
    }

    var info: CauseInfo
    var recogniser: Recogniser
    var remedy = Remedy.priority
    /// Whether constants may be changed at all: not where a size is that of a passing moment.
    var allowsConstants = true
    /// The members that an engineer would change first; the others follow.
    var isCulprit: @Sendable (ConflictStory.Member, ConflictStory) -> Bool = { _, _ in false }
    /// What is said under the headline; `nil` where that has said it.
    var hint: @Sendable (ConflictStory, Examination) -> String? = { _, _ in nil }
}

/// Every cause that is recognised.
package enum Causes {
    /// In the order in which they are looked for: the first that a finding shows is its cause.
    static let all: [KnownCause] = [
        .systemOnly,
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
