/// The rules that judge a layout, in the order in which they run.
enum RuleList {
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
        RedundantConstraintRule.self,
        NoEffectRule.self,
        UnsatisfiedOptionalRule.self,
        OffParentRule.self,
        ZeroSizeRule.self,
        OverlappingSiblingsRule.self,
    ]
}
