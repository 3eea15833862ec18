/// The rules that did not run, by reason, in the order of the first of each.
public func reasonsNotRun(_ notRun: [(rule: String, why: String)]) -> [(why: String, rules: [String])] {
    var reasons: [(why: String, rules: [String])] = []
    for (rule, why) in notRun {
        if let known = reasons.firstIndex(where: { $0.why == why }) {
            reasons[known].rules.append(rule)
        } else {
            reasons.append((why, [rule]))
        }
    }
    return reasons
}
