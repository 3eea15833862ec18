import LayoutDiagnosis
import LayoutModel
import LayoutReaders

extension RuleInfo {
    /// Every rule: the rules for layouts, in the order in which they run, the validation rules for inputs, and the
    /// rules of readers.
    public static let all: [RuleInfo] = RuleList.infos + ValidationRules.all + ReaderRules.all

    /// The facts about a rule; `nil` if there is no such rule.
    public static func named(_ id: String) -> RuleInfo? { all.first { $0.id == id } }
}
