import LayoutInspector

/// Why a value is what it is, for people: the steps that lead to it, then what has no part in it.
package enum WhyText {
    /// One attribute, in full.
    package static func text(of derivation: Derivation, layout: Layout, style: TextStyle) -> String {
        let names = ItemNames(layout)
        let name = printable(ConstraintText(names: names).anchor(derivation.anchor))
        var text = style.text(headline(derivation, name), as: .emphasis) + "\n"
        for member in derivation.broken {
            let sentence = "a conflict breaks \(printable(member.text))"
            text += style.wrapped(sentence, first: style.text("note: ", as: .note), indentation: 6)
        }
        if !derivation.steps.isEmpty { text += "\n" + steps(derivation, style) }
        if derivation.steps.isEmpty, !derivation.members.isEmpty {
            text += section(
                "settled by these together, with the smallest total error",
                derivation.members.map { ($0.text, "") },
                style
            )
        }
        text += section("decides between constraints that compete", derivation.deciding.map { ($0.text, "") }, style)
        if case .open(let lowest, let highest) = derivation.outcome {
            text += bound("at least", lowest, derivation.lowerBound, style)
            text += bound("at most", highest, derivation.upperBound, style)
            if !derivation.remedies.isEmpty {
                text += "\n"
                for remedy in derivation.remedies {
                    text += style.wrapped(printable(remedy), first: style.text("fix: ", as: .fix), indentation: 5)
                }
            }
        }
        text += section(
            "has room",
            derivation.slack.map { ($0.member.text, PointsText.points($0.room)) },
            style
        )
        let ineffective = derivation.ineffective.map { entry in
            (entry.member.text, "\(PointsText.points(entry.error)) off" + beaten(entry, derivation))
        }
        let hasEffect = derivation.steps.isEmpty ? "not satisfied" : "has no effect"
        text += section(hasEffect, ineffective, style)
        return text
    }

    /// Several attributes of one view, a line each.
    package static func text(of derivations: [Derivation], layout: Layout, style: TextStyle) -> String {
        let names = ItemNames(layout)
        var text = ""
        for derivation in derivations {
            let name = printable(ConstraintText(names: names).anchor(derivation.anchor))
            let first = style.text(headline(derivation, name), as: .emphasis)
            let because = derivation.members.map { printable($0.text) }
            guard !because.isEmpty else {
                text += first + "\n"
                continue
            }
            let sentence = "because " + PointsText.list(because, limit: 4)
            text += first + "\n" + style.wrapped(sentence, first: "  ", indentation: 4)
        }
        return text
    }

    private static func headline(_ derivation: Derivation, _ name: String) -> String {
        let place = derivation.origin.map { " \(printable($0))" } ?? ""
        switch derivation.outcome {
        case .determined(let value): return "\(name) is \(PointsText.rounded(value))\(place)"
        case .fixed(let value): return "\(name) is \(PointsText.rounded(value)), whatever the constraints"
        case .conflicting(let value):
            return "\(name) is \(PointsText.rounded(value))\(place), but only because constraints conflict"
        case .open(let lowest?, let highest?):
            return "\(name) is ambiguous: \(PointsText.rounded(lowest)) to \(PointsText.rounded(highest))\(place)"
        case .open(let lowest?, nil): return "\(name) is ambiguous: at least \(PointsText.rounded(lowest))\(place)"
        case .open(nil, let highest?): return "\(name) is ambiguous: at most \(PointsText.rounded(highest))\(place)"
        case .open(nil, nil): return "\(name) is ambiguous: any value\(place) satisfies all constraints"
        }
    }

    // MARK: Steps

    private static func steps(_ derivation: Derivation, _ style: TextStyle) -> String {
        let width = String(derivation.steps.count).count
        return derivation.steps.map { step in
            let number = String(step.number)
            let label = String(repeating: " ", count: width - number.count) + number + ". "
            let sentence = printable(step.statement) + ": " + reasons(step.reasons)
            return style.wrapped(sentence, first: style.text(label, as: .faint), indentation: width + 2)
        }.joined()
    }

    /// "from 1 and 2", "root.leading is 0 and title.leading == root.leading + 16".
    private static func reasons(_ reasons: [Derivation.Reason]) -> String {
        var words: [String] = []
        for reason in reasons {
            if case .step(let number) = reason { words.append(String(number)) }
        }
        let refersToSteps = !words.isEmpty
        for reason in reasons {
            switch reason {
            case .step: break
            case .given(let fact): words.append(printable(fact))
            case .constraint(let member, let remark): words.append(printable(member.text + remark))
            }
        }
        return (refersToSteps ? "from " : "") + PointsText.list(words, limit: words.count)
    }

    // MARK: Lists

    private static func section(_ title: String, _ rows: [(String, String)], _ style: TextStyle) -> String {
        guard !rows.isEmpty else { return "" }
        var text = "\n" + style.text(title, as: .emphasis) + "\n"
        let widest = min(rows.map { displayWidth(printable($0.0)) }.max() ?? 0, 48)
        for (constraint, remark) in rows {
            let shown = printable(constraint)
            let gap = String(repeating: " ", count: max(widest - displayWidth(shown), 0) + 2)
            let line = "  " + shown + gap + printable(remark)
            let fits = style.width.map { displayWidth(line) <= $0 } ?? true
            if remark.isEmpty || !fits {
                text += style.wrapped(shown, first: "  ", indentation: 4)
                if !remark.isEmpty { text += style.wrapped(printable(remark), first: "      ", indentation: 6) }
            } else {
                text += line + "\n"
            }
        }
        return text
    }

    private static func bound(
        _ relation: String,
        _ value: Double?,
        _ members: [Derivation.Member],
        _ style: TextStyle
    ) -> String {
        guard let value else { return "" }
        return section("\(relation) \(PointsText.rounded(value))", members.map { ($0.text, "") }, style)
    }

    /// What keeps a constraint from holding: steps where they name it, else constraints.
    private static func beaten(_ entry: Derivation.Ineffective, _ derivation: Derivation) -> String {
        guard !entry.beatenBy.isEmpty else { return "" }
        var numbers: [Int] = []
        var others: [String] = []
        for member in entry.beatenBy {
            let step = derivation.steps.first { step in
                step.reasons.contains { reason in
                    guard case .constraint(let known, _) = reason else { return false }
                    return known.rows.contains(where: member.rows.contains)
                }
            }
            if let step { numbers.append(step.number) } else { others.append(member.text) }
        }
        let steps = Set(numbers).sorted().map(String.init)
        let listed = steps.isEmpty ? [] : [(steps.count == 1 ? "step " : "steps ") + PointsText.list(steps, limit: 8)]
        return ", beaten by " + PointsText.list(listed + others, limit: 4)
    }
}
