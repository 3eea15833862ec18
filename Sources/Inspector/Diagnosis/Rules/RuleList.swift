import LayoutModel

/// The rules that judge a layout, in the order in which they run.
package enum RuleList {
    static let all: [any Rule.Type] = [
        ConflictRule.self,
        RoundingRule.self,
        ReportedConflictRule.self,
        ReportedAmbiguityRule.self,
        AmbiguousLayoutRule.self,
        MissingScrollContentRule.self,
        MisplacedViewRule.self,
        TruncatedContentRule.self,
        AutoresizingWithConstraintsRule.self,
        DuplicateConstraintRule.self,
        UnconfirmedReportRule.self,
        FragileAtSizeRule.self,
        TextRoomRule.self,
        RedundantConstraintRule.self,
        NoEffectRule.self,
        UnsatisfiedOptionalRule.self,
        OffParentRule.self,
        ZeroSizeRule.self,
        OverlappingSiblingsRule.self,
    ]

    /// The facts about them.
    package static var infos: [RuleInfo] { all.map { $0.info } }
}
