import LayoutInspector

/// One sentence for each reason why rules did not run or did not see everything, in the order of first appearance.
package func sentencesNotRun(_ notRun: [(rule: String, why: NotRunReason)]) -> [String] {
    var reasons: [(why: NotRunReason, rules: [String])] = []
    for (rule, why) in notRun {
        if let known = reasons.firstIndex(where: { $0.why == why }) {
            reasons[known].rules.append(rule)
        } else {
            reasons.append((why, [rule]))
        }
    }
    return reasons.map { reason in
        let rules = reason.rules.joined(separator: ", ")
        return switch reason.why {
        case .limit(let clause): "\(rules): \(clause)"
        // The word of the JSON format is that of dumps.
        case .partialInput: "not run (the input may lack constraints): \(rules)"
        case .otherConditions, .otherLanguage, .edited, .interrupted: "not run (\(reason.why.words)): \(rules)"
        }
    }
}
