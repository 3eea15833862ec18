/// One sentence for each reason why rules did not run, in the order of first appearance.
public func sentencesNotRun(_ notRun: [(rule: String, why: String)]) -> [String] {
    var reasons: [(why: String, rules: [String])] = []
    for (rule, why) in notRun {
        if let known = reasons.firstIndex(where: { $0.why == why }) {
            reasons[known].rules.append(rule)
        } else {
            reasons.append((why, [rule]))
        }
    }
    return reasons.map { reason in
        // The JSON format has a fixed word for it.
        let why = reason.why == "partial dump" ? "the input may lack constraints" : reason.why
        return "not run (\(why)): \(reason.rules.joined(separator: ", "))"
    }
}
