import LayoutDiagnosis
import LayoutModel
import LayoutReaders

extension RuleInfo {
    /// Every rule: those that judge layouts, in the order in which they run, those that inputs are held to, and what
    /// readers find.
    public static let all: [RuleInfo] = RuleList.infos + ValidationRules.all + ReaderRules.all

    /// The facts about a rule; `nil` where there is no such rule.
    public static func named(_ id: String) -> RuleInfo? { all.first { $0.id == id } }
}
